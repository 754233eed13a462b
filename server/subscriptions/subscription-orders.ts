import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { umbrellaSeason } from '../../domain/settings/season.ts'
import type { SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import { firstPayment } from '../../domain/subscriptions/instalments.ts'
import { planDays } from '../../domain/subscriptions/plan-days.ts'
import { planText, subscriptionWords } from '../../domain/subscriptions/subscription-words.ts'
import type { Queryable } from '../platform/database.ts'
import { countCodeUses } from '../umbrellas/promotions/count-code-uses.ts'
import { resortData } from '../umbrellas/resort-data.ts'
import { claimDays, releaseDays, retakeDays, type ClaimOutcome } from './claim-queries.ts'
import { priceSubscription, type Buyer, type PricedSubscription } from './price-subscription.ts'
import type { SaleFacts } from './subscription-facts.ts'
import { confirmSubscription, insertSubscription } from './subscription-queries.ts'

interface StoredItem {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly facts: Readonly<Record<string, unknown>>
}

interface StoredOrder {
  readonly orderId: number
  readonly accountId: number
  readonly items: readonly StoredItem[]
}

/**
 * A subscription as a category of orders. What is ordered is its first payment: the deposit, or all of it; the others are
 * orders of their own when they are due. Its days are taken with the order, whatever pays it.
 */
export const subscriptionOrders = (facts: SaleFacts) => ({
  name: 'subscription' as const,

  async price(tx: Queryable, cart: SubscriptionCart, buyer: Buyer) {
    const priced = await priceSubscription(tx, facts, cart, buyer)
    const { bought } = priced.chosen
    return {
      items: [itemOf(priced, cart, buyer.language)],
      firstDay: bought.from,
      // The whole price counts: a sum that is paid in parts is one sum for the law.
      takesCash: priced.totalCents < facts.settings.subscriptionCashBelowCents,
      isServiceFree: true,
      readyInMinutes: null,
    }
  },

  async take(tx: Queryable, order: StoredOrder, cart: SubscriptionCart, buyer: Buyer): Promise<void> {
    const priced = await priceSubscription(tx, facts, cart, buyer)
    const { plan, bought, entry } = priced.chosen
    const subscriptionId = await insertSubscription(tx, {
      accountId: order.accountId,
      orderId: order.orderId,
      planId: plan.id,
      entry,
      umbrellaId: cart.umbrellaId,
      from: bought.from,
      to: bought.to,
      weekdays: plan.weekdays,
      part: plan.part,
      people: cart.people,
      dogs: priced.dogs,
      extras: priced.extras,
      price: priced.rows,
      totalCents: priced.totalCents,
      entries: plan.days.kind === 'carnet' ? plan.days.entries : null,
      renewsId: cart.renewsId,
      instalments: priced.instalments,
    })
    await countCodeUses(tx, { ...order, price: priced.rows, byHand: buyer.off })
    if (cart.umbrellaId === null) return
    const { stock } = priced.shop.data
    const outcome = await claimDays(tx, subscriptionId, bought.days, stock, facts.settings.maxUmbrellas)
    if (outcome.outcome !== 'claimed') throw refusalOf(outcome, priced.code ?? '')
  },

  /** All days again, or none of them: somebody else may have one by now (R5). */
  async retake(tx: Queryable, { orderId, items: [item] }: StoredOrder): Promise<boolean> {
    if (item === undefined) return false
    const { stock } = await resortData(tx)
    return retakeDays(tx, orderId, daysOf(item), stock, facts.settings.maxUmbrellas)
  },

  /** An order has one subscription, so that there is nothing to leave standing. */
  release: (tx: Queryable, { orderId }: StoredOrder): Promise<void> => releaseDays(tx, orderId),

  confirm: (tx: Queryable, { orderId }: StoredOrder): Promise<void> => confirmSubscription(tx, orderId),

  /** A contract for months is not deleted with a press: its withdrawal, where there is one, is a call of its own. */
  canDelete: (): boolean => false,

  /** Whoever looks at any day of the season looks again: subscriptions are sold seldom, and are for most of it. */
  announce(): void {
    const season = umbrellaSeason(facts.settings)
    if (season !== null) facts.announce([season])
  },
})

function itemOf(priced: PricedSubscription, cart: SubscriptionCart, language: Language) {
  const { chosen, code, dogs, totalCents, instalments, shop } = priced
  const { plan, bought } = chosen
  const first = firstPayment(instalments)
  const names = new Map(shop.data.plan.extras.map((extra) => [extra.id, extra.name[language]]))
  const extras = cart.extras.map(({ id, quantity }) => ({ name: names.get(id) ?? id, quantity }))
  const words = { code, people: cart.people, dogs: dogs.length, extras, totalCents, instalments }
  return {
    kind: 'subscription' as const,
    refId: plan.id,
    name: planText(plan.name, language, bought.from),
    options: subscriptionWords(plan, words, language),
    note: null,
    quantity: 1,
    unitCents: first,
    totalCents: first,
    from: bought.from,
    to: bought.to,
    part: plan.part,
    meal: null,
    time: null,
    plate: null,
    dogs: dogs.length,
    facts: { weekdays: plan.weekdays },
  }
}

/** The days of an ordered subscription. */
function daysOf({ from, to, facts }: StoredItem): readonly CivilDate[] {
  const { weekdays } = facts as { readonly weekdays: readonly number[] | null }
  return planDays({ weekdays }, from, to)
}

function refusalOf(outcome: Exclude<ClaimOutcome, { outcome: 'claimed' }>, code: string): Refusal {
  switch (outcome.outcome) {
    case 'umbrella_taken':
      return new Refusal('umbrella_taken', { codes: [code] })
    case 'too_many_umbrellas':
      return new Refusal('too_many_umbrellas', { scope: 'half_day', max: outcome.max, have: outcome.have })
    case 'extra_sold_out':
      return new Refusal('extra_sold_out', { extras: outcome.extras })
  }
}
