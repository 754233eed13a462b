import { SECOND } from '../../../domain/platform/duration.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/umbrellas/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { enqueueNotice } from '../../platform/notices.ts'
import { resortData } from '../resort-data.ts'
import { placeCode } from '../stored-lines.ts'
import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { noteAction } from './desk-actions.ts'
import { readHoldsOfHolder, removeHold, type BrokenHold } from './hold-queries.ts'

type Broken = Extract<BrokenHold, { outcome: 'broken' }>

/** B-11: frees what somebody leaves in their cart, and tells them once it is for good. Whoever is paying is left alone. */
export const breakHold = ({ settings, announce }: UmbrellaFacts) =>
  handle(calls.breakHold, 'write', async (tx, { holdId, allOfHolder }, { actor, afterCommit }) => {
    const ids = allOfHolder ? await readHoldsOfHolder(tx, holdId) : [holdId]
    const broken: Broken[] = []
    for (const id of ids) {
      const one = await removeHold(tx, id)
      if (one?.outcome === 'payment_in_progress') throw new Refusal('payment_in_progress')
      if (one !== null) broken.push(one)
    }
    if (broken.length === 0) throw new Refusal('not_found')
    const acted = await noteAction(tx, settings, actor, { kind: 'break_hold', undo: broken.map(({ undo }) => undo) })
    await auditStaffAction(tx, actor, {
      action: 'place.break-hold',
      subject: `hold:${holdId}`,
      detail: { places: broken.map(({ umbrellaId, from, to, part }) => ({ umbrellaId, from, to, part })) },
    })
    const codes = await codesOf(tx, broken)
    await tell(tx, broken, codes, acted.actionId, settings.deskUndoSeconds)
    afterCommit(() => announce(broken))
    return { ...acted, codes }
  })

async function codesOf(tx: Queryable, broken: readonly Broken[]): Promise<string[]> {
  const { plan } = await resortData(tx)
  return broken.map(({ umbrellaId }) => placeCode(plan, umbrellaId))
}

async function tell(
  tx: Queryable,
  broken: readonly Broken[],
  codes: readonly string[],
  actionId: number,
  afterSeconds: number,
): Promise<void> {
  const [first] = broken
  if (first === undefined) return
  const { accountId, from, to, part } = first
  await enqueueNotice(
    tx,
    `desk-action-${actionId}`,
    { accountId, topic: 'place_released', facts: { codes: codes.join(', '), from, to, part, actionId } },
    afterSeconds * SECOND,
  )
}
