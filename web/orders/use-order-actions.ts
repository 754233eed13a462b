import { getResort } from '../../domain/content/calls.ts'
import type { Order } from '../../domain/orders/calls.ts'
import { cartTexts } from '../cart/texts.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { shareText } from '../platform/share.ts'
import { serverTime } from '../platform/server-clock.ts'
import { useTexts } from '../platform/texts.ts'
import { toast } from '../ui/ToastRegion.tsx'
import { calendarFile } from './calendar-file.ts'
import { orderCalendar } from './order-calendar.ts'
import { itemTexts } from './items/texts.ts'
import { useOrderTitle, useOrderWhen } from './order-name.tsx'
import { stayWords } from './stay-words.ts'
import { saveFile } from '../platform/save-file.ts'
import { ordersTexts } from './texts.ts'

/** Address of an order's page, which only its owner can open. */
export function orderAddress(order: Order): string {
  return `${location.origin}/riepilogo?order=${order.orderId}`
}

/** What a person takes away from an order: a calendar file, and words to send to those who come along (B-02). */
export function useOrderActions(order: Order): { readonly saveCalendar: () => void; readonly share: () => void } {
  const texts = useTexts(ordersTexts)
  const words = useTexts(cartTexts)
  const language = useLanguage()
  const title = useOrderTitle(order)
  const when = useOrderWhen(order)
  const items = useTexts(itemTexts)
  const { data: resort } = useCallQuery(getResort, {})
  const place = { name: resort?.name ?? '', address: resort?.address ?? '' }
  const saveCalendar = () => {
    const now = new Date(serverTime()).toISOString()
    const file = orderCalendar(order, {
      texts,
      cartTexts: words,
      itemTexts: items,
      language,
      resort: place,
      url: orderAddress(order),
      now,
    })
    saveFile(`${order.number}.ics`, 'text/calendar;charset=utf-8', calendarFile(file))
  }
  const share = () => {
    const text = texts.shareText(place.name, title, order.category === 'umbrella' ? stayWords(order, language) : when)
    void shareText(place.name, text).then((isCopied) => isCopied && toast(texts.copied, { icon: 'check' }))
  }
  return { saveCalendar, share }
}
