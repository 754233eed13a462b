import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import type { PricedLine } from '../../../domain/umbrellas/lock-rules.ts'
import type { Period } from '../../../domain/umbrellas/period.ts'
import type { Queryable } from '../../platform/database.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import { moveLine } from '../changes/change-queries.ts'

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
  switch (outcome.outcome) {
    case 'moved':
      return
    case 'umbrella_taken':
      throw new Refusal('umbrella_taken', { codes: [line.code] })
    case 'extra_sold_out':
      throw new Refusal('extra_sold_out', { extras: outcome.extras })
    case 'too_many_umbrellas':
      throw new Refusal('too_many_umbrellas', { scope: 'half_day', max: outcome.max, have: outcome.have })
    case 'days_returned':
      throw new Refusal('days_returned')
  }
}
