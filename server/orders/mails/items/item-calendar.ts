import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { instantOf } from '../../../../domain/orders/resort-time.ts'
import { addDays } from '../../../../domain/platform/civil-date.ts'
import { HOUR, MINUTE } from '../../../../domain/platform/duration.ts'
import type { OrderItem } from '../../../../domain/orders/order-items.ts'
import type { MailAttachment } from '../../../platform/mail.ts'
import type { CalendarMethod } from '../order-calendar.ts'
import type { OrderMailFrame } from '../order-mail-words.ts'
import { ITEM_MAIL_TEXTS, itemPaymentWords, itemRows } from './item-mail-words.ts'

/** How long a table stands in a calendar; how long a party sits is its own affair. */
const TABLE_LASTS = 2 * HOUR

/**
 * Tables with their time, spaces and services with their days, as a calendar file (B-02). Each keeps its id for life, so that a
 * later file takes away what an earlier one brought. Null when there is nothing to write.
 */
export function itemCalendar(frame: OrderMailFrame, method: CalendarMethod): MailAttachment | null {
  const { order, language, resort, location, orderUrl } = frame
  const texts = ITEM_MAIL_TEXTS[language]
  const calendar = ical({ prodId: '//Battigia//Battigia//IT', method: ICalCalendarMethod[method] })
  for (const item of order.items) {
    if (!isInCalendar(item) || item.isCancelled === (method === 'PUBLISH')) continue
    const words = itemRows([item], language).flatMap(([, value]) => value)
    calendar.createEvent({
      ...timesOf(item),
      id: `${order.number}-i${item.itemId}@battigia`,
      sequence: (frame.moves?.get(item.itemId) ?? 0) + (item.isCancelled ? 1 : 0),
      stamp: new Date(order.placedAt),
      summary: `${resort}: ${item.name}`,
      description: [...words, order.number, itemPaymentWords(order, language)].join('\n'),
      location,
      // Calendars are shared: the page alone, without a guest’s secret.
      url: orderUrl.replace(/#.*$/, ''),
      transparency: item.kind === 'table' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      ...(method === 'CANCEL' ? { status: ICalEventStatus.CANCELLED } : {}),
    })
  }
  if (calendar.length() === 0) return null
  return {
    filename: method === 'PUBLISH' ? texts.calendarFile : texts.calendarOverFile,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  }
}

function isInCalendar({ kind }: OrderItem): boolean {
  return kind === 'table' || kind === 'parking' || kind === 'service'
}

/** Instants for what has a time, whole days for everything else. */
function timesOf({ from, to, time }: OrderItem): { start: Date; end: Date; allDay?: true } {
  if (time === null) return { start: utcDay(from), end: utcDay(addDays(to, 1)), allDay: true }
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const start = Date.parse(instantOf(from, hour)) + minute * MINUTE
  return { start: new Date(start), end: new Date(start + TABLE_LASTS) }
}

function utcDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
