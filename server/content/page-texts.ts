import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'
import { findPage, findVersion } from './content-queries.ts'

/** Text of a page as a parameter answers it, or null when there is none. */
export async function pageText(tx: Queryable, slug: string, language: Language): Promise<string | null> {
  return (await findPage(tx, slug, language))?.markdown ?? null
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
