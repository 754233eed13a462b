import * as calls from '../../domain/content/page-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { findPage, findVersion } from './content-queries.ts'

/** one text of the resort, as it is shown now or as it was when somebody accepted it. */
export const getPage = handle(calls.getPage, 'read', async (tx, { slug, language, version }) => {
  const page =
    version === undefined ? await findPage(tx, slug, language) : await findVersion(tx, slug, language, version)
  if (page === null) throw new Refusal('not_found')
  return page
})
