import { isWithinHours } from '../../domain/bar/bar-hours.ts'
import { priceOfPiece } from '../../domain/bar/bar-price.ts'
import type { BarCart, BarStation, Delivery } from '../../domain/bar/calls.ts'
import { cents, sumCents, type Cents } from '../../domain/platform/cents.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import type { BarFacts } from './bar-facts.ts'
import { hoursOf, minutesFor, workOf } from './bar-state.ts'
import { findPlace, readTagDay } from './delivery-queries.ts'
import type { StoredItem } from './item-queries.ts'
import { placeCode, tagPlace } from './place-tags.ts'
import { soldItems } from './sold-items.ts'
import { readBarNow, type BarNow } from './state-queries.ts'

/** What the bar needs of an item to make it, kept with the order's item; the words are the bar's own. */
export interface BarLineFacts {
  readonly itemId: number
  readonly station: BarStation
  readonly seconds: number
  readonly name: string
  readonly options: readonly string[]
}

/** Where an order goes, and whether its guest is proven to be there (security guide, k); code null is the counter. */
export interface CheckedPlace {
  readonly code: string | null
  readonly isVerified: boolean
}

/** An item of the bar's cart with its price, in the shape of an order's item; a dish's facts are {@link BarLineFacts}. */
interface PricedBarItem {
  readonly kind: 'dish' | 'tip'
  readonly refId: number
  readonly name: string
  readonly options: string[]
  readonly note: string | null
  readonly quantity: number
  readonly unitCents: Cents
  readonly totalCents: Cents
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: null
  readonly meal: null
  readonly time: null
  readonly plate: null
  readonly dogs: number
  readonly facts: Readonly<Record<string, unknown>>
}

/** A bar's cart as it may be ordered now. */
export interface PricedBarCart {
  readonly items: readonly PricedBarItem[]
  readonly firstDay: CivilDate
  readonly takesCash: boolean
  readonly isServiceFree: false
  readonly readyInMinutes: number
}

interface Asker {
  readonly accountId: number
  readonly language: Language
}

/**
 * B-15: what a cart costs now and how long it takes. Throws the refusal of what cannot be ordered: the bar is closed or
 * paused, an item is unknown or sold out, a choice is missing, alcohol without the age, a place that is not on the plan. A worker orders
 * whatever the hours of the app are.
 */
export async function priceBarCart(
  tx: Queryable,
  { settings, tagKey }: Pick<BarFacts, 'settings' | 'tagKey'>,
  cart: BarCart,
  asker: Asker,
  isByWorker = false,
): Promise<PricedBarCart> {
  const ids = [...new Set(cart.items.map((line) => line.itemId))]
  const [now, items, place] = await Promise.all([
    readBarNow(tx),
    soldItems(tx, ids),
    checkPlace(tx, { settings, tagKey }, cart.delivery, asker.accountId),
  ])
  if (!isByWorker) requireOpen(now, settings)
  const byId = new Map(items.map((item) => [item.itemId, item]))
  requireStock(cart, byId, asker.language)
  const dishes = cart.items.map((line) => pricedItem(line, known(byId, line.itemId), now.today, asker.language))
  if (!cart.isAdult && ids.some((id) => byId.get(id)?.isAlcoholic === true)) throw new Refusal('adults_only')
  if (place === null) throw new Refusal('position_unknown')
  const tip = cart.tipCents === 0 ? [] : [tipOf(cents(cart.tipCents), now.today)]
  const total = sumCents([...dishes, ...tip].map((item) => item.totalCents))
  const work = workOf(
    cart.items.map(({ itemId, quantity }) => {
      const { station, prepSeconds } = known(byId, itemId)
      return { station, seconds: prepSeconds, quantity }
    }),
  )
  return {
    items: [...dishes, ...tip],
    firstDay: now.today,
    takesCash: (place.code === null || place.isVerified) && total <= settings.barCashMostCents,
    isServiceFree: false,
    readyInMinutes: minutesFor(settings, now.queue, work, place.code !== null),
  }
}

/** the place of the plan that a delivery names, verified by today's booking or by its tag; null when there is none. */
export async function checkPlace(
  tx: Queryable,
  { settings, tagKey }: Pick<BarFacts, 'settings' | 'tagKey'>,
  delivery: Delivery,
  accountId: number,
): Promise<CheckedPlace | null> {
  if (delivery.kind === 'pickup') return { code: null, isVerified: false }
  const [place, today] = await Promise.all([
    findPlace(tx, placeCode(delivery.code), accountId, settings.dayTurnHour),
    readTagDay(tx),
  ])
  if (place === null) return null
  const { tag } = delivery
  const isTagged = tag !== undefined && tagPlace(tagKey, tag, today) === place.code
  return { code: place.code, isVerified: place.isOwn || isTagged }
}

function requireOpen(now: BarNow, settings: Settings): void {
  if (!isWithinHours(now.time, hoursOf(settings))) throw new Refusal('bar_closed')
  if (now.isPaused) throw new Refusal('bar_paused')
}

function known(items: ReadonlyMap<number, StoredItem>, itemId: number): StoredItem {
  const item = items.get(itemId)
  if (item === undefined) throw new Refusal('item_unknown')
  return item
}

/** Asked before the choices, so that nobody chooses flavours of what has gone; whoever takes it first is decided when ordering. */
function requireStock(cart: BarCart, items: ReadonlyMap<number, StoredItem>, language: Language): void {
  const wanted = new Map<number, number>()
  for (const { itemId, quantity } of cart.items) wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity)
  for (const [itemId, quantity] of wanted) {
    const { isSoldOut, left, name } = known(items, itemId)
    if (isSoldOut || (left !== null && left < quantity)) throw new Refusal('item_sold_out', { name: name[language] })
  }
}

function pricedItem(
  line: BarCart['items'][number],
  item: StoredItem,
  today: CivilDate,
  language: Language,
): PricedBarItem {
  const { unitCents, optionIds } = priceOfPiece(item, line.optionIds, item.name[language])
  const options = item.optionGroups.flatMap((group) => group.options).filter((option) => optionIds.includes(option.id))
  const facts: BarLineFacts = {
    itemId: item.itemId,
    station: item.station,
    seconds: item.prepSeconds,
    name: item.name.it,
    options: options.map((option) => option.name.it),
  }
  return {
    ...NOT_OF_THE_BAR,
    kind: 'dish',
    refId: item.itemId,
    name: item.name[language],
    options: options.map((option) => option.name[language]),
    note: line.note ?? null,
    quantity: line.quantity,
    unitCents,
    totalCents: cents(unitCents * line.quantity),
    from: today,
    to: today,
    facts: { ...facts },
  }
}

function tipOf(amount: Cents, today: CivilDate): PricedBarItem {
  return {
    ...NOT_OF_THE_BAR,
    kind: 'tip',
    refId: 0,
    name: '',
    options: [],
    note: null,
    quantity: 1,
    unitCents: amount,
    totalCents: amount,
    from: today,
    to: today,
    facts: {},
  }
}

const NOT_OF_THE_BAR = { part: null, meal: null, time: null, plate: null, dogs: 0 } as const
