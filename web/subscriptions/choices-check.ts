import type { SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import { bedsMissing, peopleAllowed, type Quantity } from '../../domain/umbrellas/capacity.ts'
import type { Category } from '../../domain/umbrellas/plan.ts'
import { suitabilityOf } from '../../domain/umbrellas/suitability.ts'
import type { ExtraRow } from './subscription-price.ts'

/** Why people, dogs and extras cannot be together on a place. */
export type ChoiceProblem =
  | { readonly kind: 'dogs' }
  | { readonly kind: 'people'; readonly most: number }
  | { readonly kind: 'beds'; readonly missing: number }

/** Everything that stands on the place: what is in the price and what is bought beside it. */
export function standing(extras: readonly ExtraRow[]): Quantity[] {
  return extras.map(({ offer, bought }) => ({ id: offer.id, quantity: offer.included + bought }))
}

/** The first thing that cannot be, by the server's own rules; null when all can. */
export function checkChoices(
  category: Category,
  isFirstRow: boolean,
  cart: Pick<SubscriptionCart, 'people' | 'dogs'>,
  extras: readonly ExtraRow[],
): ChoiceProblem | null {
  const there = standing(extras)
  if (!suitabilityOf(category, cart.dogs).suits) return { kind: 'dogs' }
  const most = peopleAllowed(category, isFirstRow, there)
  if (cart.people > most) return { kind: 'people', most }
  const missing = bedsMissing(category, isFirstRow, there)
  return missing > 0 ? { kind: 'beds', missing } : null
}

interface ProblemTexts {
  readonly unsuited: string
  readonly tooMany: (number: number) => string
  readonly bedsMissing: (number: number) => string
}

export function problemWords(problem: ChoiceProblem, texts: ProblemTexts): string {
  switch (problem.kind) {
    case 'dogs':
      return texts.unsuited
    case 'people':
      return texts.tooMany(problem.most)
    default:
      return texts.bedsMissing(problem.missing)
  }
}
