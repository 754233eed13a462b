import { useDeferredValue, useState } from 'react'
import { quoteWalkIn } from '../../../domain/orders/sale-calls.ts'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import type { SalePeriod } from './SaleDays.tsx'
import { firstDraft, placesOf, salePlaceOf, type SaleDraft, type SalePlace } from './sale-draft.ts'
import { NOTHING_OFF, offOf, type SaleOff } from '../../ui/staff/sale-off.ts'
import { uiStaffTexts } from '../../ui/staff/texts.ts'

/** A place of a sale with what is put together for it. */
export interface SaleRow {
  readonly place: SalePlace
  readonly draft: SaleDraft
}

/** What is being put together for somebody at the desk, with its price as it changes; nothing is held by it. The first place has who they are. */
export function useSale(umbrellaIds: readonly number[], period: SalePeriod, off: SaleOff = NOTHING_OFF) {
  const { dog } = useTexts(uiStaffTexts).party
  const { data: plan } = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const [changed, setChanged] = useState<Readonly<Record<number, SaleDraft>>>({})
  const rows: readonly SaleRow[] = umbrellaIds.flatMap((id) => {
    const place = plan === undefined ? null : salePlaceOf(plan, id)
    return place === null ? [] : [{ place, draft: changed[id] ?? firstDraft(place) }]
  })
  const places = rows.flatMap(({ place, draft }) => placesOf(place, draft, dog))
  const isWhole = rows.length > 0 && rows.length === umbrellaIds.length
  const taken = offOf(useDeferredValue(off))
  const wish = { ...period, places, ...taken }
  const isAsked = isWhole && taken !== null
  const found = useCallQuery(quoteWalkIn, wish, { enabled: isAsked, staleTime: 0 })
  return {
    plan,
    rows,
    /** Of who they say they are. */
    draft: rows[0]?.draft ?? null,
    wish: isAsked ? wish : null,
    /** What dogs beside a place speak against it (B-17). */
    around: found.isError ? null : (found.data?.lines.find((line) => line.around !== null)?.around ?? null),
    quote: found.isError || !isAsked ? undefined : found.data,
    failure: found.error,
    change: (umbrellaId: number, next: SaleDraft) => setChanged({ ...changed, [umbrellaId]: next }),
  }
}

/** Names the press of one sheet: sent again it is the same sale. */
export function usePressId(): string {
  return useState(() => crypto.randomUUID())[0]
}
