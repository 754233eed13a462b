import * as calls from '../../../domain/content/staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { pageToEdit } from './page-texts-to-edit.ts'

/** one page in all languages. */
export const getPageToEdit = handle(calls.getPageToEdit, 'read', async (tx, { slug }) => {
  const page = await pageToEdit(tx, slug)
  if (page === null) throw new Refusal('not_found')
  return { slug, ...page }
})
