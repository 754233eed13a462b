import * as calls from '../../../domain/content/page-staff-calls.ts'
import { missingLanguages, requireNothingMissing } from '../../../domain/content/publishing.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { addPages, lockPages, showVersions } from '../content-queries.ts'
import { takePageDraft } from './draft-queries.ts'
import { pageChanged, revisionOf, shownPage, textsOf } from './page-words.ts'
import { addPublication } from './publication-queries.ts'

/** new versions of what changed; whoever accepted an earlier text keeps that one. */
export const publishPage = handle(calls.publishPage, 'write', async (tx, { slug, version, revision }, { actor }) => {
  await lockPages(tx)
  const before = await shownPage(tx, slug)
  const page = before?.revision === revision ? await takePageDraft(tx, slug, version) : null
  if (page === null) throw await pageChanged(tx, slug)
  const missing = new Set([page.title, page.markdown].flatMap((text) => missingLanguages(text, text)))
  requireNothingMissing(LANGUAGES.filter((language) => missing.has(language)))
  const texts = textsOf(slug, page)
  await addPages(tx, texts)
  await showVersions(tx, texts)
  const publicationId = await addPublication(tx, { slug, cause: 'publish', accountId: actor.accountId })
  const after = revisionOf(texts)
  await auditStaffAction(tx, actor, {
    action: 'page.publish',
    subject: `page:${slug}`,
    detail: { publicationId, before: revision, after },
  })
  return { publicationId, revision: after }
})
