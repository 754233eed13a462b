import { isLegalPage } from '../../../domain/content/pages.ts'
import * as calls from '../../../domain/content/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { findPagesToEdit } from '../content-queries.ts'

/** every page of the resort's texts. */
export const listPagesToEdit = handle(calls.listPagesToEdit, 'read', async (tx) => ({
  pages: (await findPagesToEdit(tx)).map(({ slug, title, changedAt }) => ({
    slug,
    title,
    changedAt: changedAt.toISOString(),
    isLegal: isLegalPage(slug),
  })),
}))
