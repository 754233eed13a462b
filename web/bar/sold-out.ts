import * as z from 'zod/mini'
import type { BarState } from '../../domain/bar/calls.ts'
import { resortDay } from '../platform/resort-day.ts'
import { useStore } from '../platform/store.ts'
import { createStoredStore } from '../platform/stored.ts'

const keptSchema = z.nullable(z.strictObject({ day: z.string(), at: z.number(), ids: z.readonly(z.array(z.number())) }))

/** What was sold out when the bar was last heard, for the day on which it was heard. */
const keptSoldOut = createStoredStore<z.output<typeof keptSchema>>('bar_sold_out', keptSchema, null)

/** Items that are sold out. */
export interface SoldOut {
  readonly ids: readonly number[]
  /** Since when nothing newer is known, epoch milliseconds; null is now. */
  readonly at: number | null
}

export function keepSoldOut(ids: readonly number[]): void {
  keptSoldOut.set({ day: resortDay(), at: Date.now(), ids })
}

/** What is sold out as the bar says; where it cannot be asked, as it said last today (B-20). */
export function useSoldOut(state: BarState | undefined): SoldOut {
  const kept = useStore(keptSoldOut)
  if (state !== undefined) return { ids: state.soldOut, at: null }
  return kept?.day === resortDay() ? kept : { ids: [], at: null }
}
