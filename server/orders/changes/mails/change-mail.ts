import type { Language } from '../../../../domain/platform/language.ts'
import { isLive } from '../../../../domain/orders/order-states.ts'
import type { MailAttachment } from '../../../platform/mail.ts'
import { renderMail, type MailBlock, type RenderedMail } from '../../../platform/mail-layout.ts'
import { calendarPart } from '../../mails/calendar-part.ts'
import { lineRows, ORDER_MAIL_TEXTS, type OrderMailFrame } from '../../mails/order-mail-words.ts'
import { dayWords, money } from '../../../../domain/platform/format.ts'
import type { ChangedStay, OrderChange } from '../order-change.ts'
import type { ChangeMailTexts } from './change-mail-texts.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

const TEXTS: Readonly<Record<Language, ChangeMailTexts>> = { it, en, fr, nl, de }

/** Everything that the mail about a changed booking is written from. */
export interface ChangeFrame extends OrderMailFrame {
  readonly change: OrderChange
  /** What of it goes back by providers, in cents; null when nothing was paid online. */
  readonly refundCents: number | null
  /** What of it comes back as credit. */
  readonly creditCents: number
  /** Where the guest looks for another place. */
  readonly searchUrl: string
}

/** B-03: says what a booking was and what it is, what goes back or is still due, and what the order has left; the calendar follows. */
export function changeMail(frame: ChangeFrame): RenderedMail & { readonly attachments: MailAttachment[] } {
  const { order, language, firstName, resort, sender, change } = frame
  const texts = TEXTS[language]
  const intro = {
    days_cancelled: texts.daysCancelled,
    moved: change.actor === 'staff' ? texts.changedByResort : texts.moved,
    cannot_deliver: texts.cannotDeliver,
  }
  const mail = renderMail({
    language,
    subject: texts.subject(resort, order.number),
    title: texts.title(firstName),
    blocks: [
      { kind: 'text', text: intro[change.kind] },
      changeFacts(frame),
      ...moneyWords(frame),
      ...(isLive(order.status) ? left(frame) : over(frame)),
    ],
    sender,
  })
  const calendars = [calendarPart(frame, 'PUBLISH'), calendarPart(frame, 'CANCEL')]
  return { ...mail, attachments: calendars.filter((calendar) => calendar !== null) }
}

function changeFacts({ order, language, change }: ChangeFrame): MailBlock {
  const texts = TEXTS[language]
  const rows: [string, string][] = [[ORDER_MAIL_TEXTS[language].order, order.number]]
  if (change.after !== null) {
    rows.push([texts.before, stayWords(change.before, language)], [texts.after, stayWords(change.after, language)])
    return { kind: 'facts', rows }
  }
  const cancelled = order.lines.filter((line) => change.cancelledLines.includes(line.bookingId))
  rows.push(...cancelled.map((line): [string, string] => [texts.cancelled, stayWords(line, language)]))
  return { kind: 'facts', rows }
}

function stayWords({ code, kind, from, to, part, totalCents }: ChangedStay, language: Language): string {
  const texts = ORDER_MAIL_TEXTS[language]
  const name = kind === 'dog_gazebo' || kind === 'human_gazebo' ? texts.gazebo(code) : texts.place(code)
  const when = `${texts.days(dayWords(from, language), dayWords(to, language))}, ${texts.parts[part]}`
  return [name, when, money(totalCents, language)].join('\n')
}

function moneyWords(frame: ChangeFrame): MailBlock[] {
  const { order, language, change } = frame
  const texts = TEXTS[language]
  const words = goesBackWords(frame)
  if (change.keptCents > 0) words.push(texts.kept(money(change.keptCents, language)))
  if (change.differenceCents > 0 && order.dueCents > 0) words.push(texts.stillDue(money(order.dueCents, language)))
  if (words.length === 0 && change.kind === 'moved' && order.dueCents === 0) words.push(texts.noDifference)
  return words.map((text) => ({ kind: 'text', text }))
}

/** What goes back, by each way that it came; what the desk took it gives back itself. */
function goesBackWords({ language, change, refundCents, creditCents }: ChangeFrame): string[] {
  const texts = TEXTS[language]
  const { goesBack } = ORDER_MAIL_TEXTS[language].freed
  const { goesBackCents, refundTo } = change
  const ways: readonly (readonly [words: (amount: string) => string, cents: number])[] =
    refundTo === 'credit'
      ? [[texts.toCredit, goesBackCents]]
      : [
          [goesBack, refundCents ?? 0],
          [texts.toCredit, creditCents],
          [texts.fromDesk, goesBackCents - (refundCents ?? 0) - creditCents],
        ]
  return ways.filter(([, cents]) => cents > 0).map(([words, cents]) => words(money(cents, language)))
}

/** What stands, and what is to be paid for it. */
function left({ order, language, orderUrl }: ChangeFrame): MailBlock[] {
  const texts = ORDER_MAIL_TEXTS[language]
  const rows = lineRows(
    order.lines.filter((line) => !line.isCancelled),
    language,
  )
  if (order.serviceCents > 0) rows.push([texts.service, money(order.serviceCents, language)])
  rows.push([texts.total, money(order.totalCents, language)])
  if (order.dueCents > 0) rows.push([texts.freed.dueNow, money(order.dueCents, language)])
  return [
    { kind: 'heading', text: texts.freed.left },
    { kind: 'facts', rows },
    { kind: 'link', label: texts.openPass, href: orderUrl },
    { kind: 'note', text: texts.freed.passStays },
  ]
}

/** Nothing stands. */
function over({ language, searchUrl }: ChangeFrame): MailBlock[] {
  const texts = ORDER_MAIL_TEXTS[language]
  return [
    { kind: 'text', text: texts.cancelled },
    { kind: 'note', text: texts.freed.passOver },
    { kind: 'link', label: texts.freed.bookAgain, href: searchUrl },
  ]
}
