import type { ItemCartInput } from '../../domain/orders/item-calls.ts'
import { useBarCart } from '../bar/use-bar-cart.ts'
import { parkingCart } from '../parking/parking-cart.ts'
import { useStore } from '../platform/store.ts'
import { tableCart } from '../restaurant/table-draft.ts'
import { serviceCart } from '../services/service-cart.ts'
import type { DeviceCartKind } from './device-carts.ts'

/** A cart of the device as it is priced and ordered; null while it is empty, or something is still to be said. */
export function useCartToSend(kind: DeviceCartKind): ItemCartInput | null {
  const bar = useBarCart().toSend
  const parking = useStore(parkingCart)
  const service = useStore(serviceCart)
  const table = useStore(tableCart)
  return { bar, restaurant: table, parking, service }[kind]
}
