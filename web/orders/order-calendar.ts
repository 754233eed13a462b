import type { Order, OrderLine } from '../../domain/orders/calls.ts'
import { HOUR } from '../../domain/platform/duration.ts'
import type { Language } from '../../domain/platform/language.ts'
import { codesWords, periodWords } from '../cart/line-words.ts'
import type { it as cartIt } from '../cart/texts/it.ts'
import { resortInstant } from '../platform/format.ts'
import type { CalendarFile, CalendarStay } from './calendar-file.ts'
import { itemDetail, itemWords, standingItems } from './items/item-words.ts'
import type { it as itemIt } from './items/texts/it.ts'
import { deadlineWords, standingLines } from './order-words.ts'
import type { it } from './texts/it.ts'

/** What an order's calendar file is made of besides the order. */
export interface CalendarWords {
  readonly texts: typeof it
  readonly cartTexts: typeof cartIt
  readonly itemTexts: typeof itemIt
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
  const { texts, language, resort, url, now } = words
  const due = deadlineWords(order, texts, language)
  const about = [due, texts.eventText(order.number, url)].filter((part) => part !== '').join('\n')
  const stays = [...placeStays(order, words), ...itemStays(order, words)]
  return {
    id: order.number,
    stays: stays.map((stay) => ({ ...stay, description: `${stay.description}\n${about}` })),
    sequence: [...order.lines, ...order.items].filter((line) => line.isCancelled).length,
    location: `${resort.name}, ${resort.address}`,
    url,
    writtenAt: now,
    remindAt: due !== '' && order.deadline ? new Date(Date.parse(order.deadline.at) - HOUR).toISOString() : null,
    reminder: due,
  }
}

function placeStays(order: Order, { texts, cartTexts, language, resort }: CalendarWords): readonly CalendarStay[] {
  const standing = standingLines(order)
  return byStay(order.lines).flatMap((all, index) => {
    const lines = all.filter((line) => standing.includes(line))
    const [line] = lines
    if (!line) return []
    const title = texts.event(resort.name, codesWords(lines, language), cartTexts.partsInline[line.part])
    const { from, to, part } = line
    return [{ number: index + 1, from, to, part, title, description: periodWords(line, cartTexts, language) }]
  })
}

/** Tables, parking spaces and services; a table begins at its hour. What the bar makes is there before a calendar is. */
function itemStays(order: Order, { itemTexts, language, resort }: CalendarWords): readonly CalendarStay[] {
  if (order.category === 'bar') return []
  const standing = standingItems(order)
  return order.items.flatMap((item, index) => {
    if (!standing.includes(item) || item.kind === 'deposit' || item.kind === 'tip') return []
    const { from, to, time } = item
    return [
      {
        number: index + 1,
        from,
        to,
        part: item.part ?? 'full_day',
        at: time === null ? null : resortInstant(from, time),
        title: `${resort.name}: ${itemWords(item, itemTexts)}`,
        description: itemDetail(item, itemTexts, language),
      },
    ]
  })
}
