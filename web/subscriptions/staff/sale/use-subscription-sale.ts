import { useState } from 'react'
import { cents } from '../../../../domain/platform/cents.ts'
import type { SubscriptionCart, SubscriptionPlan } from '../../../../domain/subscriptions/calls.ts'
import type { Renewal } from '../../../../domain/subscriptions/life-calls.ts'
import type { StaffSubscription } from '../../../../domain/subscriptions/staff-calls.ts'
import { peopleAllowed } from '../../../../domain/umbrellas/capacity.ts'
import { handDiscountCents } from '../../../../domain/umbrellas/hand-discount.ts'
import type { BeachPlan, Category, Place } from '../../../../domain/umbrellas/plan.ts'
import { useTexts } from '../../../platform/texts.ts'
import { dogsOf, NOBODY, personOf, type PartyDraft, type PersonDraft } from '../../../ui/staff/party-draft.ts'
import { NOTHING_OFF, offOf, reasonOfOff, type SaleOff } from '../../../ui/staff/sale-off.ts'
import { uiStaffTexts } from '../../../ui/staff/texts.ts'
import { checkChoices, standing, type ChoiceProblem } from '../../choices-check.ts'
import { chosenStart, lowestCents } from '../../plan-choice.ts'
import type { PlanAvailability } from '../../plan-map.ts'
import { extraRows, partsOf, placeCents, totalOf, type ExtraRow } from '../../subscription-price.ts'
import { usePlanAvailability, useSoldPlans } from '../../use-plans.ts'

/** What is being put together for somebody at the desk. */
export interface PassDraft extends PartyDraft, PersonDraft {
  readonly planId: number | null
  /** First day, where there is a choice; empty for the first one. */
  readonly from: string
  /** Of the place, as typed. */
  readonly code: string
  readonly extras: SubscriptionCart['extras']
  readonly inInstalments: boolean
  readonly off: SaleOff
}

const EMPTY: PassDraft = {
  planId: null,
  from: '',
  code: '',
  people: 2,
  smallDogs: 0,
  largeDogs: 0,
  needsSpace: false,
  extras: [],
  inInstalments: true,
  off: NOTHING_OFF,
  ...NOBODY,
}

/** A subscription whose holder renews it, with the place that is kept for them. */
export type Renewed = StaffSubscription & { readonly renewal: Renewal }

/** The season before with its place, people, dogs and way of paying: nothing has to be chosen. */
function renewedDraft({ renewal, people, instalments }: Renewed): PassDraft {
  const { planId, from, code } = renewal
  return { ...EMPTY, planId, from, code, people, inInstalments: instalments.length > 1 }
}

/** The chosen place with what can be on it. */
export interface PassPlace {
  readonly place: Place
  readonly category: Category
  readonly isFirstRow: boolean
  readonly mostPeople: number
}

/** What it costs, by the prices that are shown: the server's own are what binds. */
export interface PassPrice {
  readonly base: number
  readonly extras: readonly ExtraRow[]
  /** What the desk takes off by hand. */
  readonly off: number
  readonly total: number
  /** The first payment and the later ones; empty where all is paid at once. */
  readonly parts: ReturnType<typeof partsOf>
  readonly first: number
}

/**
 * A season pass that the desk sells: plans, free places and prices are the guests' own (R-102). What is renewed has its place, which is
 * taken for everybody else.
 */
