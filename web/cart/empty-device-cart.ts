import { emptyBarCart } from '../bar/bar-cart.ts'
import { parkingCart } from '../parking/parking-cart.ts'
import { forgetTable } from '../restaurant/table-draft.ts'
import { serviceCart } from '../services/service-cart.ts'
import { instalmentCart } from '../subscriptions/instalment-cart.ts'
import { forgetSubscription } from '../subscriptions/subscription-draft.ts'
import type { DeviceCartKind } from './cart-kinds.ts'

const EMPTY: Readonly<Record<DeviceCartKind, () => void>> = {
  bar: emptyBarCart,
  restaurant: forgetTable,
  parking: () => parkingCart.set(null),
  service: () => serviceCart.set(null),
  subscription: forgetSubscription,
  instalment: () => instalmentCart.set(null),
}

/** Empties a cart whose order is made. */
export function emptyDeviceCart(kind: DeviceCartKind): void {
  EMPTY[kind]()
}
