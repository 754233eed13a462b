import { useEffect, useRef } from 'react'
import { cartTexts } from '../../cart/texts.ts'
import { holdHere } from '../../platform/history.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/ToastRegion.tsx'
import { cartClock } from '../../umbrellas/cart-clock.ts'

/**
 * While a payment is on its way the countdown stops and clears its text, and nobody leaves the page by accident.
 * The answered function is called by whoever leaves on purpose: to the outcome, or to the provider's page.
 */
export function useStayWhilePaying(isPaying: boolean): () => void {
  const { stayHere } = useTexts(cartTexts).checkout
  const leaving = useRef(false)
  useEffect(() => {
    if (!isPaying) return
    leaving.current = false
    const ask = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault()
    }
    const release = holdHere(() => void toast(stayHere, { icon: 'info' }))
    cartClock.pause()
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      release()
      cartClock.resume()
    }
  }, [isPaying, stayHere])
  return () => {
    leaving.current = true
  }
}
