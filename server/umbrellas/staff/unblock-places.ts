import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/umbrellas/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { endBlock, lockBlock } from './block-queries.ts'
import { noteAction } from './desk-actions.ts'

/** B-11: puts places back into use. Who waits for one is offered it by the waiting list's job. */
export const unblockPlaces = ({ settings, announce }: UmbrellaFacts) =>
  handle(calls.unblockPlaces, 'write', async (tx, { blockId, umbrellaIds }, { actor, afterCommit }) => {
    const block = await lockBlock(tx, blockId)
    const freed = block === null ? [] : await endBlock(tx, blockId, umbrellaIds)
    if (block === null || freed.length === 0) throw new Refusal('not_found')
    await auditStaffAction(tx, actor, {
      action: 'place.unblock',
      subject: `block:${blockId}`,
      detail: { umbrellaIds: freed, ...block },
    })
    afterCommit(() => announce([block]))
    return noteAction(tx, settings, actor, { kind: 'unblock', undo: { blockId, umbrellaIds: freed } })
  })
