import type { Order, OrderCategory, PaymentMethod, Quote } from '../../../domain/orders/calls.ts'
import type { PricedItem } from '../../../domain/orders/order-items.ts'
import type { PaymentMode, SavedCard } from '../../../domain/payments/calls.ts'
import { methodOfMode } from '../../../domain/payments/payment-modes.ts'
import type { Cents } from '../../../domain/platform/cents.ts'

/** One row of the list: a method, or a card that its provider keeps. */
export type PayWay = PaymentMethod | 'saved_card'

/** What is paid for and how it may be paid: a quote of a cart, or an order that exists. */
export interface Bill extends Pick<
  Quote,
  'lines' | 'serviceCents' | 'totalCents' | 'methods' | 'refused' | 'conditions'
> {
  readonly category: OrderCategory
  /** What is to be paid of the total: all of it, or what is still owed of an order. */
  readonly owedCents: Cents
  /** Credit that may be used for that (B-06). */
  readonly creditCents: Cents
  /** Everything that is no place; empty for umbrellas. */
  readonly items: readonly PricedItem[]
}

/** An order that is to be paid online now, by every mode that is open; its conditions were accepted when it was placed. */
export function billOf(order: Order, modes: readonly PaymentMode[], creditCents: Cents): Bill {
  const version = order.conditionsVersion
  return {
    category: order.category,
    lines: order.lines.filter((line) => !line.isCancelled),
    items: order.items.filter((item) => !item.isCancelled),
    serviceCents: order.serviceCents,
    totalCents: order.totalCents,
    owedCents: order.dueCents,
    creditCents,
    methods: modes.map(({ method, modeId }) => ({ method, modeId, deadline: null })),
    refused: [],
    conditions:
      version === null
        ? []
        : [...modes.map(({ method }) => method), 'no_payment_needed' as const].map((method) => ({
            method,
            slug: '',
            version,
          })),
  }
}

/** The saved card to offer: the one that was asked for, else the default, of a mode that is offered and not expired. */
export function cardToOffer(
  cards: readonly SavedCard[],
  methods: readonly PaymentMethod[],
  asked: string | undefined,
): SavedCard | null {
  const usable = cards.filter(({ modeId, isExpired }) => {
    const method = methodOfMode(modeId)
    return !isExpired && method !== undefined && methods.includes(method)
  })
  return usable.find(({ cardId }) => cardId === asked) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0] ?? null
}

/** The rows in the order of the design: the saved card, then what the server offers in its own order. */
export function waysOf(methods: readonly PaymentMethod[], card: SavedCard | null): readonly PayWay[] {
  return card === null ? methods : ['saved_card', ...methods]
}

/** What decides which of two providers takes a card. */
interface CardWishes {
  /** What the person or the address asks for, best first. */
  readonly wished: readonly (PayWay | null)[]
  /** The one that has just refused a payment: the other may take it. */
  readonly tried: PayWay | undefined
  readonly isClosed: (way: PayWay) => boolean
}

/** The rows with one row for a card that is typed: which provider takes it is not the person's matter. */
export function withOneCard(ways: readonly PayWay[], { wished, tried, isClosed }: CardWishes): readonly PayWay[] {
  const both: readonly PayWay[] = ways.filter((way) => way === 'card' || way === 'second_card')
  const open = both.filter((way) => !isClosed(way))
  const asked = wished.find((way) => way !== null && both.includes(way))
  const kept = asked ?? open.find((way) => way !== tried) ?? open[0] ?? both[0]
  return ways.filter((way) => way === kept || !both.includes(way))
}

/** The method that a row pays by. */
export function methodOfWay(way: PayWay | null, card: SavedCard | null): PaymentMethod | null {
  if (way !== 'saved_card') return way
  return card === null ? null : (methodOfMode(card.modeId) ?? null)
}

/** What the address asks for, best first: its own path, then the method that is tried again. */
export function wishedWays(pathname: string, method: PaymentMethod | undefined): readonly PayWay[] {
  // The page of the single card, also below the cart of cash.
  if (pathname.endsWith('pagamenti-card-singola')) return ['card']
  if (pathname.includes('carrello-contanti')) return ['cash']
  if (pathname.includes('braintree')) return ['second_card']
  if (method === undefined) return []
  return method === 'card' ? ['saved_card', 'card'] : [method]
}

/** The row to show as chosen: the person's own while it is offered, else what the address asks for, else the first. */
export function chosenWay(ways: readonly PayWay[], chosen: PayWay | null, wished: readonly PayWay[]): PayWay | null {
  return [chosen, ...wished].find((way) => way !== null && ways.includes(way)) ?? ways[0] ?? null
}
