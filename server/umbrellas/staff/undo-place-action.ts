import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/umbrellas/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import type { OccupancyChange } from '../occupancy-changes.ts'
import { resortData } from '../resort-data.ts'
import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { endBlock, lockBlock, readBlockDays, restoreBlock } from './block-queries.ts'
import { takeBack } from './desk-actions.ts'
import { restoreHold, type HoldUndo } from './hold-queries.ts'

/** B-11: truly takes back what was done to places, or refuses when somebody has acted since. */
export const undoPlaceAction = ({ settings, announce }: UmbrellaFacts) =>
  handle(calls.undoPlaceAction, 'write', async (tx, { actionId }, { actor, afterCommit }) => {
    const { kind, undo } = await takeBack(tx, settings, actionId, ['block', 'unblock', 'break_hold'])
    const changes =
      kind === 'break_hold'
        ? await giveBack(tx, undo as readonly HoldUndo[])
        : await turnBack(tx, kind === 'block', undo as BlockUndo)
    await auditStaffAction(tx, actor, { action: 'place.undo', subject: `desk-action:${actionId}`, detail: { kind } })
    afterCommit(() => announce(changes))
    return { done: true as const }
  })

interface BlockUndo {
  readonly blockId: number
  readonly umbrellaIds?: readonly number[]
}

async function turnBack(tx: Queryable, isBlock: boolean, { blockId, umbrellaIds = [] }: BlockUndo) {
  const days = isBlock ? await lockBlock(tx, blockId) : await readBlockDays(tx, blockId)
  if (days === null) throw new Refusal('status_changed')
  const isDone = isBlock ? (await endBlock(tx, blockId, null)).length > 0 : await restoreBlock(tx, blockId, umbrellaIds)
  if (!isDone) throw new Refusal('status_changed')
  return [days]
}

async function giveBack(tx: Queryable, holds: readonly HoldUndo[]): Promise<OccupancyChange[]> {
  const { stock } = await resortData(tx)
  const changes: OccupancyChange[] = []
  for (const hold of holds) {
    if (!(await restoreHold(tx, hold, stock))) throw new Refusal('status_changed')
    changes.push({ from: hold.from, to: hold.to })
  }
  return changes
}
