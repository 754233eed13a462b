import * as z from 'zod/mini'
import { BAR_STATIONS, type BarStation } from '../../../domain/bar/calls.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { BOARD_COLUMNS, BOARD_SORTS, type BoardColumn, type BoardSort, type BoardWish } from './board-view.ts'

const VIEWS = ['today', 'sell', 'soldOut'] as const
export type BoardView = (typeof VIEWS)[number]

const wishSchema = z.object({
  view: z._default(z.enum(VIEWS), 'today'),
  sort: z._default(z.enum(BOARD_SORTS), 'oldest'),
  station: z.optional(z.enum(BAR_STATIONS)),
  column: z._default(z.enum(BOARD_COLUMNS), 'received'),
})

/** What of the board is shown, kept in the address. */
export interface ShownWish extends BoardWish {
  readonly view: BoardView
  /** The one column that a phone shows. */
  readonly column: BoardColumn
  readonly setView: (view: BoardView) => void
  readonly setSort: (sort: BoardSort) => void
  readonly setStation: (station: BarStation | null) => void
  readonly setColumn: (column: BoardColumn) => void
}

/** The wish of the address, and how to change it. */
export function useBoardWish(): ShownWish {
  const [{ view, sort, station, column }, set] = useQueryState(wishSchema)
  return {
    view,
    sort,
    station: station ?? null,
    column,
    setView: (next) => set({ view: next === 'today' ? undefined : next }),
    setSort: (next) => set({ sort: next === 'oldest' ? undefined : next }),
    setStation: (next) => set({ station: next ?? undefined }),
    setColumn: (next) => set({ column: next === 'received' ? undefined : next }),
  }
}
