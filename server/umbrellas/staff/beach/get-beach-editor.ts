import { getBeachEditor as call } from '../../../../domain/umbrellas/beach-calls.ts'
import { writeBeach } from '../../../../domain/umbrellas/files/write-resort.ts'
import { handle } from '../../../platform/handler.ts'
import { readBeach } from '../../plan-queries.ts'
import { NoResort } from '../../resort-data.ts'
import { readDraft } from './beach-queries.ts'

/** B-23: the published plan as an export writes it, and the draft. */
export const getBeachEditor = handle(call, 'read', async (tx, _input, { actor }) => {
  const [stored, draft] = await Promise.all([readBeach(tx), readDraft(tx)])
  if (stored === null) throw new NoResort()
  return {
    published: { version: stored.version, file: writeBeach(stored.beach) },
    draft: draft && {
      version: draft.version,
      file: draft.file,
      savedAt: draft.savedAt,
      by: draft.by,
      isMine: draft.accountId === actor.accountId,
    },
  }
})
