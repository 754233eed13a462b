import * as z from 'zod/mini'
import { BAR_STATIONS, type BarStation } from '../../../domain/bar/calls.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { BOARD_SORTS, type BoardSort, type BoardWish } from './board-view.ts'

const VIEWS = ['today', 'soldOut'] as const
export type BoardView = (typeof VIEWS)[number]

const wishSchema = z.object({
  view: z._default(z.enum(VIEWS), 'today'),
  sort: z._default(z.enum(BOARD_SORTS), 'oldest'),
  station: z.optional(z.enum(BAR_STATIONS)),
})

/** What of the board is shown, kept in the address. */
export interface ShownWish extends BoardWish {
  readonly view: BoardView
  readonly setView: (view: BoardView) => void
  readonly setSort: (sort: BoardSort) => void
  readonly setStation: (station: BarStation | null) => void
}

/** The wish of the address, and how to change it. */
export function useBoardWish(): ShownWish {
  const [{ view, sort, station }, set] = useQueryState(wishSchema)
  return {
    view,
    sort,
    station: station ?? null,
    setView: (next) => set({ view: next === 'today' ? undefined : next }),
    setSort: (next) => set({ sort: next === 'oldest' ? undefined : next }),
    setStation: (next) => set({ station: next ?? undefined }),
  }
}
