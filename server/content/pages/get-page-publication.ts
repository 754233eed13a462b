import * as calls from '../../../domain/content/page-staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { wordsOf } from './page-words.ts'
import { findPublication, findVersions } from './publication-queries.ts'

/** R-508, B-15: a page word for word as it was published. */
export const getPagePublication = handle(calls.getPagePublication, 'read', async (tx, { publicationId }) => {
  const found = await findPublication(tx, Number(publicationId))
  if (found === null) throw new Refusal('not_found')
  const { slug, versions } = found
  return { slug, publicationId: found.publicationId, page: wordsOf(await findVersions(tx, slug, versions)) }
})
