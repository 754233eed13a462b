import type { Cents } from '../../../domain/platform/cents.ts'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import type { PlaceView } from '../map/map-view.ts'

/** By what the list is sorted within a row (B-21); rows always go from the sea inland, A to P. */
export const LIST_SORTS = ['row', 'sea', 'shower', 'path', 'price'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** One row of the beach in the list. */
export interface ListRowData {
  readonly id: string
  /** 0 is the row at the sea. */
  readonly index: number
  readonly isFirst: boolean
  readonly hasGazebos: boolean
  /** A quiet row with places for dogs (B-17). */
  readonly isQuiet: boolean
  readonly free: number
  readonly dayCents: Cents | null
  readonly people: number
  readonly places: readonly PlaceView[]
}

const keys: Readonly<Record<ListSort, (view: PlaceView) => number>> = {
  row: (view) => view.place.number,
  sea: (view) => view.place.seaDistance,
  shower: (view) => view.place.showerDistance,
  path: (view) => view.place.pathDistance,
  price: (view) => view.dayCents ?? Number.POSITIVE_INFINITY,
}

/**
 * The places of the list, row by row in the map's own order (DESIGN.md §6). Shown are the free, one's own
 * and those that another guest is choosing; booked and blocked ones only on request. Rows without any of
 * them are left out.
 */
export function listRows(
  plan: BeachPlan,
  views: ReadonlyMap<number, PlaceView>,
  sort: ListSort,
  showsTaken: boolean,
): readonly ListRowData[] {
  return plan.rows.flatMap((row, index) => {
    const places = [...views.values()]
      .filter((view) => view.place.row === row.id && !view.isFilteredOut)
      .filter((view) => showsTaken || view.look === 'free' || view.look === 'mine' || view.look === 'held')
      .toSorted((a, b) => keys[sort](a) - keys[sort](b) || a.place.number - b.place.number)
    const [first] = places
    if (first === undefined) return []
    const prices = places.flatMap((view) => (view.dayCents === null ? [] : [view.dayCents]))
    return [
      {
        id: row.id,
        index,
        isFirst: row.isFirst,
        hasGazebos: row.hasGazebos,
        isQuiet: row.isQuiet && places.some((view) => view.category.maxDogs > 0),
        free: places.filter((view) => view.look === 'free' && (view.suitability.suits || !view.kindSuitability.suits))
          .length,
        dayCents: prices.toSorted((a, b) => a - b)[0] ?? null,
        people: row.isFirst ? first.category.peopleFirstRow : first.category.people,
        places,
      },
    ]
  })
}
