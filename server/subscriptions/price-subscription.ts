import {
  carnetPriceOf,
  allExtras,
  daysPrice,
  offeredExtras,
  planPriceOf,
  subscriptionPrice,
} from '../../domain/subscriptions/plan-price.ts'
import type { SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import type { Cents } from '../../domain/platform/cents.ts'
import { HALVES } from '../../domain/platform/day-part.ts'
import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { instalmentsOf, instalmentTerms, type Instalment } from '../../domain/subscriptions/instalments.ts'
import { sizeOf } from '../../domain/dogs/dog-size.ts'
import type { Dog, ExtraQuantity, PriceRow } from '../../domain/umbrellas/calls.ts'
import { withHandDiscount } from '../../domain/umbrellas/hand-discount.ts'
import { requireSuitable, spotOf } from '../../domain/umbrellas/lock-rules.ts'
import { knownDogs } from '../dogs/known-dogs.ts'
import type { Queryable } from '../platform/database.ts'
import type { GivenByHand } from '../umbrellas/promotions/count-code-uses.ts'
import { rangesOf } from './availability-queries.ts'
import { choosePlan, openShop, type ChosenPlan, type PlanShop } from './plan-shop.ts'
import type { SaleFacts } from './subscription-facts.ts'
import { isKeptForRenewal, isPlaceFree } from './subscription-queries.ts'

/** Everything that a subscription is sold by. */
export interface PricedSubscription {
  readonly shop: PlanShop
  readonly chosen: ChosenPlan
  readonly code: string | null
  readonly dogs: readonly Dog[]
  /** Everything that stands at the place. */
  readonly extras: readonly ExtraQuantity[]
  readonly rows: PriceRow[]
  readonly totalCents: Cents
  readonly instalments: readonly Instalment[]
}

export interface Buyer {
  readonly accountId: number
  readonly isGuest: boolean
  readonly language: Language
  /** What the desk takes off by hand. */
  readonly off?: GivenByHand | undefined
}

/**
 * What somebody buys, and for how much (R-102, R-306 to, B-06). Throws the refusal of what does not suit, is not sold, or
 * is somebody else's by now; the days themselves are taken with the order.
 */
export async function priceSubscription(
  tx: Queryable,
  facts: SaleFacts,
  asked: SubscriptionCart,
  buyer: Buyer,
): Promise<PricedSubscription> {
  // A subscription is kept for months: it needs an account that its holder comes back to.
  if (buyer.isGuest) throw new Refusal('not_allowed')
  const cart = { ...asked, dogs: [...(await knownDogs(tx, buyer.accountId, asked.dogs))] }
  const shop = await openShop(tx, facts)
  const chosen = choosePlan(shop, cart)
  const { largeDogOverTenthsKg } = facts.settings
  const dogs = cart.dogs.map((dog) => ({ ...dog, size: sizeOf(dog, largeDogOverTenthsKg) }))
  const listed =
    chosen.plan.days.kind === 'carnet'
      ? carnet(chosen, cart)
      : await placed(tx, { shop, chosen, cart, buyer, largeDogOverTenthsKg })
  const sold = lessByHand(listed, buyer.off)
  const terms = instalmentTerms(chosen.plan, chosen.bought, shop.moment.today)
  const instalments = instalmentsOf(
    sold.totalCents,
    cart.inInstalments ? terms : [{ percent: 100, dueDay: shop.moment.today }],
  )
  return { shop, chosen, dogs, instalments, ...sold }
}

/** A price less what the desk takes off by hand (B-06); throws `discount_too_large`. */
function lessByHand(sold: Sold, off: GivenByHand | undefined): Sold {
  if (off === undefined) return sold
  const priced = { ...sold, price: sold.rows }
  const [less = priced] = withHandDiscount([priced], off.discount, off.mostPercent)
  return { ...sold, rows: less.price, totalCents: less.totalCents }
}

type Sold = Pick<PricedSubscription, 'code' | 'extras' | 'rows' | 'totalCents'>

/** A carnet has no place: dogs, beds and people are asked with each entry. */
function carnet({ plan, bought }: ChosenPlan, cart: SubscriptionCart): Sold {
  const price = carnetPriceOf(plan)
  if (price === null || cart.umbrellaId !== null)
    throw new Refusal('umbrella_unknown', { umbrellaId: cart.umbrellaId ?? 0 })
  const [extra] = cart.extras
  if (extra !== undefined) throw new Refusal('extra_not_offered', { code: '', extra: extra.id, max: 0 })
  return { code: null, extras: [], ...subscriptionPrice(daysPrice(plan, price, bought), [], []) }
}

interface Placing {
  readonly shop: PlanShop
  readonly chosen: ChosenPlan
  readonly cart: SubscriptionCart
  readonly buyer: Buyer
  readonly largeDogOverTenthsKg: number
}

async function placed(tx: Queryable, placing: Placing): Promise<Sold> {
  const { shop, chosen, cart, largeDogOverTenthsKg } = placing
  const { plan, bought } = chosen
  const spot = spotOf(shop.data.plan, cart.umbrellaId ?? 0)
  const { code } = spot.place
  const price = spot.place.isBookable ? planPriceOf(plan, spot.place) : null
  if (price === null) throw new Refusal('umbrella_not_bookable', { code })
  const offered = offeredExtras(plan, spot.category, spot.isFirstRow, bought)
  for (const { id, quantity } of cart.extras) {
    const max = offered.find((extra) => extra.id === id)?.max ?? 0
    if (quantity > max) throw new Refusal('extra_not_offered', { code, extra: id, max })
  }
  const extras = allExtras(offered, cart.extras)
  requireSuitable(spot, { people: cart.people, dogs: cart.dogs, extras }, largeDogOverTenthsKg)
  await requireFree(tx, placing, spot.place.id, code)
  return { code, extras, ...subscriptionPrice(daysPrice(plan, price, bought), offered, cart.extras) }
}

/** Whether the place is nobody else's on all days, and kept for who renews. */
async function requireFree(
  tx: Queryable,
  { chosen, cart, buyer }: Placing,
  umbrellaId: number,
  code: string,
): Promise<void> {
  const { plan, bought } = chosen
  const { accountId } = buyer
  const { renewsId } = cart
  if (renewsId !== null && !(await isKeptForRenewal(tx, { accountId, renewsId, planId: plan.id, umbrellaId }))) {
    throw new Refusal('not_found')
  }
  const ranges = rangesOf(bought.days)
  if (!(await isPlaceFree(tx, { accountId, umbrellaId, ranges, halves: HALVES[plan.part], renewsId }))) {
    throw new Refusal('umbrella_taken', { codes: [code] })
  }
}
