import type { Order } from '../../../domain/orders/calls.ts'
import type { OrderItem, PricedItem } from '../../../domain/orders/order-items.ts'
import { countDays } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { plateWords } from '../../parking/plate-words.ts'
import { dayRange } from '../../platform/format.ts'
import { capital, inLine } from '../../platform/letter-case.ts'
import type { it } from './texts/it.ts'

type ItemTexts = typeof it

/** Items that still stand; all of them when the whole order is gone, so that it can be told what it was. */
export function standingItems(order: Order): readonly OrderItem[] {
  const standing = order.items.filter((item) => !item.isCancelled)
  return standing.length > 0 ? standing : order.items
}

/** What was ordered, without what only goes with it: a tip, a deposit. */
export function mainItems<I extends PricedItem>(items: readonly I[]): readonly I[] {
  const main = items.filter(({ kind }) => kind !== 'tip' && kind !== 'deposit')
  return main.length > 0 ? main : items
}

/** One item in a bill: "2 × Spritz al limone", "La Pineta, 2 posti", "Pineta, 2 giorni". */
export function itemWords(item: PricedItem, texts: ItemTexts): string {
  switch (item.kind) {
    case 'dish':
    case 'service':
      return texts.times(item.quantity, item.name)
    case 'table':
      return `${item.name}, ${texts.seats(item.quantity)}`
    case 'parking':
      return `${item.name}, ${texts.days(countDays(item.from, item.to))}`
    default:
      return item.name
  }
}

/** What belongs to an item in smaller letters: options, a note, the hour of a table, days, the plate. See `ItemDetail` for its lines. */
export function itemDetail(item: PricedItem, texts: ItemTexts, language: Language): string {
  const note = item.note === null ? [] : [`“${item.note}”`]
  if (item.kind === 'dish') return [...item.options, ...note].join(', ')
  if (item.kind === 'table') {
    const dogs = item.dogs > 0 ? [texts.dogs(item.dogs)] : []
    return [dayRange(item.from, item.to, language), inLine(mealWords(item, texts), language), ...dogs, ...note].join(
      ', ',
    )
  }
  // Everything that a guest must know before they order it, and find again after it (B-15).
  if (item.kind === 'subscription') return [dayRange(item.from, item.to, language), ...item.options].join('\n')
  if (item.kind === 'tip' || item.kind === 'deposit') return ''
  return [whenWords(item, texts, language), ...(item.plate === null ? [] : [plateWords(item.plate)]), ...note].join(
    ', ',
  )
}

/** When a space or a service is for: "18 luglio, mattina", "18 luglio, 11:00". */
export function whenWords(item: PricedItem, texts: ItemTexts, language: Language): string {
  return [dayRange(item.from, item.to, language), ...hoursWords(item, texts)].join(', ')
}

function hoursWords({ part, time }: PricedItem, texts: ItemTexts): readonly string[] {
  if (time !== null) return [time]
  return part === null ? [] : [texts.parts[part]]
}

/** "Pranzo 13:00"; empty for what is no table. */
export function mealWords({ meal, time }: PricedItem, texts: ItemTexts): string {
  if (meal === null) return ''
  return time === null ? texts.meals[meal] : texts.mealAt(texts.meals[meal], time)
}

/** What an order is called in a list: "Bar, consegna a D3", "La Pineta", "Parcheggio pineta", "Cuscino e altro". */
export function itemOrderTitle(order: Order, texts: ItemTexts): string {
  const { category, delivery } = order
  if (category === 'bar') {
    if (delivery === null) return texts.bar
    return delivery.code === null ? texts.barCounter : texts.barTo(delivery.code)
  }
  const items = mainItems(standingItems(order))
  const [first] = items
  return first === undefined ? texts.services : texts.item(first.name, items.length - 1)
}

/** The second line of an order in a list: what it holds, or when it is and for whom; what is for `today` only is not dated (mockup 14). */
export function itemOrderDetail(order: Order, texts: ItemTexts, language: Language, today = ''): string {
  const items = mainItems(standingItems(order))
  const [first] = items
  if (first === undefined) return ''
  const isToday = first.from === today && first.to === today
  const days = isToday ? [] : [dayRange(first.from, first.to, language)]
  const joined = (...words: string[]) => capital([...days, ...words].join(', '), language)
  switch (order.category) {
    case 'bar':
      return items.map((item) => texts.times(item.quantity, item.name)).join(', ')
    case 'restaurant':
      return joined(inLine(mealWords(first, texts), language), texts.seats(first.quantity))
    case 'parking':
      return joined(...hoursWords(first, texts), ...(first.plate === null ? [] : [plateWords(first.plate)]))
    // Its name is the title already.
    case 'subscription':
    case 'instalment':
      return joined(...first.options.slice(0, 1))
    default:
      return joined(items.map((item) => texts.times(item.quantity, item.name)).join(', '))
  }
}
