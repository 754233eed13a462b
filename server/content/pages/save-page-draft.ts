import * as calls from '../../../domain/content/page-staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { readPageDraft, writePageDraft } from './draft-queries.ts'
import { pageChanged, shownPage } from './page-words.ts'

/** saves a page's draft over the version that it was made from. Guests read what was published last. */
export const savePageDraft = handle(calls.savePageDraft, 'write', async (tx, { slug, page, version }, { actor }) => {
  if ((await shownPage(tx, slug)) === null) throw new Refusal('not_found')
  const before = await readPageDraft(tx, slug)
  const saved = await writePageDraft(tx, { slug, page, version, accountId: actor.accountId })
  if (saved === null) throw await pageChanged(tx, slug)
  if (before?.accountId !== actor.accountId) {
    await auditStaffAction(tx, actor, {
      action: before === null ? 'page.begin-draft' : 'page.take-draft',
      subject: `page:${slug}`,
      detail: { version: saved.version },
    })
  }
  return saved
})
