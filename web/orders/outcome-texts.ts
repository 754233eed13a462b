import type { Order } from '../../domain/orders/calls.ts'
import { useTexts } from '../platform/texts.ts'
import { itemTexts } from './items/texts.ts'
import { ordersTexts } from './texts.ts'
import type { it } from './texts/it.ts'

/** The orders' texts for one order: what speaks of places is said of things where there are none (R-412). */
export function useOutcomeTexts({ category }: Order): typeof it {
  const texts = useTexts(ordersTexts)
  const { gone, noShow, noTries, payUntil, timeOver } = useTexts(itemTexts).outcome
  if (category === 'umbrella') return texts
  const { outcome } = texts
  return {
    ...texts,
    payUntil,
    outcome: {
      ...outcome,
      placesGone: outcome.over,
      reasons: {
        ...outcome.reasons,
        time_over: () => timeOver,
        too_many_tries: () => noTries,
        places_taken: () => gone,
      },
      ended: { ...outcome.ended, expired: timeOver, no_show: noShow },
    },
  }
}