export function useSubscriptionSale(renewed: Renewed | null) {
  const { dog } = useTexts(uiStaffTexts).party
  const sold = useSoldPlans()
  const [draft, setDraft] = useState(() => (renewed === null ? EMPTY : renewedDraft(renewed)))
  const plan =
    sold.plans?.find(({ planId }) => planId === draft.planId) ?? (renewed === null ? sold.plans?.[0] : null) ?? null
  const from = plan === null ? null : chosenStart(plan, draft.from)
  const { data: availability } = usePlanAvailability(plan, from, true)
  const isCarnet = plan?.kind === 'carnet'
  const code = draft.code.trim().toUpperCase()
  const chosen = sold.beach === undefined ? undefined : sold.beach.places.find((one) => one.code === code)
  const isFree = chosen !== undefined && (renewed !== null || letterOf(sold.beach, availability, chosen) === 'f')
  const dogs = renewed === null ? dogsOf(draft, dog) : renewed.dogs
  const price = priceOf(plan, availability, isFree ? chosen : undefined, draft)
  const place =
    sold.beach === undefined || chosen === undefined || !isFree
      ? null
      : placeOf(sold.beach, chosen, price?.extras ?? [])
  const problem: ChoiceProblem | null =
    place === null || price === null
      ? null
      : checkChoices(place.category, place.isFirstRow, { people: draft.people, dogs }, price.extras)
  const cart: SubscriptionCart | null =
    plan === null || from === null || (place === null && !isCarnet)
      ? null
      : {
          cart: 'subscription',
          planId: plan.planId,
          from,
          umbrellaId: isCarnet ? null : (place?.place.id ?? null),
          people: isCarnet ? 1 : draft.people,
          dogs: isCarnet ? [] : [...dogs],
          extras: isCarnet ? [] : draft.extras,
          inInstalments: price !== null && price.parts.length > 0 && draft.inInstalments,
          renewsId: renewed === null ? null : renewed.subscriptionId,
        }
  const [taken, reason] = [offOf(draft.off), reasonOfOff(draft.off)]
  return {
    ...sold,
    renewed,
    /** Who buys it; null while that is not said. */
    person: renewed === null ? personOf(draft) : { accountId: renewed.accountId },
    hasMail: renewed === null ? draft.email.trim() !== '' : renewed.hasMail,
    draft,
    plan,
    from,
    availability,
    isCarnet,
    place,
    /** Why the typed place cannot be had: there is none of this name, or on how many days it is taken (0: not in the plan). */
    wrong:
      code === '' || sold.beach === undefined || availability === undefined || isFree
        ? null
        : chosen === undefined
          ? ('unknown' as const)
          : missingOf(sold.beach, availability, chosen),
    price,
    problem,
    cart,
    /** What is taken off by hand, with its reason; null while one of them is missing or wrong. */
    off: taken && reason && { ...taken, ...reason },
    change: (part: Partial<PassDraft>) => setDraft({ ...draft, ...part }),
  }
}
export type PassSale = ReturnType<typeof useSubscriptionSale>

const indexOf = (beach: BeachPlan, place: Place) => beach.places.indexOf(place)
const letterOf = (beach: BeachPlan | undefined, availability: PlanAvailability | undefined, place: Place) =>
  beach === undefined ? undefined : availability?.states[indexOf(beach, place)]
const missingOf = (beach: BeachPlan, availability: PlanAvailability, place: Place) =>
  availability.missing[indexOf(beach, place)] ?? 0

/** Places that are free on all days and whose name begins like what was typed. */
export function freePlaces({
  beach,
  availability,
  draft,
}: Pick<PassSale, 'beach' | 'availability' | 'draft'>): Place[] {
  const begun = draft.code.trim().toUpperCase()
  if (beach === undefined || availability === undefined) return []
  return beach.places.filter(
    (place, index) => availability.states[index] === 'f' && place.code.startsWith(begun) && place.code !== begun,
  )
}

function placeOf(beach: BeachPlan, place: Place, extras: readonly ExtraRow[]): PassPlace | null {
  const category = beach.categories.find(({ id }) => id === place.category)
  if (category === undefined) return null
  const isFirstRow = beach.rows.some(({ id, isFirst }) => isFirst && id === place.row)
  return { place, category, isFirstRow, mostPeople: peopleAllowed(category, isFirstRow, standing(extras)) }
}

/** What is taken off by hand: no more than the place costs; the server says how much it may be. */
function offCents(off: SaleOff, full: number, base: number): number {
  const discount = offOf(off)?.discount
  return discount === undefined ? 0 : Math.min(handDiscountCents(discount, cents(full)), base)
}

function priceOf(
  plan: SubscriptionPlan | null,
  availability: PlanAvailability | undefined,
  place: Place | undefined,
  draft: PassDraft,
): PassPrice | null {
  if (plan?.kind === 'carnet') {
    const listed = lowestCents(plan, null)
    if (listed === null) return null
    const off = offCents(draft.off, listed, listed)
    return { base: listed, extras: [], off, total: listed - off, parts: [], first: listed - off }
  }
  if (availability === undefined || place === undefined) return null
  const base = placeCents(availability, place)
  if (base === null) return null
  const extras = extraRows(availability, place, draft)
  const full = totalOf(base, extras)
  const off = offCents(draft.off, full, base)
  const total = cents(full - off)
  const parts = partsOf(total, availability)
  const [deposit] = draft.inInstalments ? parts : []
  return { base, extras, off, total, parts, first: deposit?.amountCents ?? total }
}
