import type { OrderLine } from '../../../domain/orders/calls.ts'
import { isLive } from '../../../domain/orders/order-states.ts'
import type { MailAttachment } from '../../platform/mail.ts'
import { renderMail, type MailBlock, type RenderedMail } from '../../platform/mail-layout.ts'
import type { FreedCause } from '../freed-outbox.ts'
import { calendarPart } from './calendar-part.ts'
import {
  deadlineWords,
  lineRows,
  ORDER_MAIL_TEXTS,
  creditRows,
  paymentWords,
  type OrderMailFrame,
} from './order-mail-words.ts'
import { money } from '../../../domain/platform/format.ts'

/** Everything that the mail about freed places is written from. */
export interface FreedFrame extends OrderMailFrame {
  readonly cause: FreedCause
  /** The bookings that were freed. */
  readonly bookingIds: readonly number[]
  /** What goes back for them, in cents; null when nothing was paid online. */
  readonly refundCents: number | null
  /** What comes back as credit. */
  readonly creditCents: number
  /** Where the guest looks for another place. */
  readonly searchUrl: string
}

/**
 * Says that places are free again: because the guest deleted them, or because the time to pay is over (R-807,
 * B-04). It names what was freed for how much, what is left, and what is due now; the calendar follows.
 */
export function freedMail(frame: FreedFrame): RenderedMail & { readonly attachments: MailAttachment[] } {
  const { order, language, firstName, resort, sender, cause } = frame
  const texts = ORDER_MAIL_TEXTS[language].freed
  const mail = renderMail({
    language,
    subject:
      cause === 'deleted' ? texts.subjectDeleted(resort, order.number) : texts.subjectEnded(resort, order.number),
    title: cause === 'deleted' ? texts.titleDeleted(firstName) : texts.titleEnded(firstName),
    blocks: [
      { kind: 'text', text: causeWords(frame) },
      freedFacts(frame),
      ...refundWords(frame),
      ...(isLive(order.status) ? left(frame) : over(frame)),
    ],
    sender,
  })
  const calendars = [calendarPart(frame, 'PUBLISH'), calendarPart(frame, 'CANCEL')]
  return { ...mail, attachments: calendars.filter((calendar) => calendar !== null) }
}

function causeWords({ order, language, cause }: FreedFrame): string {
  const { freed, cancelled } = ORDER_MAIL_TEXTS[language]
  if (cause === 'deleted') return freed.deleted
  if (cause === 'payment_lost') return freed.paymentLost
  if (order.deadline === null) return cancelled
  const { clock, day } = deadlineWords(order.deadline, language)
  return cause === 'cash_cutoff_passed' ? freed.cashNotArrived(clock, day) : freed.notPaid(clock, day)
}

/** What goes back of what was paid for it, by the policy of the order. */
function refundWords({ language, cause, refundCents, creditCents }: FreedFrame): MailBlock[] {
  const { goesBack, nothingBack, goesToCredit } = ORDER_MAIL_TEXTS[language].freed
  const blocks: MailBlock[] = []
  if (cause === 'deleted' && refundCents !== null && (refundCents > 0 || creditCents === 0))
    blocks.push({ kind: 'text', text: refundCents > 0 ? goesBack(money(refundCents, language)) : nothingBack })
  if (creditCents > 0) blocks.push({ kind: 'text', text: goesToCredit(money(creditCents, language)) })
  return blocks
}

function freedFacts({ order, language, bookingIds }: FreedFrame): MailBlock {
  const { order: orderLabel } = ORDER_MAIL_TEXTS[language]
  const freed = order.lines.filter((line) => bookingIds.includes(line.bookingId))
  return { kind: 'facts', rows: [[orderLabel, order.number], ...lineRows(freed, language)] }
}

/** What stands, and what is to be paid for it. */
function left({ order, language, orderUrl }: FreedFrame): MailBlock[] {
  const texts = ORDER_MAIL_TEXTS[language]
  const standing: OrderLine[] = order.lines.filter((line) => !line.isCancelled)
  const rows = lineRows(standing, language)
  if (order.serviceCents > 0) rows.push([texts.service, money(order.serviceCents, language)])
  const isOwed = order.paymentStatus === 'unpaid' && order.creditCents === 0
  rows.push(
    [isOwed ? texts.freed.dueNow : texts.total, money(order.totalCents, language)],
    ...creditRows(order, language),
  )
  return [
    { kind: 'heading', text: texts.freed.left },
    { kind: 'facts', rows },
    { kind: 'text', text: paymentWords(order, language) },
    { kind: 'link', label: texts.openPass, href: orderUrl },
    { kind: 'note', text: texts.freed.passStays },
  ]
}

/** Nothing stands. */
function over({ language, cause, searchUrl }: FreedFrame): MailBlock[] {
  const texts = ORDER_MAIL_TEXTS[language]
  return [
    { kind: 'text', text: cause === 'deleted' ? texts.cancelled : texts.nothingToPay },
    { kind: 'note', text: texts.freed.passOver },
    { kind: 'link', label: texts.freed.bookAgain, href: searchUrl },
  ]
}
