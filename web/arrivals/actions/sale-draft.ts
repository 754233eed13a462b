import type { CallInput } from '../../../domain/platform/call.ts'
import type { quoteWalkIn } from '../../../domain/orders/sale-calls.ts'
import type { BeachPlan, ExtraId } from '../../../domain/umbrellas/plan.ts'
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
