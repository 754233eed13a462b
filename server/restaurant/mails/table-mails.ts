import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { renderMail, type MailBlock, type RenderedMail } from '../../platform/mail-layout.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import type { TableMailTexts } from './table-mail-texts.ts'

const TEXTS: Readonly<Record<Language, TableMailTexts>> = { it, en, fr, nl, de }

/** What a mail about a table is written from. */
export interface TableMailFrame {
  readonly language: Language
  readonly firstName: string
  readonly restaurant: string
  readonly day: CivilDate
  readonly time: string
  readonly seats: number
  readonly dogs: number
  readonly note: string | null
  readonly orderNumber: string
  /** Lines that say who writes. */
  readonly sender: readonly string[]
  /** The order in the app. */
  readonly orderUrl: string
}

/** B-09: reminds of a table some hours before its time. */
export function reminderMail(frame: TableMailFrame): RenderedMail {
  const { language, firstName, restaurant, time, sender } = frame
  const { reminder, openOrder } = TEXTS[language]
  return renderMail({
    language,
    subject: reminder.subject(restaurant, time),
    title: reminder.title(firstName),
    blocks: [
      { kind: 'text', text: reminder.text(dayWords(frame), time) },
      facts(frame),
      { kind: 'link', label: openOrder, href: frame.orderUrl },
      { kind: 'note', text: reminder.change },
    ],
    sender,
  })
}

function facts(frame: TableMailFrame): MailBlock {
  const texts = TEXTS[frame.language]
  return {
    kind: 'facts',
    rows: [
      [texts.restaurant, frame.restaurant],
      [texts.day, dayWords(frame)],
      [texts.time, frame.time],
      [texts.seats, String(frame.seats)],
      ...(frame.dogs === 0 ? [] : [[texts.dogs, String(frame.dogs)] as const]),
      ...(frame.note === null ? [] : [[texts.note, frame.note] as const]),
      [texts.order, frame.orderNumber],
    ],
  }
}

function dayWords({ day, language }: TableMailFrame): string {
  const locale = language === 'en' ? 'en-GB' : language
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(Date.parse(`${day}T00:00:00Z`))
}
