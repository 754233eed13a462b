import { getDeliveryPlaces, type BarCart, type Delivery, type DeliveryPlace } from '../../domain/bar/calls.ts'
import { useCallQuery } from '../platform/queries.ts'
import { resortDay } from '../platform/resort-day.ts'
import { useSession } from '../platform/session.ts'
import { useStore } from '../platform/store.ts'
import { barCartStore, cartToSend, chosenDelivery, type DeviceBarCart } from './bar-cart.ts'

/** Where the cart goes, and where it could go. */
export interface KnownDelivery {
  /** Null until somebody has said it. */
  readonly delivery: Delivery | null
  /** The places that the person has booked for today; the first is where things go unless they say otherwise. */
  readonly ownPlaces: readonly DeliveryPlace[]
}

/** Where a cart goes: as the guest chose today, else to their own place of today. */
export function useDelivery(cart: DeviceBarCart): KnownDelivery {
  const { isLoggedIn, guestToken } = useSession()
  const { data } = useCallQuery(getDeliveryPlaces, {}, { enabled: isLoggedIn || guestToken !== null })
  const ownPlaces = data?.places ?? []
  const [own] = ownPlaces
  const prefilled: Delivery | null = own ? { kind: 'umbrella', code: own.code } : null
  return { delivery: chosenDelivery(cart, resortDay()) ?? prefilled, ownPlaces }
}

/** The bar's cart of this device, with the delivery that it has now. */
export function useBarCart(): KnownDelivery & {
  readonly cart: DeviceBarCart
  readonly onChange: (cart: DeviceBarCart) => void
  /** As `orders/evaluateItems` and `orders/startItems` take it; null while something is missing. */
  readonly toSend: BarCart | null
} {
  const cart = useStore(barCartStore)
  const known = useDelivery(cart)
  return { ...known, cart, onChange: barCartStore.set, toSend: cartToSend(cart, known.delivery) }
}
