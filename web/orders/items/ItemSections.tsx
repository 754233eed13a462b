import type { Ref } from 'react'
import { BarOrderLines } from '../../bar/BarOrderLines.tsx'
import { DeliveryChoice } from '../../bar/DeliveryChoice.tsx'
import { OrderNote } from '../../bar/OrderNote.tsx'
import { TipChoice } from '../../bar/TipChoice.tsx'
import { useBarCart } from '../../bar/use-bar-cart.ts'
import type { DeviceCartKind } from '../../cart/cart-kinds.ts'
import { DeviceCartLines } from '../../cart/DeviceCartLines.tsx'

interface ItemSectionsProps {
  readonly category: DeviceCartKind
  /** The form of a place's code that is being typed. */
  readonly codeForm: Ref<HTMLFormElement>
}

/** What is in the cart and can still be changed: the bar's lines, where they go and a tip (mockup 22), or the cart's lines. */
export function ItemSections({ category, codeForm }: ItemSectionsProps) {
  return category === 'bar' ? <BarSections codeForm={codeForm} /> : <DeviceCartLines kind={category} />
}

function BarSections({ codeForm }: Pick<ItemSectionsProps, 'codeForm'>) {
  const { cart, onChange } = useBarCart()
  return (
    <>
      <BarOrderLines cart={cart} onChange={onChange} />
      <DeliveryChoice cart={cart} onChange={onChange} formRef={codeForm} />
      <TipChoice cart={cart} onChange={onChange} />
      <OrderNote cart={cart} onChange={onChange} />
    </>
  )
}
