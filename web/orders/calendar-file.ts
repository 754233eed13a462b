import { addDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'

/** A stay to write into a calendar: whole days, because a half-day has no published hours. */
export interface CalendarStay {
  /** Its place among the stays of the order as it was made, from 1: names the event for life. */
  readonly number: number
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  /** The hour of a table, an ISO 8601 instant: the event begins then instead of lasting whole days. */
  readonly at?: string | null
  /** e.g. "Bagno Argo: C5 e C6, mattina". */
  readonly title: string
  readonly description: string
}

/** Everything of one calendar file. Instants are ISO 8601 in UTC. */
export interface CalendarFile {
  /** Unique in the world and the same for the same order, so that a second import replaces the first. */
  readonly id: string
  readonly stays: readonly CalendarStay[]
  /** Version of the file's events: later ones replace earlier ones. */
  readonly sequence: number
  readonly location: string
  readonly url: string
  readonly writtenAt: string
  /** When to be reminded, e.g. an hour before a cash deadline; null is no reminder. */
  readonly remindAt: string | null
  readonly reminder: string
}

const MAX_OCTETS = 75
const encoder = new TextEncoder()

/** Text as RFC 5545 3.3.11 wants it. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
}

/** One content line folded at 75 octets, never inside a character (RFC 5545 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** `20270718T082400Z` of an ISO instant. */
function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

const compactDay = (day: CivilDate) => day.replaceAll('-', '')

function alarm(file: CalendarFile): string[] {
  if (file.remindAt === null) return []
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(file.reminder)}`,
    `TRIGGER;VALUE=DATE-TIME:${utc(file.remindAt)}`,
    'END:VALARM',
  ]
}

/** Whole days with the end exclusive; a table has an hour to come and none to go. */
function period({ at, from, to }: CalendarStay): string[] {
  if (at) return [`DTSTART:${utc(at)}`]
  return [`DTSTART;VALUE=DATE:${compactDay(from)}`, `DTEND;VALUE=DATE:${compactDay(addDays(to, 1))}`]
}

function event(file: CalendarFile, stay: CalendarStay, isFirst: boolean): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${file.id}-${stay.number}@battigia`,
    `SEQUENCE:${file.sequence}`,
    `DTSTAMP:${utc(file.writtenAt)}`,
    ...period(stay),
    `SUMMARY:${escaped(stay.title)}`,
    `DESCRIPTION:${escaped(stay.description)}`,
    `LOCATION:${escaped(file.location)}`,
    `URL:${file.url}`,
    'TRANSP:TRANSPARENT',
    ...(isFirst ? alarm(file) : []),
    'END:VEVENT',
  ]
}

/** One VCALENDAR text of an order's stays (B-02): instants in UTC only, days without a zone. */
export function calendarFile(file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Battigia//Battigia//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...file.stays.flatMap((stay, index) => event(file, stay, index === 0)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
