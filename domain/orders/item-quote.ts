import { cents, percentOf, sumCents, type Cents } from '../platform/cents.ts'
import { PAYMENT_MODES, type OnlineMethod } from '../payments/payment-modes.ts'
import type { RefusalCode } from '../platform/refusal.ts'
import type { PaymentMethod } from './calls.ts'
import type { PricedItem } from './order-items.ts'
import type { OfferedMethod } from './methods.ts'
import type { MethodConditions } from './quote.ts'

/** What items cost: their sum, and the service on everything but the tip, which is the staff's. */
export function itemTotals(
  items: readonly Pick<PricedItem, 'kind' | 'totalCents'>[],
  servicePercent: number,
): { readonly serviceCents: Cents; readonly totalCents: Cents } {
  const served = sumCents(items.filter((item) => item.kind !== 'tip').map((item) => item.totalCents))
  const serviceCents = percentOf(served, servicePercent)
  return { serviceCents, totalCents: cents(sumCents(items.map((item) => item.totalCents)) + serviceCents) }
}

/** What decides which ways to settle a cart of items has. */
export interface ItemMethodFacts {
  readonly totalCents: number
  /** What can be paid online: enabled, on this platform, with a provider that has its keys. */
  readonly online: readonly OnlineMethod[]
  /** The category takes cash for this cart, and the resort takes cash at all. */
  readonly takesCash: boolean
  readonly isGuest: boolean
  /** Most that somebody without an account owes in cash; the resort does not know them. */
  readonly guestCashMostCents: number
  /** An order of this category waits for its cash already. */
  readonly hasOpenCash: boolean
}

/** A method that the resort has for items, but not for this cart. */
export interface RefusedItemMethod {
  readonly method: 'cash'
  readonly reason: Extract<RefusalCode, 'cash_order_open'>
}

/**
 * The ways to settle a cart of items. Cash has no deadline: what is paid at the counter or on delivery is never given up (case
 * 93), so one account owes it for one order at a time. A cart that costs nothing needs no payment.
 */
export function itemMethods(facts: ItemMethodFacts): {
  readonly offered: readonly OfferedMethod[]
  readonly refused: readonly RefusedItemMethod[]
} {
  if (facts.totalCents === 0) {
    return { offered: [{ method: 'no_payment_needed', modeId: null, deadline: null }], refused: [] }
  }
  const online = facts.online.map((method) => ({ method, modeId: PAYMENT_MODES[method], deadline: null }))
  const isTooMuch = facts.isGuest && facts.totalCents > facts.guestCashMostCents
  if (!facts.takesCash || isTooMuch) return { offered: online, refused: [] }
  if (facts.hasOpenCash) return { offered: online, refused: [{ method: 'cash', reason: 'cash_order_open' }] }
  return { offered: [...online, { method: 'cash', modeId: PAYMENT_MODES.cash, deadline: null }], refused: [] }
}

/**
 * Everything that a quote of items binds, as one text: the same text is the same offer. Whether an order is open already is
 * not in it, so that a method is refused by its own reason.
 */
export function itemQuoteContent(quote: {
  readonly items: readonly PricedItem[]
  readonly servicePercent: number
  readonly totalCents: Cents
  readonly methods: readonly PaymentMethod[]
  readonly conditions: readonly MethodConditions[]
}): string {
  const { items, servicePercent, totalCents, methods, conditions } = quote
  return JSON.stringify([
    items.map((item) => [
      item.kind,
      item.refId,
      item.name,
      item.options,
      item.note,
      item.quantity,
      item.unitCents,
      item.totalCents,
      item.from,
      item.to,
      item.part,
      item.meal,
      item.time,
      item.plate,
      item.dogs,
    ]),
    servicePercent,
    totalCents,
    methods.toSorted(),
    conditions.map(({ method, slug, version }) => `${method} ${slug} ${version}`).toSorted(),
  ])
}

/**
 * What goes when one item is deleted: the item, and with the last thing of an order whatever is nothing by itself, a deposit or
 * a tip.
 */
export function itemsGoingWith<Item extends Pick<PricedItem, 'kind'> & { readonly itemId: number }>(
  standing: readonly Item[],
  itemId: number,
): Item[] {
  const left = standing.filter((item) => item.itemId !== itemId)
  const isRestNothing = left.every(({ kind }) => kind === 'deposit' || kind === 'tip')
  return isRestNothing ? [...standing] : standing.filter((item) => item.itemId === itemId)
}
