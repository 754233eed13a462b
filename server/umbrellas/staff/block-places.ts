import { FieldRefusal } from '../../../domain/platform/field-refusal.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/umbrellas/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { resortData } from '../resort-data.ts'
import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { insertBlock, readStanding } from './block-queries.ts'
import { noteAction } from './desk-actions.ts'

/** B-11: puts places out of use; the constraint decides, and what stands there is answered instead. */
export const blockPlaces = ({ settings, clock, announce }: UmbrellaFacts) =>
  handle(calls.blockPlaces, 'write', async (tx, input, { actor, afterCommit }) => {
    const { umbrellaIds, from, to, part, reason, note } = input
    const { plan } = await resortData(tx)
    const unknown = umbrellaIds.find((id) => plan.places.every((place) => place.id !== id))
    if (unknown !== undefined) throw new Refusal('umbrella_unknown', { umbrellaId: unknown })
    const { today } = await clock.moment(tx, settings.dayTurnHour)
    if (to < today) throw new FieldRefusal([{ field: 'to', code: 'date_past' }])
    const blockId = await insertBlock(tx, { ...input, accountId: actor.accountId })
    if (blockId === null) return { block: null, standing: await readStanding(tx, umbrellaIds, input) }
    await auditStaffAction(tx, actor, {
      action: 'place.block',
      subject: `block:${blockId}`,
      detail: { umbrellaIds, from, to, part, reason, note },
    })
    const acted = await noteAction(tx, settings, actor, { kind: 'block', undo: { blockId } })
    afterCommit(() => announce([{ from, to }]))
    return { block: { blockId, ...acted }, standing: [] }
  })
