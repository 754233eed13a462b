import { useDeferredValue, useState } from 'react'
import { quoteWalkIn } from '../../../domain/orders/staff-calls.ts'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import type { SalePeriod } from './SaleDays.tsx'
import { firstDraft, placesOf, salePlaceOf, type SaleDraft, type SalePlace } from './sale-draft.ts'
import { actionTexts } from './texts.ts'

/** A place of a sale with what is put together for it. */
export interface SaleRow {
  readonly place: SalePlace
  readonly draft: SaleDraft
}

/** What is being put together for somebody at the desk, with its price as it changes; nothing is held by it. The first place has who they are. */
export function useSale(umbrellaIds: readonly number[], period: SalePeriod, code = '') {
  const texts = useTexts(actionTexts)
  const { data: plan } = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const [changed, setChanged] = useState<Readonly<Record<number, SaleDraft>>>({})
  const rows: readonly SaleRow[] = umbrellaIds.flatMap((id) => {
    const place = plan === undefined ? null : salePlaceOf(plan, id)
    return place === null ? [] : [{ place, draft: changed[id] ?? firstDraft(place) }]
  })
  const places = rows.flatMap(({ place, draft }) => placesOf(place, draft, texts.dog))
  const isWhole = rows.length > 0 && rows.length === umbrellaIds.length
  const said = useDeferredValue(code.trim())
  const wish = { ...period, places, ...(said === '' ? {} : { code: said }) }
  const found = useCallQuery(quoteWalkIn, wish, { enabled: isWhole, staleTime: 0 })
  return {
    plan,
    rows,
    /** Of who they say they are. */
    draft: rows[0]?.draft ?? null,
    wish: isWhole ? wish : null,
    /** What dogs beside a place speak against it (B-17). */
    around: found.isError ? null : (found.data?.lines.find((line) => line.around !== null)?.around ?? null),
    quote: found.isError ? undefined : found.data,
    failure: found.error,
    change: (umbrellaId: number, next: SaleDraft) => setChanged({ ...changed, [umbrellaId]: next }),
  }
}

/** Names the press of one sheet: sent again it is the same sale. */
export function usePressId(): string {
  return useState(() => crypto.randomUUID())[0]
}
