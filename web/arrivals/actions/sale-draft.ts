import type { CallInput } from '../../../domain/platform/call.ts'
import type { quoteWalkIn, sellWalkIn } from '../../../domain/orders/staff-calls.ts'
import type { BeachPlan, ExtraId } from '../../../domain/umbrellas/plan.ts'

/** What somebody who stands at the desk wants, as it is being put together. */
export interface SaleDraft {
  readonly people: number
  readonly smallDogs: number
  readonly largeDogs: number
  /** One of the dogs needs space (B-17). */
  readonly needsSpace: boolean
  readonly extras: Readonly<Partial<Record<ExtraId, number>>>
  readonly name: string
  readonly phone: string
  readonly email: string
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
    name: '',
    phone: '',
    email: '',
  }
}

type Places = CallInput<typeof quoteWalkIn>['places']

/** The wish as the calls take it; dogs of somebody who stands there get a number for a name. */
export function placesOf({ umbrellaId }: SalePlace, draft: SaleDraft, dogName: (number: number) => string): Places {
  const sizes = [
    ...Array.from({ length: draft.largeDogs }, () => 'large' as const),
    ...Array.from({ length: draft.smallDogs }, () => 'small' as const),
  ]
  const extras = Object.entries(draft.extras).flatMap(([id, quantity]) =>
    quantity === undefined || quantity === 0 ? [] : [{ id: id as ExtraId, quantity }],
  )
  return [
    {
      umbrellaId,
      people: draft.people,
      dogs: sizes.map((size, index) => {
        const dog = { name: dogName(index + 1), size }
        return draft.needsSpace ? { ...dog, temperament: 'reactive' as const } : dog
      }),
      extras,
    },
  ]
}

type Customer = CallInput<typeof sellWalkIn>['customer']

/** Who they say they are; null for nobody in particular. */
export function customerOf({ name, phone, email }: SaleDraft): Customer {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  if (firstName === '') return null
  return { firstName, lastName: rest.join(' '), phone: phone.trim(), email: email.trim() }
}

/** Whether a name that was begun is long enough to be one; nothing at all is fine. */
export function isNameRight({ name }: SaleDraft): boolean {
  return (
    name.trim() === '' ||
    name
      .trim()
      .split(/\s+/)
      .every((word) => word.length > 1)
  )
}
