import type { BroadcastText } from '../../../domain/messages/broadcast-rules.ts'
import type { MoneyOutKind } from '../../../domain/payments/money-out.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { lineRows, type OrderMailFrame } from '../../orders/mails/order-mail-words.ts'
import { dayWords, money } from '../../../domain/platform/format.ts'
import { itemRows } from '../../orders/mails/items/item-mail-words.ts'
import { renderMail, type RenderedMail } from '../../platform/mail-layout.ts'
import type { StaffNotice } from '../../platform/notices.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { MessageTexts } from './message-texts.ts'
import { nl } from './nl.ts'

export const MESSAGE_TEXTS: Readonly<Record<Language, MessageTexts>> = { it, en, fr, nl, de }

/** Who writes, and where the app is. */
export interface LetterHead {
  readonly resort: string
  readonly sender: readonly string[]
  /** Without a slash at the end. */
  readonly publicUrl: string
}

/** A bar order that waits at the counter. */
export function readyMail(frame: OrderMailFrame, ticket: number): RenderedMail {
  const { language, firstName, sender, order, orderUrl } = frame
  const { ready, order: label, number } = MESSAGE_TEXTS[language]
  return renderMail({
    language,
    subject: ready.title(ticket),
    title: ready.mailTitle(firstName),
    blocks: [
      { kind: 'text', text: ready.pickup },
      {
        kind: 'facts',
        rows: [
          [number, String(ticket)],
          [label, order.number],
        ],
      },
      { kind: 'link', label: ready.button, href: orderUrl },
    ],
    sender,
  })
}

/** What of an order begins on a day, each with its words. */
export function thingsOf({ order, language }: OrderMailFrame, day: CivilDate): [label: string, value: string][] {
  const lines = order.lines.filter((line) => line.from === day && !line.isCancelled)
  const items = order.items.filter((item) => item.from === day && !item.isCancelled && item.kind !== 'deposit')
  return [...lineRows(lines, language), ...itemRows(items, language)]
}

/** The day before (B-13): what is booked, and how to let go of it. */
export function reminderMail(frame: OrderMailFrame, day: CivilDate): RenderedMail {
  const { language, firstName, resort, sender, order, orderUrl } = frame
  const { reminder, order: label, wishes } = MESSAGE_TEXTS[language]
  const words = dayWords(day, language)
  return renderMail({
    language,
    subject: reminder.subject(resort, words),
    title: reminder.mailTitle(firstName),
    blocks: [
      { kind: 'text', text: reminder.intro(words) },
      { kind: 'facts', rows: [...thingsOf(frame, day), [label, order.number]] },
      { kind: 'link', label: reminder.button, href: orderUrl },
      { kind: 'note', text: reminder.change },
      { kind: 'note', text: wishes },
    ],
    sender,
  })
}

/** What a mail about an offer says. */
export interface OfferMailFacts {
  readonly firstName: string
  /** Of the place; of a table the number of its people. */
  readonly code: string
  readonly stay: string
  /** By the resort's clock: `15:40`. */
  readonly endsAt: string
  readonly url: string
}

/** A place or a table that has become free, kept for who waited for it (B-05, B-09). */
export function offerMail(
  { sender }: LetterHead,
  language: Language,
  { firstName, code, stay, endsAt, url }: OfferMailFacts,
  kind: 'offer' | 'tableOffer' = 'offer',
): RenderedMail {
  const offer = MESSAGE_TEXTS[language][kind]
  return renderMail({
    language,
    subject: offer.title(code),
    title: offer.mailTitle(firstName, code),
    blocks: [
      { kind: 'text', text: offer.intro(endsAt) },
      {
        kind: 'facts',
        rows: [
          [offer.place, code],
          [offer.when, stay],
          [offer.until, endsAt],
        ],
      },
      { kind: 'link', label: offer.button, href: url },
      { kind: 'note', text: offer.note },
    ],
    sender,
  })
}

/** The resort's words to the guests of a day, in the language that they are written in. */
export function broadcastMail(
  { resort, sender, publicUrl }: LetterHead,
  { language, title, text, day }: BroadcastText & { readonly language: Language; readonly day: CivilDate },
): RenderedMail {
  const { broadcast, wishes } = MESSAGE_TEXTS[language]
  return renderMail({
    language,
    subject: `${resort}: ${title}`,
    title,
    blocks: [
      { kind: 'text', text },
      { kind: 'link', label: broadcast.button, href: `${publicUrl}/tabs/contact/ordini` },
      { kind: 'note', text: `${broadcast.why(resort, dayWords(day, language))}\n${wishes}` },
    ],
    sender,
  })
}

/** Where what managers are mailed is seen to. */
const STAFF_PAGES: Readonly<Record<StaffNotice['topic'], string>> = {
  refund_failed: '/ges/cassa?view=reconciliation',
  dispute_opened: '/ges/cassa?view=reconciliation',
  money_out_unusual: '/ges/registro',
  money_out_asked: '/ges/richieste',
}

interface StaffLetter extends Omit<StaffNotice, 'by'> {
  /** Of the order. */
  readonly number: string | null
  readonly by?: { readonly name: string; readonly kind: MoneyOutKind; readonly dayCents: number | null } | undefined
}

/** Money that needs a manager: which order or whose hand, how much. */
export function staffMail(
  { resort, sender, publicUrl }: LetterHead,
  language: Language,
  { topic, amountCents, number, by }: StaffLetter,
): RenderedMail {
  const { staff, order } = MESSAGE_TEXTS[language]
  const { subject, title, text } = staff[topic]
  const rows: (readonly [string, string])[] = []
  if (by !== undefined) rows.push([staff.person, by.name], [staff.way, staff.ways[by.kind]])
  if (number !== null) rows.push([order, number])
  rows.push([staff.amount, money(amountCents, language)])
  if (typeof by?.dayCents === 'number') rows.push([staff.today, money(by.dayCents, language)])
  return renderMail({
    language,
    subject: `${resort}: ${subject(by?.name ?? number ?? '')}`,
    title,
    blocks: [
      { kind: 'text', text },
      { kind: 'facts', rows },
      { kind: 'link', label: staff.button, href: `${publicUrl}${STAFF_PAGES[topic]}` },
    ],
    sender,
  })
}
