import { BarOrderLines } from '../bar/BarOrderLines.tsx'
import { barCartStore } from '../bar/bar-cart.ts'
import { parkingCart } from '../parking/parking-cart.ts'
import { ParkingCartLines } from '../parking/ParkingCartLines.tsx'
import { useStore } from '../platform/store.ts'
import { tableCart } from '../restaurant/table-draft.ts'
import { TableCartLines } from '../restaurant/TableCartLines.tsx'
import { serviceCart } from '../services/service-cart.ts'
import { ServiceCartLines } from '../services/ServiceCartLines.tsx'
import { InstalmentCartLines } from '../subscriptions/InstalmentCartLines.tsx'
import { SubscriptionCartLines } from '../subscriptions/SubscriptionCartLines.tsx'
import type { DeviceCartKind } from './cart-kinds.ts'

/** The lines of one cart of the device, as its own slice draws them. */
export function DeviceCartLines({ kind }: { readonly kind: DeviceCartKind }) {
  switch (kind) {
    case 'bar':
      return <BarLines />
    case 'parking':
      return <ParkingLines />
    case 'service':
      return <ServiceLines />
    case 'restaurant':
      return <TableLines />
    case 'subscription':
      return <SubscriptionCartLines />
    case 'instalment':
      return <InstalmentCartLines />
    default:
      return null
  }
}

function BarLines() {
  const cart = useStore(barCartStore)
  return <BarOrderLines cart={cart} onChange={barCartStore.set} />
}

function ParkingLines() {
  const cart = useStore(parkingCart)
  return cart === null ? null : <ParkingCartLines cart={cart} onChange={parkingCart.set} />
}

function ServiceLines() {
  const cart = useStore(serviceCart)
  return cart === null ? null : <ServiceCartLines cart={cart} onChange={serviceCart.set} />
}

function TableLines() {
  const cart = useStore(tableCart)
  return cart === null ? null : <TableCartLines cart={cart} onChange={tableCart.set} />
}
