import * as calls from '../../domain/bar/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import type { BarFacts } from './bar-facts.ts'
import { readGuestOrder } from './bar-order-queries.ts'
import { sign } from './signed.ts'

/** one's own order of the bar; anybody else's answers as if unknown. */
export const getBarOrder = ({ tagKey }: Pick<BarFacts, 'tagKey'>) =>
  handle(calls.getBarOrder, 'read', async (tx, { orderId }, { actor }) => {
    const found = await readGuestOrder(tx, orderId, actor.accountId)
    if (found === null) throw new Refusal('not_found')
    const { rejectReason, rejectText, ...order } = found
    return {
      ...order,
      rejection: rejectReason === null ? null : { reason: rejectReason, text: rejectText },
      watchKey: sign(tagKey, 'order', [String(orderId)]),
    }
  })
