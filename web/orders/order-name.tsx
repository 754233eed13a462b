import type { ReactNode } from 'react'
import type { Order } from '../../domain/orders/calls.ts'
import { codesWords, placesWords } from '../cart/line-words.ts'
import { cartTexts } from '../cart/texts.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { itemOrderDetail, itemOrderTitle } from './items/item-words.ts'
import { itemTexts } from './items/texts.ts'
import { isPartDue, standingLines, statusLook, stayOf, type StatusLook } from './order-words.ts'
import { stayWords } from './stay-words.ts'
import { ordersTexts } from './texts.ts'

/** What an order is called in a list, and what stands below it (mockup 14). */
export function useOrderName(order: Order, today: string): { readonly title: string; readonly detail: ReactNode } {
  const texts = useTexts(ordersTexts)
  const words = useTexts(cartTexts)
  const items = useTexts(itemTexts)
  const language = useLanguage()
  if (order.category !== 'umbrella')
    return { title: itemOrderTitle(order, items), detail: itemOrderDetail(order, items, language, today) }
  const lines = standingLines(order)
  const [line] = lines
  const isToday = line !== undefined && stayOf(order).from <= today
  const when = isToday ? words.parts[line.part] : stayWords(order, language)
  const detail = (
    <>
      {when}, <span className="nowrap">{texts.number(order.number)}</span>
    </>
  )
  return { title: placesWords(lines, words, language), detail }
}

/** The short name that heads an order's own pages: "C5 e C6", "La Pineta", "Bar, consegna a D3". */
export function useOrderTitle(order: Order): string {
  const items = useTexts(itemTexts)
  const language = useLanguage()
  return order.category === 'umbrella' ? codesWords(standingLines(order), language) : itemOrderTitle(order, items)
}

/** When an order is, in one line: its days, and the hour of a table, the plate of a car, what the bar makes. */
export function useOrderWhen(order: Order): string {
  const items = useTexts(itemTexts)
  const language = useLanguage()
  return order.category === 'umbrella' || order.category === 'service'
    ? stayWords(order, language, 'full')
    : itemOrderDetail(order, items, language)
}

/** How an order stands: a bar order by what the bar does with it, everything else by its money and its life. */
export function useStatusLook(order: Order): StatusLook {
  const texts = useTexts(ordersTexts)
  const { barStatus } = useTexts(itemTexts)
  const language = useLanguage()
  const { delivery, status } = order
  if (delivery === null || (status !== 'confirmed' && status !== 'completed')) {
    const look = statusLook(order, texts)
    return isPartDue(order) ? { ...look, label: `${look.label} ${money(order.dueCents, language)}` } : look
  }
  const label = barStatus[delivery.status]
  switch (delivery.status) {
    case 'ready':
      return { label, tone: 'ok', icon: 'check' }
    case 'delivered':
      return { label, tone: 'neutral', icon: 'check' }
    case 'rejected':
      return { label, tone: 'bad', icon: 'alert' }
    default:
      return { label, tone: 'warn', icon: 'clock' }
  }
}
