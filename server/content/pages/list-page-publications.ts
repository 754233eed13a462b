import * as calls from '../../../domain/content/page-staff-calls.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { handle } from '../../platform/handler.ts'
import { findPublications, type StoredPublication } from './publication-queries.ts'

/** when a page was published, by whom, and in which languages it changed. */
export const listPagePublications = handle(calls.listPagePublications, 'read', async (tx, { slug }) => {
  const all = await findPublications(tx, slug)
  const current = all.find(({ isUndone }) => !isUndone)
  return {
    publications: all.map((one, index) => {
      const before = all.slice(index + 1).find(({ isUndone }) => !isUndone)
      const { publicationId, cause, publishedAt, by, isUndone, versions } = one
      return {
        publicationId,
        cause,
        publishedAt,
        by,
        changed: changedIn(one, before),
        isUndone,
        isCurrent: one === current,
        versions,
      }
    }),
  }
})

function changedIn({ versions }: StoredPublication, before: StoredPublication | undefined) {
  return LANGUAGES.filter((language) => versions[language] !== before?.versions[language])
}
