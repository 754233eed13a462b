import * as calls from '../../domain/content/page-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { findPage } from './content-queries.ts'

/** one text of the resort. */
export const getPage = handle(calls.getPage, 'read', async (tx, { slug, language }) => {
  const page = await findPage(tx, slug, language)
  if (page === null) throw new Refusal('not_found')
  return page
})
