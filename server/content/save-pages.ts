import type { Queryable } from '../platform/database.ts'
import { addImportedPublications } from './pages/publication-queries.ts'
import { addPages, showPages, type Page } from './content-queries.ts'

export type { Page }

/**
 * Makes `pages` the resort's texts. Old versions stay, because consents and orders name them. Throws an Error
 * that names the pages whose words changed under a version that exists already.
 */
export async function savePages(tx: Queryable, pages: readonly Page[]): Promise<void> {
  const changed = await addPages(tx, pages)
  if (changed.length > 0) {
    const list = changed.map((page) => `${page.slug} (${page.language}, version ${page.version})`).join(', ')
    throw new Error(`these pages changed but kept their version, give them a new one: ${list}`)
  }
  await showPages(tx, pages)
  await addImportedPublications(tx)
}
