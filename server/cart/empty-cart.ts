import * as calls from '../../domain/cart/calls.ts'
import { handle } from '../platform/handler.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import { emptyUmbrellaCart } from '../umbrellas/umbrella-cart.ts'

/** frees every place of the cart; done as well when it is empty. */
export const emptyCart = (announce: (changes: readonly OccupancyChange[]) => void) =>
  handle(calls.emptyCart, 'statement', async (tx, _input, { actor, afterCommit }) => {
    const freed = await emptyUmbrellaCart(tx, actor.accountId)
    afterCommit(() => announce(freed))
    return { done: true as const }
  })
