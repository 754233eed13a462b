import * as z from 'zod/mini'
import { getParking, type ParkingArea, type ParkingCart } from '../../domain/parking/calls.ts'
import { civilDate, parseCivilDate, type CivilDate } from '../../domain/platform/civil-date.ts'
import { DAY_PARTS, type DayPart } from '../../domain/platform/day-part.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import type { Resort } from '../umbrellas/use-resort.ts'
import { useMorningOver } from '../umbrellas/search/use-morning-over.ts'

const schema = z.object({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  part: z.optional(z.enum(DAY_PARTS)),
  area: z.optional(z.string()),
})

/** What is chosen of the car park: the address says it, then the cart, then the first day that is open. */
interface ParkingChoice {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  readonly minDay: CivilDate
  readonly isAfternoonOnly: boolean
  readonly areas: ReturnType<typeof useCallQuery<typeof getParking>>
  /** The chosen area, or the first one that has a space; null when there is none. */
  readonly area: ParkingArea | null
  readonly change: (change: { from?: string; to?: string; part?: DayPart; area?: string }) => void
}

/** The days of the address or the cart that can still be booked; the first open day otherwise. */
function daysOf(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  cart: ParkingCart | null,
  minDay: CivilDate,
  maxDay: string,
): readonly [from: CivilDate, to: CivilDate] {
  const [from, to] = [parseCivilDate(asked.from ?? ''), parseCivilDate(asked.to ?? '')]
  const isOpen = (first: CivilDate, last: CivilDate) => first >= minDay && first <= last && last <= maxDay
  if (from !== null && isOpen(from, to ?? from)) return [from, to ?? from]
  if (cart !== null && isOpen(cart.from, cart.to)) return [cart.from, cart.to]
  return [minDay, minDay]
}

/** Days, part and area, which the address keeps, and what the server says of them. */
export function useParkingChoice(
  resort: Resort,
  season: { readonly from: string; readonly to: string },
  cart: ParkingCart | null,
): ParkingChoice {
  const [query, setQuery] = useQueryState(schema)
  const minDay = civilDate(season.from > resort.today ? season.from : resort.today)
  const [from, to] = daysOf(query, cart, minDay, season.to)
  const isMorningOver = useMorningOver(from, resort.today)
  const isAfternoonOnly = isMorningOver === true
  const part = isAfternoonOnly ? 'afternoon' : (query.part ?? cart?.part ?? 'full_day')
  // Which part can be asked for is known first: what a wrong one is refused with would stand here for a moment.
  const isKnown = isMorningOver !== undefined
  const areas = useCallQuery(getParking, { from, to, part }, { enabled: isKnown, placeholderData: (before) => before })
  const wanted = query.area ?? cart?.areaId.toString()
  const all = areas.isError ? [] : (areas.data?.areas ?? [])
  const area = all.find((one) => String(one.areaId) === wanted && one.left > 0) ?? all.find((one) => one.left > 0)
  return { from, to, part, minDay, isAfternoonOnly, areas, area: area ?? null, change: setQuery }
}
