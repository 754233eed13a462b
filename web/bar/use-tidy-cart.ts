import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../platform/texts.ts'
import { toast } from '../ui/toasts.ts'
import { lineKey, setQuantity, type DeviceBarCart } from './bar-cart.ts'
import type { KnownMenu } from './bar-menu.ts'
import { previewCart } from './cart-preview.ts'
import { barTexts } from './texts.ts'

/** Takes out of the cart what the menu no longer has, and says so; a menu that was only kept here proves nothing. */
export function useTidyCart(
  cart: DeviceBarCart,
  known: KnownMenu | undefined,
  onChange: (cart: DeviceBarCart) => void,
): void {
  const texts = useTexts(barTexts)
  const tidy = useEffectEvent(({ menu }: KnownMenu) => {
    const { gone } = previewCart(cart, menu)
    if (gone.length === 0) return
    onChange(gone.reduce((rest, line) => setQuantity(rest, lineKey(line), 0), cart))
    toast(texts.menu.gone(gone.map((line) => line.name).join(', ')), { icon: 'info' })
  })
  useEffect(() => {
    if (known?.keptAt === null) tidy(known)
  }, [known])
}
