import { useEffect } from 'react'
import { useCartCountdown } from '../umbrellas/use-cart-countdown.ts'

const PREFIX = /^(?:\d{2}:\d{2}|TIMEOUT) · /

/**
 * Puts the countdown before the page's title, "07:42 · Carrello · Bagno Argo", while a cart is held: whoever
 * looks at another tab sees it run. The title itself belongs to the shell.
 */
export function CountdownTitle() {
  const { text } = useCartCountdown()
  useEffect(() => {
    const bare = document.title.replace(PREFIX, '')
    document.title = text === '' ? bare : `${text} · ${bare}`
    return () => {
      document.title = document.title.replace(PREFIX, '')
    }
  }, [text])
  return null
}
