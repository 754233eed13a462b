import type { Settings } from '../../../domain/settings/settings.ts'
import type { PricedLine } from '../../../domain/umbrellas/lock-rules.ts'
import type { Period } from '../../../domain/umbrellas/period.ts'
import type { Queryable } from '../../platform/database.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import { moveLine } from '../changes/change-queries.ts'
import { moveRefusal } from '../changes/move-refusal.ts'

interface Placing {
  readonly orderId: number
  readonly bookingId: number
  readonly period: Period
  readonly line: PricedLine
  readonly reason: string
}

/** Puts a booking of a locked order onto a place for some days; the constraint decides. Throws its refusals. */
export async function placeOn(
  tx: Queryable,
  { maxUmbrellas }: Settings,
  { orderId, bookingId, period, line, reason }: Placing,
): Promise<void> {
  const { stock } = await resortData(tx)
  const { from, to, part } = period
  const move = { orderId, bookingId, period: { from, to, part }, line, stock, maxUmbrellas, reason }
  const outcome = await moveLine(tx, { ...move, actor: 'staff' })
  if (outcome.outcome !== 'moved') throw moveRefusal(outcome, line.code)
}
