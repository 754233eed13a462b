import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import { partOfTime, slotsOfDay, type ServiceSlot } from '../../domain/services/slots.ts'
import type { ServiceRow } from './service-queries.ts'

interface Asked {
  readonly day: CivilDate
  readonly part: DayPart
  readonly now: { readonly today: CivilDate; readonly time: string }
  readonly dayTurnHour: number
}

/** The times of a service in a part of a day; null for what has none. */
export function slotsFor(
  { slots, slotsTaken }: Pick<ServiceRow, 'slots' | 'slotsTaken'>,
  { day, part, now, dayTurnHour }: Asked,
): ServiceSlot[] | null {
  if (slots === null) return null
  const isPast = (time: string) => day === now.today && time < now.time
  return slotsOfDay(slots, slotsTaken, isPast).filter(
    ({ time }) => part === 'full_day' || partOfTime(time, dayTurnHour) === part,
  )
}
