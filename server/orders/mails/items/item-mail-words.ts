import type { OrderItem } from '../../../../domain/orders/order-items.ts'
import { ITEM_CATEGORIES, type ItemCategoryName } from '../../../../domain/orders/item-calls.ts'
import type { Language } from '../../../../domain/platform/language.ts'
import type { Order } from '../../../../domain/orders/calls.ts'
import { isPaidInParts } from '../../../../domain/subscriptions/subscription-words.ts'
import { isPaid, ORDER_MAIL_TEXTS, paymentWords, WAYS } from '../order-mail-words.ts'
import { dayWords, money } from '../../../../domain/platform/format.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { ItemMailTexts } from './item-mail-texts.ts'
import { nl } from './nl.ts'

export const ITEM_MAIL_TEXTS: Readonly<Record<Language, ItemMailTexts>> = { it, en, fr, nl, de }

/** The category of an order of items. Throws for an order of places: its mails are others. */
export function itemCategoryOf({ category, number }: Order): ItemCategoryName {
  const found = ITEM_CATEGORIES.find((name) => name === category)
  if (found === undefined) throw new Error(`the order ${number} has no items`)
  return found
}

/** One row for each item: what it is called, and when, for whom, with what, for how much. */
export function itemRows(items: readonly OrderItem[], language: Language): [label: string, value: string][] {
  return items.map((item) => [itemName(item, language), itemWords(item, language)])
}

function itemName({ kind, name, quantity }: OrderItem, language: Language): string {
  if (kind === 'tip') return ITEM_MAIL_TEXTS[language].tip
  return quantity > 1 && (kind === 'dish' || kind === 'service') ? `${quantity} × ${name}` : name
}

function itemWords(item: OrderItem, language: Language): string {
  const { options, note, plate, totalCents } = item
  return [
    options.join(item.kind === 'subscription' ? '\n' : ', '),
    note ?? '',
    whenWords(item, language),
    plate === null ? '' : ITEM_MAIL_TEXTS[language].plate(plate),
    totalCents > 0 ? money(totalCents, language) : '',
  ]
    .filter((words) => words !== '')
    .join('\n')
}

/** When it is for: a table at its time for so many, a space and a service for their days. What is made at once has no when. */
function whenWords({ kind, from, to, part, time, quantity, dogs }: OrderItem, language: Language): string {
  const texts = ITEM_MAIL_TEXTS[language]
  if (kind === 'table' && time !== null) {
    const who = [texts.seats(quantity), ...(dogs > 0 ? [texts.dogs(dogs)] : [])].join(', ')
    return `${texts.at(dayWords(from, language), time)}\n${who}`
  }
  if (kind === 'service' && time !== null) return texts.at(dayWords(from, language), time)
  if (kind !== 'parking' && kind !== 'service' && kind !== 'subscription') return ''
  const { days, parts } = ORDER_MAIL_TEXTS[language]
  const words = days(dayWords(from, language), dayWords(to, language))
  return part === null ? words : `${words}, ${parts[part]}`
}

/** By what it was paid, how it will be, or that nothing is to be paid before. */
export function itemPaymentWords(order: Order, language: Language): string {
  const texts = ITEM_MAIL_TEXTS[language]
  const category = itemCategoryOf(order)
  if (!isPaid(order)) {
    if (order.paymentStatus !== 'unpaid') return texts.nothingBefore[category]
    return order.method === 'pay_later' ? paymentWords(order, language) : texts.toPay[category]
  }
  const isFirstPart = order.items.some(
    ({ kind, options }) => kind === 'subscription' && isPaidInParts(options, language),
  )
  if (isFirstPart) return texts.paidFirst(money(order.totalCents, language))
  return ORDER_MAIL_TEXTS[language].paid[WAYS[order.method] ?? 'other']
}
