import * as calls from '../../../domain/orders/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import type { OrderFacts } from '../order-facts.ts'
import { offerSale } from './sale-offer.ts'

/** B-11: what places cost for who stands at the desk. */
export const quoteWalkIn = ({ settings }: Pick<OrderFacts, 'settings'>) =>
  handle(calls.quoteWalkIn, 'read', async (tx, wish) => {
    const { lines, serviceCents, totalCents } = await offerSale(tx, settings, wish)
    return {
      lines: lines.map(({ umbrellaId, code, price, totalCents: cost }) => ({
        umbrellaId,
        code,
        price,
        totalCents: cost,
      })),
      serviceCents,
      totalCents,
    }
  })
