import * as calls from '../../../domain/content/page-staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { lockPages, showVersions } from '../content-queries.ts'
import { pageChanged, revisionOf, shownPage } from './page-words.ts'
import { addPublication, findPublication, findVersions } from './publication-queries.ts'

/** an earlier publication is what guests read again, as a publication of its own. */
export const restorePage = handle(calls.restorePage, 'write', async (tx, { publicationId, revision }, { actor }) => {
  await lockPages(tx)
  const wanted = await findPublication(tx, publicationId)
  if (wanted === null) throw new Refusal('not_found')
  const { slug, versions } = wanted
  if ((await shownPage(tx, slug))?.revision !== revision) throw await pageChanged(tx, slug)
  const texts = await findVersions(tx, slug, versions)
  await showVersions(tx, texts)
  const restored = await addPublication(tx, { slug, cause: 'restore', accountId: actor.accountId })
  const after = revisionOf(texts)
  await auditStaffAction(tx, actor, {
    action: 'page.restore',
    subject: `page:${slug}`,
    detail: { publicationId: restored, ofId: publicationId, before: revision, after },
  })
  return { publicationId: restored, revision: after }
})
