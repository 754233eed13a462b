import { CONSENT_PAGES } from '../../domain/accounts/confirmation-rules.ts'
import type { FieldProblem } from '../../domain/platform/field-problem.ts'
import type { Language } from '../../domain/platform/language.ts'
import { pageVersionExists } from '../content/page-texts.ts'
import type { Queryable } from '../platform/database.ts'

/** The texts that a sign-up says were shown. */
interface ShownTexts {
  readonly language: Language
  readonly personalDataVersion: string
  readonly purposesVersion: string
}

/** What is wrong with the versions of the two consents: there has to be a text that says what was agreed to. */
export async function consentProblems(tx: Queryable, shown: ShownTexts): Promise<FieldProblem[]> {
  const { personal_data: personalData, purposes } = CONSENT_PAGES
  const [readExists, acceptedExists] = await Promise.all([
    pageVersionExists(tx, personalData, shown.language, shown.personalDataVersion),
    pageVersionExists(tx, purposes, shown.language, shown.purposesVersion),
  ])
  return [
    ...(readExists ? [] : [{ field: 'personalDataVersion', code: 'not_offered' } as const]),
    ...(acceptedExists ? [] : [{ field: 'purposesVersion', code: 'not_offered' } as const]),
  ]
}
