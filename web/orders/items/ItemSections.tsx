import { BarOrderLines } from '../../bar/BarOrderLines.tsx'
import { DeliveryChoice } from '../../bar/DeliveryChoice.tsx'
import { OrderNote } from '../../bar/OrderNote.tsx'
import { TipChoice } from '../../bar/TipChoice.tsx'
import { useBarCart } from '../../bar/use-bar-cart.ts'
import type { DeviceCartKind } from '../../cart/cart-kinds.ts'
import { DeviceCartLines } from '../../cart/DeviceCartLines.tsx'

/** What is in the cart and can still be changed: the bar's lines, where they go and a tip (mockup 22), or the cart's lines. */
export function ItemSections({ category }: { readonly category: DeviceCartKind }) {
  return category === 'bar' ? <BarSections /> : <DeviceCartLines kind={category} />
}

function BarSections() {
  const { cart, onChange } = useBarCart()
  return (
    <>
      <BarOrderLines cart={cart} onChange={onChange} />
      <DeliveryChoice cart={cart} onChange={onChange} />
      <TipChoice cart={cart} onChange={onChange} />
      <OrderNote cart={cart} onChange={onChange} />
    </>
  )
}
