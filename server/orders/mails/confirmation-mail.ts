import { isLive } from '../../../domain/orders/order-states.ts'
import type { MailAttachment } from '../../platform/mail.ts'
import { renderMail, type MailBlock, type MailPicture, type RenderedMail } from '../../platform/mail-layout.ts'
import { calendarPart } from './calendar-part.ts'
import {
  conditionsNote,
  discountRows,
  fullCents,
  lineRows,
  ORDER_MAIL_TEXTS,
  creditRows,
  openWords,
  paymentWords,
  type OrderMailFrame,
} from './order-mail-words.ts'
import { instantWords, money } from '../../../domain/platform/format.ts'
import { passPicture } from './pass-picture.ts'

/** Everything that a confirmation is written from. */
export interface ConfirmationFrame extends OrderMailFrame {
  /** Title and text of the accepted conditions, in the accepted version; null where nothing was sold. */
  readonly conditions: { readonly title: string; readonly text: string } | null
}

/**
 * The confirmation on a durable medium (B-02, B-15): what, when, how much, who sells, on which terms, and the pass as
 * a QR code with its letters below for those who do not see it. An order that is over has no pass.
 */
export async function confirmationMail(
  frame: ConfirmationFrame,
): Promise<RenderedMail & { readonly attachments: MailAttachment[] }> {
  const { order, language, firstName, resort, sender } = frame
  const texts = ORDER_MAIL_TEXTS[language]
  const pass =
    order.passCode === null ? null : await passPicture(order.passCode, order.number, texts.passAlt(order.number))
  const mail = renderMail({
    language,
    subject: texts.subject(resort, order.number),
    title: texts.title(firstName),
    blocks: [
      ...(pass === null ? [] : [{ kind: 'picture' as const, picture: pass }]),
      ...(isLive(order.status) ? liveBlocks(frame) : [{ kind: 'text' as const, text: texts.cancelled }, facts(frame)]),
    ],
    sender,
  })
  const terms = termsAttachment(frame)
  const calendar = pass === null ? null : calendarPart(frame, 'PUBLISH')
  const parts = [calendar, terms, pass === null ? null : pictureAttachment(pass)]
  return { ...mail, attachments: parts.filter((part) => part !== null) }
}

/** The picture that the mail shows. */
export function pictureAttachment({ cid, filename, png }: MailPicture): MailAttachment {
  return { cid, filename, contentType: 'image/png', content: png }
}

function liveBlocks(frame: ConfirmationFrame): MailBlock[] {
  const { order, language, orderUrl } = frame
  const texts = ORDER_MAIL_TEXTS[language]
  return [
    { kind: 'text', text: texts.intro },
    facts(frame),
    { kind: 'text', text: paymentWords(order, language) },
    { kind: 'link', label: openWords(order, language), href: orderUrl },
    { kind: 'note', text: `${texts.passIntro}\n${order.passCode ?? ''}` },
    { kind: 'note', text: texts.noWithdrawal },
    ...conditionsNote(order, language),
  ]
}

function facts({ order, language, promotions }: ConfirmationFrame): MailBlock {
  const texts = ORDER_MAIL_TEXTS[language]
  const lines = order.lines.filter((line) => !line.isCancelled)
  const rows: [string, string][] = [
    [texts.order, order.number],
    [texts.orderedOn, instantWords(order.placedAt, language)],
    ...lineRows(lines, language, fullCents),
    ...discountRows(lines, promotions, language),
  ]
  if (order.serviceCents > 0) rows.push([texts.service, money(order.serviceCents, language)])
  rows.push([texts.total, money(order.totalCents, language)], ...creditRows(order, language))
  return { kind: 'facts', rows }
}

/** The accepted conditions, whole; null where nothing was sold. */
export function termsAttachment({ language, conditions }: ConfirmationFrame): MailAttachment | null {
  if (conditions === null) return null
  return {
    filename: ORDER_MAIL_TEXTS[language].conditionsFile,
    contentType: 'text/plain; charset=utf-8',
    content: `${conditions.title}\n\n${conditions.text}\n`,
  }
}
