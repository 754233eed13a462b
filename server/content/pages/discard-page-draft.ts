import * as calls from '../../../domain/content/page-staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { takePageDraft } from './draft-queries.ts'
import { pageChanged } from './page-words.ts'

/** throws a page's draft away. Its text is with who asked, who saves it again to take that back. */
export const discardPageDraft = handle(calls.discardPageDraft, 'write', async (tx, { slug, version }, { actor }) => {
  if ((await takePageDraft(tx, slug, version)) === null) throw await pageChanged(tx, slug)
  await auditStaffAction(tx, actor, { action: 'page.discard-draft', subject: `page:${slug}`, detail: { version } })
  return { done: true as const }
})
