import * as calls from '../../../domain/content/staff-calls.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { addPages, lockPages, showVersions } from '../content-queries.ts'
import { pageRevision, pageVersion } from '../page-version.ts'
import { pageToEdit } from './page-texts-to-edit.ts'

/** new versions of what changed; whoever accepted an earlier text keeps that one. */
export const savePage = handle(calls.savePage, 'write', async (tx, { slug, revision, texts }, { actor }) => {
  await lockPages(tx)
  const before = await pageToEdit(tx, slug)
  if ((before?.revision ?? null) !== revision) throw new Refusal('status_changed')
  const pages = LANGUAGES.map((language) => ({
    slug,
    language,
    ...texts[language],
    version: pageVersion(texts[language]),
  }))
  await addPages(tx, pages)
  await showVersions(tx, pages)
  const after = pageRevision(pages.map(({ version }) => version))
  await auditStaffAction(tx, actor, {
    action: 'page.save',
    subject: `page:${slug}`,
    detail: { before: revision, after },
  })
  return { slug, revision: after }
})
