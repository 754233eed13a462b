import { withRefundTerms } from '../../domain/content/refund-terms.ts'
import type { Language } from '../../domain/platform/language.ts'
import { refundPolicyOf } from '../../domain/settings/refund-policy.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import { findPage, findVersion } from './content-queries.ts'

/** Text of a page as a parameter answers it, with the rule of refunds, or null when there is none. */
export async function pageText(
  tx: Queryable,
  slug: string,
  language: Language,
  settings: Settings,
): Promise<string | null> {
  const page = await findPage(tx, slug, language)
  return page && withRefundTerms(page.markdown, refundPolicyOf(settings), language)
}

/** Version of the text that is shown now, or null when there is none. */
export async function pageVersion(tx: Queryable, slug: string, language: Language): Promise<string | null> {
  return (await findPage(tx, slug, language))?.version ?? null
}

/** Whether a text was ever shown in this version, so that somebody can have read it. */
export async function pageVersionExists(
  tx: Queryable,
  slug: string,
  language: Language,
  version: string,
): Promise<boolean> {
  return (await findVersion(tx, slug, language, version)) !== null
}
