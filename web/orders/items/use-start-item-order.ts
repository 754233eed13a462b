import { useState } from 'react'
import {
  evaluateItemOrder,
  startItemOrder,
  type ItemCartInput,
  type ItemQuote,
} from '../../../domain/orders/item-calls.ts'
import { isCallFailure } from '../../platform/call.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useCallMutation } from '../../platform/queries.ts'
import { useGuest, type GuestAsking } from '../../accounts/use-guest.ts'
import { useFinish } from '../checkout/use-finish.ts'
import { itemCheckoutPath } from './item-paths.ts'
import { forgetPress, noteOrdered, pressOf } from './item-presses.ts'

/**
 * Orders a cart straight from the page that fills it, without a checkout, where nothing is to be paid: a table without a
 * deposit. A cart that has a price goes on to its checkout instead.
 *
 * The slices that fill carts stand to the left of `orders` and cannot import this. The page of their route is therefore put
 * together here: `web/orders/items/TablePage.tsx` is what `web/routes.ts` opens, and it hands the ordering to the page of
 * `web/restaurant` as the property `ordering`, whose shape that page declares by itself:
 * `{ order(cart: RestaurantCart): Promise<void>; isBusy: boolean; failure: unknown }`. The page has put the cart into its
 * device store before it calls `order`; the checkout reads it from there. Parking and services always have a price: their
 * pages fill their device cart and link to `/tabs/home/carrello?cart=parking` or `?cart=service`, and need nothing from here.
 */
export interface DirectOrdering {
  /** Orders the cart, asks a guest for their details first, and opens the outcome or the checkout. Never rejects. */
  readonly order: (cart: ItemCartInput) => Promise<void>
  readonly isBusy: boolean
  /** Why the last press became no order, for `useFailureText`; null when there is nothing to say. */
  readonly failure: unknown
}

/** The ordering, and what the page shows of it besides: the sheet that asks a guest who they are. */
export function useStartItemOrder(): DirectOrdering & { readonly guest: GuestAsking } {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const guest = useGuest()
  const place = usePlaceFreely()
  async function order(cart: ItemCartInput): Promise<void> {
    if (isBusy) return
    setFailure(null)
    if (!(await guest.ensure())) return
    setBusy(true)
    try {
      await place(cart)
    } catch (thrown) {
      setFailure(thrown)
    } finally {
      setBusy(false)
    }
  }
  return { order, isBusy, failure, guest }
}

/** Quotes a cart, orders it when it costs nothing, and goes where it goes on. */
function usePlaceFreely(): (cart: ItemCartInput) => Promise<void> {
  const evaluate = useCallMutation(evaluateItemOrder)
  const start = useCallMutation(startItemOrder)
  const finish = useFinish()
  const go = useGo()
  return async (cart) => {
    const quote = await evaluate.mutateAsync({ cart })
    if (quote.totalCents > 0) return go(itemCheckoutPath(cart.cart), { query: { cart: cart.cart } })
    const press = pressOf(cart)
    try {
      const order = await start.mutateAsync(freely(quote, press.clientId))
      noteOrdered(cart.cart, press.clientId, order.orderId)
      finish(order)
    } catch (thrown) {
      // An order that may exist keeps its press: trying again finds it.
      if (!(isCallFailure(thrown) && thrown.isUnknownOutcome)) forgetPress(cart.cart)
      throw thrown
    }
  }
}

/** What nothing is paid for: there are no conditions of sale to accept. */
function freely({ quoteId, conditions }: ItemQuote, clientId: string) {
  const method = 'no_payment_needed' as const
  const conditionsVersion = conditions.find((each) => each.method === method)?.version ?? null
  return { quoteId, clientId, method, conditionsAccepted: false, conditionsVersion }
}
