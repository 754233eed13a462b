import type { BarCart } from '../../domain/bar/calls.ts'
import type { ParkingCart } from '../../domain/parking/calls.ts'
import type { RestaurantCart } from '../../domain/restaurant/calls.ts'
import type { ServiceCart } from '../../domain/services/calls.ts'
import { useBarCart } from '../bar/use-bar-cart.ts'
import { parkingCart } from '../parking/parking-cart.ts'
import { useStore } from '../platform/store.ts'
import { tableCart } from '../restaurant/table-draft.ts'
import { serviceCart } from '../services/service-cart.ts'
import type { InstalmentCart, SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import { instalmentCart } from '../subscriptions/instalment-cart.ts'
import { subscriptionDraft } from '../subscriptions/subscription-draft.ts'
import type { DeviceCartKind } from './cart-kinds.ts'

/** A cart of any slice, whole. */
type WholeCart = BarCart | RestaurantCart | ParkingCart | ServiceCart | SubscriptionCart | InstalmentCart

/** A cart of the device as it is priced and ordered; null while it is empty, or something is still to be said. */
export function useCartToSend(kind: DeviceCartKind): WholeCart | null {
  const bar = useBarCart().toSend
  const parking = useStore(parkingCart)
  const service = useStore(serviceCart)
  const table = useStore(tableCart)
  const draft = useStore(subscriptionDraft)
  const instalment = useStore(instalmentCart)
  const subscription = draft?.isAdded ? draft.cart : null
  return { bar, restaurant: table, parking, service, subscription, instalment }[kind]
}
