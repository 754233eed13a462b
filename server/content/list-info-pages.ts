import * as calls from '../../domain/content/page-calls.ts'
import { INFO_PAGES, isLegalPage } from '../../domain/content/pages.ts'
import { handle } from '../platform/handler.ts'
import { findTitles } from './content-queries.ts'

/** the info pages in the order of the app, then what else the resort has written. */
export const listInfoPages = handle(calls.listInfoPages, 'read', async (tx, { language }) => {
  const pages = (await findTitles(tx, language)).filter(({ slug }) => !isLegalPage(slug))
  const place = (slug: string) => {
    const index = INFO_PAGES.findIndex((known) => known === slug)
    return index < 0 ? INFO_PAGES.length : index
  }
  return { pages: pages.toSorted((a, b) => place(a.slug) - place(b.slug)) }
})
