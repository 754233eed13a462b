import { useState } from 'react'
import * as z from 'zod/mini'
import { getServices, MAX_SERVICE_QUANTITY, type Service, type ServiceCart } from '../../domain/services/calls.ts'
import { addDays, civilDate, eachDay, parseCivilDate, type CivilDate } from '../../domain/platform/civil-date.ts'
import { DAY_PARTS, type DayPart } from '../../domain/platform/day-part.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useMorningOver } from '../umbrellas/search/use-morning-over.ts'
import type { Resort } from '../umbrellas/use-resort.ts'
import { itemKey, type ServiceItem } from './service-items.ts'

const schema = z.object({ day: z.optional(z.string()), part: z.optional(z.enum(DAY_PARTS)) })

/** Days that stand in a row to be chosen: three weeks from the first that is open. */
const DAYS_AHEAD = 20

/** What is chosen of the services, and what there is of them. */
interface ServicesChoice {
  readonly day: CivilDate
  readonly days: readonly CivilDate[]
  readonly part: DayPart
  readonly isAfternoonOnly: boolean
  readonly list: ReturnType<typeof useCallQuery<typeof getServices>>
  /** The services as lines of a cart, without those that nobody wants. */
  readonly items: readonly ServiceItem[]
  readonly totalCents: number
  readonly quantityOf: (service: Service) => number
  /** Most pieces that can be wanted on top of what the cart has already. */
  readonly mostOf: (service: Service) => number
  readonly setQuantity: (service: Service, quantity: number) => void
  /** The chosen time of what is given at times of its own (B-22); null for none. */
  readonly timeOf: (service: Service) => string | null
  readonly setTime: (service: Service, time: string | null) => void
  readonly change: (change: { day?: string; part?: DayPart }) => void
}

/** The days from which one is chosen, and the one that the address says; the first when it says none of the season. */
function daysOf(asked: string | undefined, first: CivilDate, last: CivilDate): readonly [CivilDate[], CivilDate] {
  const end = addDays(first, DAYS_AHEAD)
  const row = eachDay(first, end < last ? end : last)
  const day = parseCivilDate(asked ?? '')
  if (day === null || day < first || day > last) return [row, first]
  return [row.includes(day) ? row : [...row, day], day]
}

/** Day and part, which the address keeps, and how many are wanted of each service. */
export function useServicesChoice(
  resort: Resort,
  season: { readonly from: string; readonly to: string },
  cart: ServiceCart | null,
): ServicesChoice {
  const [query, setQuery] = useQueryState(schema)
  const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map())
  const [times, setTimes] = useState<ReadonlyMap<number, string>>(new Map())
  const first = civilDate(season.from > resort.today ? season.from : resort.today)
  const [days, day] = daysOf(query.day, first, civilDate(season.to))
  const isMorningOver = useMorningOver(day, resort.today)
  const isAfternoonOnly = isMorningOver === true
  const part = isAfternoonOnly ? 'afternoon' : (query.part ?? 'full_day')
  const isKnown = isMorningOver !== undefined
  const list = useCallQuery(getServices, { day, part }, { enabled: isKnown, placeholderData: (before) => before })
  const mostOf = ({ serviceId, left }: Service) => {
    const inCart = cart?.items.find((item) => itemKey(item) === itemKey({ serviceId, day, part }))?.quantity ?? 0
    return Math.max(0, Math.min(left ?? MAX_SERVICE_QUANTITY, MAX_SERVICE_QUANTITY) - inCart)
  }
  /** The chosen time while it can be had; one that lies in the cart already is not wanted twice. */
  const timeOf = ({ serviceId, slots }: Service) => {
    const time = times.get(serviceId)
    const isInCart = cart?.items.some((item) => item.serviceId === serviceId && item.day === day && item.time === time)
    return slots?.some((slot) => slot.time === time && slot.left > 0) === true && isInCart !== true
      ? (time ?? null)
      : null
  }
  const quantityOf = (service: Service) =>
    service.slots === null
      ? Math.min(wanted.get(service.serviceId) ?? 0, mostOf(service))
      : timeOf(service) === null
        ? 0
        : 1
  const chosen = (list.data?.services ?? []).filter((service) => quantityOf(service) > 0)
  return {
    day,
    days,
    part,
    isAfternoonOnly,
    list,
    items: chosen.map((service) => {
      const time = timeOf(service)
      return {
        serviceId: service.serviceId,
        day,
        part,
        quantity: quantityOf(service),
        ...(time === null ? {} : { time }),
      }
    }),
    timeOf,
    setTime: ({ serviceId }, time) => {
      const next = new Map(times)
      if (time === null) next.delete(serviceId)
      else next.set(serviceId, time)
      setTimes(next)
    },
    totalCents: chosen.reduce((sum, service) => sum + service.unitCents * quantityOf(service), 0),
    quantityOf,
    mostOf,
    setQuantity: ({ serviceId }, quantity) => setWanted(new Map(wanted).set(serviceId, quantity)),
    change: setQuery,
  }
}
