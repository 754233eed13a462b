import { isLegalPage } from '../../../domain/content/pages.ts'
import * as calls from '../../../domain/content/page-staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { findPagesToEdit } from '../content-queries.ts'
import { pagesWithDraft } from './draft-queries.ts'

/** every page of the resort's texts. */
export const listPagesToEdit = handle(calls.listPagesToEdit, 'read', async (tx, _input, { language }) => {
  const drafts = await pagesWithDraft(tx)
  const pages = await findPagesToEdit(tx, language)
  return {
    pages: pages.map(({ slug, title, changedAt }) => ({
      slug,
      title,
      changedAt: changedAt.toISOString(),
      isLegal: isLegalPage(slug),
      hasDraft: drafts.has(slug),
    })),
  }
})
