import * as z from 'zod/mini'
import {
  VISIT_FILTERS,
  BEACH_PLACE_STATES,
  type BeachPlaceState,
  type VisitFilter,
} from '../../domain/arrivals/visit-words.ts'
import { parseCivilDate, type CivilDate } from '../../domain/platform/civil-date.ts'
import { DAY_PARTS, type DayPart } from '../../domain/platform/day-part.ts'
import { useQueryState } from '../platform/navigation.tsx'

/** In the address: places are being selected, and none is yet. */
const NONE = '-'

const wishSchema = z.object({
  day: z.optional(z.string()),
  part: z.optional(z.enum(DAY_PARTS)),
  place: z.optional(z.string()),
  only: z.optional(z.enum(BEACH_PLACE_STATES)),
  filter: z.optional(z.enum(VISIT_FILTERS)),
  q: z.optional(z.string()),
  /** Codes of places that are selected together, `B7.B8`; `-` while none is yet. */
  sel: z.optional(z.string()),
})

/** What of the beach's day is wanted, kept in the address; null where the address says nothing. */
export interface DayWish {
  readonly day: CivilDate | null
  readonly part: DayPart
  /** Code of the chosen place. */
  readonly place: string | null
  /** The state that the legend shows alone. */
  readonly only: BeachPlaceState | null
  readonly filter: VisitFilter
  readonly search: string
  /** Codes of places that one action is about; null while nobody selects. */
  readonly selection: readonly string[] | null
  readonly select: (codes: readonly string[] | null) => void
  readonly setDay: (day: CivilDate | null) => void
  readonly setPart: (part: DayPart) => void
  readonly choose: (code: string | null) => void
  readonly setOnly: (state: BeachPlaceState | null) => void
  readonly setFilter: (filter: VisitFilter) => void
  readonly setSearch: (search: string) => void
}

export function useDayWish(): DayWish {
  const [wish, set] = useQueryState(wishSchema)
  return {
    day: parseCivilDate(wish.day ?? ''),
    part: wish.part ?? 'full_day',
    place: wish.place ?? null,
    only: wish.only ?? null,
    filter: wish.filter ?? 'all',
    search: wish.q ?? '',
    selection: wish.sel === undefined ? null : wish.sel.split('.').filter((code) => code !== NONE),
    select: (codes) =>
      set({ sel: codes === null ? undefined : codes.length === 0 ? NONE : codes.join('.'), place: undefined }),
    setDay: (day) => set({ day: day ?? undefined, place: undefined, sel: undefined }),
    setPart: (part) => set({ part: part === 'full_day' ? undefined : part }),
    choose: (place) => set({ place: place ?? undefined }),
    setOnly: (only) => set({ only: only ?? undefined }),
    setFilter: (filter) => set({ filter: filter === 'all' ? undefined : filter }),
    setSearch: (q) => set({ q: q === '' ? undefined : q }),
  }
}
