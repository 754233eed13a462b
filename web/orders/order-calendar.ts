import type { Order, OrderLine } from '../../domain/orders/calls.ts'
import { HOUR } from '../../domain/platform/duration.ts'
import type { Language } from '../../domain/platform/language.ts'
import { codesWords, periodWords } from '../cart/line-words.ts'
import type { it as cartIt } from '../cart/texts/it.ts'
import type { CalendarFile } from './calendar-file.ts'
import { deadlineWords, standingLines } from './order-words.ts'
import type { it } from './texts/it.ts'

/** What an order's calendar file is made of besides the order. */
export interface CalendarWords {
  readonly texts: typeof it
  readonly cartTexts: typeof cartIt
  readonly language: Language
  readonly resort: { readonly name: string; readonly address: string }
  /** Address of the order's page. */
  readonly url: string
  /** The server's instant, ISO 8601. */
  readonly now: string
}

/** Lines with the same days and part of day belong into one event. */
function byStay(lines: readonly OrderLine[]): readonly (readonly OrderLine[])[] {
  const groups = new Map<string, OrderLine[]>()
  for (const line of lines) {
    const key = `${line.from} ${line.to} ${line.part}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
}

/** The calendar file of an order: an event per stay, and a reminder an hour before a payment is due (B-02, R-807). */
export function orderCalendar(order: Order, words: CalendarWords): CalendarFile {
  const { texts, cartTexts, language, resort, url, now } = words
  const due = deadlineWords(order, texts, language)
  const standing = standingLines(order)
  const about = [due, texts.eventText(order.number, url)].filter((part) => part !== '').join('\n')
  return {
    id: order.number,
    stays: byStay(order.lines).flatMap((all, index) => {
      const lines = all.filter((line) => standing.includes(line))
      const [line] = lines
      if (!line) return []
      const title = texts.event(resort.name, codesWords(lines, language), cartTexts.partsInline[line.part])
      return [
        {
          number: index + 1,
          from: line.from,
          to: line.to,
          part: line.part,
          title,
          description: `${periodWords(line, cartTexts, language)}\n${about}`,
        },
      ]
    }),
    sequence: order.lines.filter((line) => line.isCancelled).length,
    location: `${resort.name}, ${resort.address}`,
    url,
    writtenAt: now,
    remindAt: due !== '' && order.deadline ? new Date(Date.parse(order.deadline.at) - HOUR).toISOString() : null,
    reminder: due,
  }
}
