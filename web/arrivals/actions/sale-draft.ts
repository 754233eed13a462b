import type { CallInput } from '../../../domain/platform/call.ts'
import type { quoteWalkIn } from '../../../domain/orders/sale-calls.ts'
import type { BeachPlan, ExtraId } from '../../../domain/umbrellas/plan.ts'
import { typedCents } from '../../ui/staff/amount.ts'
import { dogsOf, NOBODY, type PartyDraft, type PersonDraft } from '../../ui/staff/party-draft.ts'

/** What somebody who stands at the desk wants, as it is being put together. */
export interface SaleDraft extends PartyDraft, PersonDraft {
  readonly extras: Readonly<Partial<Record<ExtraId, number>>>
}

/** A place with what its rules say of people, dogs and extras. */
export interface SalePlace {
  readonly umbrellaId: number
  readonly code: string
  readonly maxPeople: number
  readonly maxDogs: number
  readonly dogSizes: readonly ('small' | 'large')[]
  readonly minBeds: number
  readonly extras: readonly { readonly id: ExtraId; readonly max: number; readonly included: number }[]
}

export function salePlaceOf(plan: BeachPlan, umbrellaId: number): SalePlace | null {
  const place = plan.places.find((one) => one.id === umbrellaId)
  const category = plan.categories.find((one) => one.id === place?.category)
  if (place === undefined || category === undefined) return null
  const isFirst = plan.rows.some((row) => row.id === place.row && row.isFirst)
  return {
    umbrellaId,
    code: place.code,
    maxPeople: isFirst ? category.maxPeopleFirstRow : category.maxPeople,
    maxDogs: category.maxDogs,
    dogSizes: category.dogSizes,
    minBeds: isFirst ? category.minBedsFirstRow : category.minBeds,
    extras: category.extras.filter(({ max }) => max > 0),
  }
}

/** The first draft: two people, with the beds that the place asks for. */
export function firstDraft({ maxPeople, minBeds, extras }: SalePlace): SaleDraft {
  const beds = extras.find(({ id }) => id === 'sun_bed')
  const least = Math.max(0, minBeds - (beds?.included ?? 0))
  return {
    people: Math.min(2, maxPeople),
    smallDogs: 0,
    largeDogs: 0,
    needsSpace: false,
    extras: least > 0 ? { sun_bed: least } : {},
    ...NOBODY,
  }
}

type Places = CallInput<typeof quoteWalkIn>['places']

/** The wish as the calls take it. */
export function placesOf({ umbrellaId }: SalePlace, draft: SaleDraft, dogName: (number: number) => string): Places {
  const extras = Object.entries(draft.extras).flatMap(([id, quantity]) =>
    quantity === undefined || quantity === 0 ? [] : [{ id: id as ExtraId, quantity }],
  )
  return [{ umbrellaId, people: draft.people, dogs: dogsOf(draft, dogName), extras }]
}

/** What is taken off a sale, as it is being put together: by what the guest says, and by hand. */
export interface SaleOff {
  readonly code: string
  /** A chip; null where an amount is typed, or nothing is taken off by hand. */
  readonly percent: number | null
  /** In euro, as typed. */
  readonly amount: string
  /** Why it is taken off by hand. */
  readonly reason: string
}

export const NOTHING_OFF: SaleOff = { code: '', percent: null, amount: '', reason: '' }

/** What the calls take of it; null while the amount cannot be one. */
export function offOf({
  code,
  percent,
  amount,
}: SaleOff): Pick<CallInput<typeof quoteWalkIn>, 'code' | 'discount'> | null {
  const amountCents = typedCents(amount)
  if (amountCents === null) return null
  const said = code.trim()
  return {
    ...(said === '' ? {} : { code: said }),
    ...(percent !== null ? { discount: { percent } } : amountCents ? { discount: { amountCents } } : {}),
  }
}

/** Why something is taken off by hand, where something is; null while that is not said. */
export function reasonOfOff(off: SaleOff): { readonly discountReason?: string } | null {
  if (offOf(off)?.discount === undefined) return {}
  const discountReason = off.reason.trim()
  return discountReason.length < 2 ? null : { discountReason }
}
