import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { addDays, type CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { HOUR } from '../../../domain/platform/duration.ts'
import type { Order, OrderLine } from '../../../domain/orders/calls.ts'

export interface CalendarWords {
  readonly title: (codes: string, part: DayPart) => string
  readonly about: string
  readonly location: string
  readonly url: string
  readonly reminder: string
}

/** Whether a file brings the stays that stand, or takes away those that are over. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL'

/**
 * An order in a calendar (B-02): one event of whole days per stay, which keeps its id for life, so that a later file
 * replaces what an earlier one wrote; each deleted place, and each of the times that one has moved, makes it a later version. A reminder comes an hour before a
 * payment is due. Instants in UTC. Null when it would hold nothing.
 */
export function orderCalendar(order: Order, words: CalendarWords, method: CalendarMethod, moved = 0): string | null {
  const calendar = ical({ prodId: '//Battigia//Battigia//IT', method: ICalCalendarMethod[method] })
  const sequence = order.lines.filter((line) => line.isCancelled).length + moved
  for (const [index, stay] of byStay(order.lines).entries()) {
    const standing = stay.filter((line) => !line.isCancelled)
    if (standing.length > 0 !== (method === 'PUBLISH')) continue
    const lines = method === 'PUBLISH' ? standing : stay
    const [first] = lines
    if (first === undefined) continue
    const event = calendar.createEvent({
      id: `${order.number}-${index + 1}@battigia`,
      sequence,
      stamp: new Date(order.placedAt),
      start: utcDay(first.from),
      end: utcDay(addDays(first.to, 1)),
      allDay: true,
      summary: words.title(lines.map((line) => line.code).join(', '), first.part),
      description: words.about,
      location: words.location,
      url: words.url,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(method === 'CANCEL' ? { status: ICalEventStatus.CANCELLED } : {}),
    })
    if (
      calendar.length() === 1 &&
      order.paymentStatus === 'unpaid' &&
      order.deadline !== null &&
      method === 'PUBLISH'
    ) {
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: new Date(Date.parse(order.deadline.at) - HOUR),
        description: words.reminder,
      })
    }
  }
  return calendar.length() === 0 ? null : calendar.toString()
}

/** Lines with the same days and part belong into one event. */
function byStay(lines: readonly OrderLine[]): OrderLine[][] {
  const groups = new Map<string, OrderLine[]>()
  for (const line of lines) {
    const key = `${line.from} ${line.to} ${line.part}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
}

function utcDay(day: CivilDate): Date {
  return new Date(`${day}T00:00:00Z`)
}
