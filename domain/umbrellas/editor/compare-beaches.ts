import type { Beach, ModelPlace } from '../files/resort-model.ts'
import { beachFileOf } from '../files/write-resort.ts'

/** What differs between the plan that guests see and another one, by codes in reading order. */
export interface BeachDifference {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** A place that left and one that came at the very same point: the same place under another code, and so another id. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[]
  readonly moved: readonly string[]
  readonly recategorised: readonly string[]
  readonly rezoned: readonly string[]
  readonly accessibility: readonly string[]
  readonly shade: readonly string[]
  readonly outOfUse: readonly string[]
  readonly backInUse: readonly string[]
  /** Parts of the plan besides places. */
  readonly parts: readonly BeachPart[]
}

const PARTS = ['sheet', 'columns', 'rows', 'zones', 'walkways', 'landmarks'] as const
export type BeachPart = (typeof PARTS)[number]

const codes = (places: readonly ModelPlace[]) => places.map(({ code }) => code)

/** Compares two plans. */
export function compareBeaches(before: Beach, after: Beach): BeachDifference {
  const old = new Map(before.places.map((place) => [place.code, place]))
  const fresh = new Set(codes(after.places))
  const gone = before.places.filter(({ code }) => !fresh.has(code))
  const come = after.places.filter(({ code }) => !old.has(code))
  const renamed = come.flatMap((place) => {
    const from = gone.find((one) => one.x === place.x && one.y === place.y && one.category === place.category)
    return from === undefined ? [] : [{ from: from.code, to: place.code }]
  })
  const isRenamed = (code: string) => renamed.some(({ from, to }) => from === code || to === code)
  const changed = (differs: (was: ModelPlace, is: ModelPlace) => boolean) =>
    codes(
      after.places.filter((place) => {
        const was = old.get(place.code)
        return was !== undefined && differs(was, place)
      }),
    )
  return {
    added: codes(come).filter((code) => !isRenamed(code)),
    removed: codes(gone).filter((code) => !isRenamed(code)),
    renamed,
    moved: changed((was, is) => was.x !== is.x || was.y !== is.y),
    recategorised: changed((was, is) => was.category !== is.category),
    rezoned: changed((was, is) => was.zone !== is.zone),
    accessibility: changed((was, is) => was.isAccessible !== is.isAccessible),
    shade: changed((was, is) => was.isShaded !== is.isShaded),
    outOfUse: changed((was, is) => was.isBookable && !is.isBookable),
    backInUse: changed((was, is) => !was.isBookable && is.isBookable),
    parts: PARTS.filter((part) => JSON.stringify(partOf(before, part)) !== JSON.stringify(partOf(after, part))),
  }
}

/** As the file writes it: names that come from the database have their languages in another order. */
function partOf(beach: Beach, part: BeachPart): unknown {
  if (part !== 'sheet') return beachFileOf(beach)[part]
  const { seaSide, width, height, waterline } = beach
  return [seaSide, width, height, waterline]
}

/** Whether two plans are the same for everybody. */
export function isSameBeach(difference: BeachDifference): boolean {
  return Object.values(difference).every((list) => list.length === 0)
}
