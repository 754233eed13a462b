import * as calls from '../../../domain/content/page-staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { lockPages, showVersions } from '../content-queries.ts'
import { writePageDraft } from './draft-queries.ts'
import { pageChanged, revisionOf, shownPage, wordsOf } from './page-words.ts'
import { findPublications, findPublication, findVersions, markPublicationUndone } from './publication-queries.ts'

/** guests read what they read before, when what was published is still what they read. */
export const undoPagePublish = handle(calls.undoPagePublish, 'write', async (tx, { publicationId }, { actor }) => {
  await lockPages(tx)
  const wanted = await findPublication(tx, publicationId)
  if (wanted === null) throw new Refusal('not_found')
  const { slug } = wanted
  const standing = (await findPublications(tx, slug)).filter(({ isUndone }) => !isUndone)
  const [last, before] = standing
  const after = await findVersions(tx, slug, wanted.versions)
  const isShown = (await shownPage(tx, slug))?.revision === revisionOf(after)
  if (last?.publicationId !== publicationId || before === undefined || !isShown) throw await pageChanged(tx, slug)
  await showVersions(tx, await findVersions(tx, slug, before.versions))
  await markPublicationUndone(tx, publicationId)
  const { accountId } = actor
  // Where somebody has begun another draft meanwhile, that one stays; an earlier text that was shown again is no draft.
  if (wanted.cause === 'publish') await writePageDraft(tx, { slug, page: wordsOf(after), version: null, accountId })
  await auditStaffAction(tx, actor, { action: 'page.undo', subject: `page:${slug}`, detail: { publicationId } })
  return { done: true as const }
})
