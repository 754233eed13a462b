import { useState, type ReactNode } from 'react'
import { useGo } from '../platform/navigation.tsx'
import type { ShownCart } from './cart-kinds.ts'
import { PayFirst, useFilledCarts } from './PayFirst.tsx'

/** Goes to the checkout of a cart; asks which one is first when more than one is full. */
export function usePayFirst(kind: ShownCart): { readonly press: () => void; readonly sheet: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  const kinds = useFilledCarts()
  const go = useGo()
  const pay = (chosen: ShownCart) => {
    setAsking(false)
    go('./pagamenti-card', { query: { cart: chosen === 'umbrella' ? undefined : chosen } })
  }
  return {
    press: () => (kinds.length > 1 ? setAsking(true) : pay(kind)),
    sheet: <PayFirst isOpen={isAsking} onClose={() => setAsking(false)} asked={kind} onPay={pay} />,
  }
}
