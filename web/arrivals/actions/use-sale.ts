import { useState } from 'react'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { quoteWalkIn } from '../../../domain/orders/staff-calls.ts'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { firstDraft, placesOf, salePlaceOf, type SaleDraft } from './sale-draft.ts'
import { actionTexts } from './texts.ts'

/** What is being put together for somebody at the desk, with its price as it changes; nothing is held by it. */
export function useSale(umbrellaId: number, day: CivilDate, part: DayPart) {
  const texts = useTexts(actionTexts)
  const { data: plan } = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const [changed, setChanged] = useState<SaleDraft | null>(null)
  const place = plan === undefined ? null : salePlaceOf(plan, umbrellaId)
  const draft = changed ?? (place === null ? null : firstDraft(place))
  const wish =
    place === null || draft === null ? null : { from: day, to: day, part, places: placesOf(place, draft, texts.dog) }
  const found = useCallQuery(quoteWalkIn, wish ?? { from: day, to: day, part, places: [] }, {
    enabled: wish !== null,
    staleTime: 0,
  })
  return {
    plan,
    place,
    draft,
    wish,
    quote: found.isError ? undefined : found.data,
    failure: found.error,
    change: (next: SaleDraft) => setChanged(next),
  }
}

/** Names the press of one sheet: sent again it is the same sale. */
export function usePressId(): string {
  return useState(() => crypto.randomUUID())[0]
}
