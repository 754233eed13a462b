import type { MailAttachment } from '../../platform/mail.ts'
import { orderCalendar, type CalendarMethod } from './order-calendar.ts'
import { ORDER_MAIL_TEXTS, paymentWords, type OrderMailFrame } from './order-mail-words.ts'

/** The calendar file of a mail: the stays that stand, or those that are over; null when there are none. */
export function calendarPart(frame: OrderMailFrame, method: CalendarMethod): MailAttachment | null {
  const { order, language, resort, location, orderUrl } = frame
  const texts = ORDER_MAIL_TEXTS[language]
  const content = orderCalendar(
    order,
    {
      title: (codes, part) => `${resort}: ${codes}, ${texts.parts[part]}`,
      about: `${texts.order} ${order.number}\n${paymentWords(order, language)}`,
      location,
      url: orderUrl,
      reminder: texts.reminder,
    },
    method,
    frame.placeMoves,
  )
  if (content === null) return null
  return {
    filename: method === 'PUBLISH' ? texts.calendarFile : texts.freed.calendarFile,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content,
  }
}
