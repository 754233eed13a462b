import * as calls from '../../domain/arrivals/stranded-calls.ts'
import { TENDERS, type Tender } from '../../domain/payments/tender.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { giveBackAtDesk } from '../payments/desk-refund.ts'
import { handle } from '../platform/handler.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { solveStranded } from './solve-stranded.ts'
import { readMoneyOf } from './stranded-queries.ts'

/** Names a refund of stranded guests by one tender. */
export const refundKey = (pressId: string, tender: Tender) => `${pressId}:${tender}`

/** Why the till gave it back; read by the resort's people. */
const REASON = 'stranded'

/** B-04, B-12, B-32: all that was taken of stranded guests goes back, by the tender that it came by, within the limits of every refund. */
export const refundStranded = ({ settings, announceBeachDay }: ArrivalFacts) =>
  handle(calls.refundStranded, 'write', async (tx, { orderId, pressId, amountCents }, context) => {
    const { actor, deviceName: device, afterCommit } = context
    const solved = await solveStranded(tx, actor, { orderId, pressId, kind: 'refunded' }, async ({ moneyCents }) => {
      if (moneyCents === 0 || moneyCents !== amountCents) throw new Refusal('quote_changed', { totalCents: moneyCents })
      const money = await readMoneyOf(tx, orderId)
      const tenders = TENDERS.filter((tender) => money[tender] > 0)
      for (const tender of tenders) {
        const refund = {
          orderId,
          tender,
          amountCents: money[tender],
          reason: REASON,
          key: refundKey(pressId, tender),
          device,
        }
        await giveBackAtDesk(tx, settings, actor, refund)
      }
      return { tenders, audit: { amountCents, tenders } }
    })
    afterCommit(announceBeachDay)
    return solved
  })
