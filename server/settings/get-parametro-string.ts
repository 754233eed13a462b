import * as calls from '../../domain/settings/calls.ts'
import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { stringParameter, type StringParameter } from '../../domain/settings/parameters.ts'
import { privacyUrl } from '../../domain/settings/privacy-url.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'

export interface ParameterTexts {
  readonly settings: Settings
  /** Where guests reach the app, without a slash at the end. */
  readonly publicUrl: string
  /** Text of one of the resort's pages, or null when there is none. */
  readonly pageText: (tx: Queryable, slug: string, language: Language, settings: Settings) => Promise<string | null>
}

/** a public text in the asker's language; anything else answers as if unknown. */
export const getParametroString = (texts: ParameterTexts) =>
  handle(calls.getParametroString, 'read', async (tx, input, { language }) => {
    const parameter = stringParameter(texts.settings, input.idParametro)
    const text = parameter === null ? null : await textOf(tx, parameter, texts, language)
    if (text === null) throw new Refusal('not_found')
    return text
  })

async function textOf(
  tx: Queryable,
  parameter: StringParameter,
  texts: ParameterTexts,
  language: Language,
): Promise<string | null> {
  if (parameter.kind === 'page') return texts.pageText(tx, parameter.slug, language, texts.settings)
  if (parameter.key === 'privacyUrlIt') return privacyUrl(texts.settings, 'it', texts.publicUrl)
  if (parameter.key === 'privacyUrlEn') return privacyUrl(texts.settings, 'en', texts.publicUrl)
  return parameter.text
}
