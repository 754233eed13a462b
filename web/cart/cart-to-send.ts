import type { BarCart } from '../../domain/bar/calls.ts'
import type { ParkingCart } from '../../domain/parking/calls.ts'
import type { RestaurantCart } from '../../domain/restaurant/calls.ts'
import type { ServiceCart } from '../../domain/services/calls.ts'
import { useBarCart } from '../bar/use-bar-cart.ts'
import { parkingCart } from '../parking/parking-cart.ts'
import { useStore } from '../platform/store.ts'
import { tableCart } from '../restaurant/table-draft.ts'
import { serviceCart } from '../services/service-cart.ts'
import type { DeviceCartKind } from './device-carts.ts'

/** A cart of any slice, whole. */
type WholeCart = BarCart | RestaurantCart | ParkingCart | ServiceCart

/** A cart of the device as it is priced and ordered; null while it is empty, or something is still to be said. */
export function useCartToSend(kind: DeviceCartKind): WholeCart | null {
  const bar = useBarCart().toSend
  const parking = useStore(parkingCart)
  const service = useStore(serviceCart)
  const table = useStore(tableCart)
  return { bar, restaurant: table, parking, service }[kind]
}
