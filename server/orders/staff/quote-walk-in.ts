import * as calls from '../../../domain/orders/sale-calls.ts'
import { handle } from '../../platform/handler.ts'
import { dogsAround } from '../../umbrellas/dogs-around.ts'
import type { OrderFacts } from '../order-facts.ts'
import { offerSale } from './sale-offer.ts'

/** B-11: what places cost for who stands at the desk, and what dogs round them speak against it (B-17). */
export const quoteWalkIn = ({ settings }: Pick<OrderFacts, 'settings'>) =>
  handle(calls.quoteWalkIn, 'read', async (tx, wish, { actor: { roles } }) => {
    const { lines, serviceCents, totalCents } = await offerSale(tx, settings, wish, { roles, overrulesDogs: true })
    const hasDogs = wish.places.some(({ dogs }) => dogs.length > 0)
    const around = await dogsAround(tx, settings, wish, null, hasDogs)
    return {
      lines: lines.map(({ umbrellaId, code, dogs, price, totalCents: cost }) => ({
        umbrellaId,
        code,
        price,
        totalCents: cost,
        around: around(umbrellaId, dogs),
      })),
      serviceCents,
      totalCents,
    }
  })
