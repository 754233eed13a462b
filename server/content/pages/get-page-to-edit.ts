import * as calls from '../../../domain/content/page-staff-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { readPageDraft } from './draft-queries.ts'
import { shownPage } from './page-words.ts'

/** one page in all languages, and its draft. */
export const getPageToEdit = handle(calls.getPageToEdit, 'read', async (tx, { slug }, { actor }) => {
  const shown = await shownPage(tx, slug)
  if (shown === null) throw new Refusal('not_found')
  const draft = await readPageDraft(tx, slug)
  return {
    slug,
    revision: shown.revision,
    published: shown.page,
    draft: draft && {
      version: draft.version,
      page: draft.page,
      savedAt: draft.savedAt,
      by: draft.by,
      isMine: draft.accountId === actor.accountId,
    },
  }
})
