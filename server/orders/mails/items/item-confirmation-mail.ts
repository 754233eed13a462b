import { isLive, passOf } from '../../../../domain/orders/order-states.ts'
import type { MailAttachment } from '../../../platform/mail.ts'
import { renderMail, type MailBlock, type RenderedMail } from '../../../platform/mail-layout.ts'
import { pictureAttachment, termsAttachment, type ConfirmationFrame } from '../confirmation-mail.ts'
import { conditionsNote, creditRows, openWords, ORDER_MAIL_TEXTS } from '../order-mail-words.ts'
import { instantWords, money } from '../../../../domain/platform/format.ts'
import { passPicture } from '../pass-picture.ts'
import { itemCalendar } from './item-calendar.ts'
import { ITEM_MAIL_TEXTS, itemCategoryOf, itemPaymentWords, itemRows } from './item-mail-words.ts'

/**
 * The confirmation of an order of items (B-02, B-15): what, where, which number, how it is paid, who sells, on which terms. What
 * is shown at the entrance, the table or the car park brings its pass and its calendar file; a drink and an instalment need neither.
 */
export async function itemConfirmationMail(
  frame: ConfirmationFrame,
): Promise<RenderedMail & { readonly attachments: MailAttachment[] }> {
  const { order, language, firstName, resort, sender } = frame
  const { passAlt, cancelled } = ORDER_MAIL_TEXTS[language]
  const texts = ITEM_MAIL_TEXTS[language]
  const category = itemCategoryOf(order)
  const passCode = passOf(order)
  const pass = passCode === null ? null : await passPicture(passCode, order.number, passAlt(order.number))
  const mail = renderMail({
    language,
    subject: texts.subject(resort, order.number),
    title: texts.title[category](firstName),
    blocks: [
      ...(pass === null ? [] : [{ kind: 'picture' as const, picture: pass }]),
      ...(isLive(order.status) ? liveBlocks(frame) : [{ kind: 'text' as const, text: cancelled }, facts(frame)]),
    ],
    sender,
  })
  const calendar = isLive(order.status) ? itemCalendar(frame, 'PUBLISH') : null
  const parts = [calendar, termsAttachment(frame), pass === null ? null : pictureAttachment(pass)]
  return { ...mail, attachments: parts.filter((part) => part !== null) }
}

function liveBlocks(frame: ConfirmationFrame): MailBlock[] {
  const { order, language, orderUrl } = frame
  const { passIntro, noWithdrawal } = ORDER_MAIL_TEXTS[language]
  const texts = ITEM_MAIL_TEXTS[language]
  const category = itemCategoryOf(order)
  const blocks: MailBlock[] = [
    { kind: 'text', text: texts.intro[category] },
    facts(frame),
    { kind: 'text', text: itemPaymentWords(order, language) },
    { kind: 'link', label: openWords(order, language), href: orderUrl },
  ]
  const passCode = passOf(order)
  if (passCode !== null) blocks.push({ kind: 'note', text: `${passIntro}\n${passCode}` })
  if (category === 'bar') blocks.push({ kind: 'note', text: texts.barNoWithdrawal })
  // Whether a subscription may be withdrawn from is its plan's affair: its item says it.
  else if (category !== 'subscription' && category !== 'instalment') blocks.push({ kind: 'note', text: noWithdrawal })
  return [...blocks, ...conditionsNote(order, language)]
}

function facts({ order, language }: ConfirmationFrame): MailBlock {
  const { order: label, orderedOn, service, total } = ORDER_MAIL_TEXTS[language]
  const { ticket, where, pickup } = ITEM_MAIL_TEXTS[language]
  const { delivery, serviceCents, totalCents } = order
  const standing = order.items.filter((item) => !item.isCancelled)
  const rows: [string, string][] = [[label, order.number]]
  if (delivery !== null) rows.push([ticket, String(delivery.ticket)], [where, delivery.code ?? pickup])
  rows.push([orderedOn, instantWords(order.placedAt, language)], ...itemRows(standing, language))
  if (serviceCents > 0) rows.push([service, money(serviceCents, language)])
  if (totalCents > 0) rows.push([total, money(totalCents, language)], ...creditRows(order, language))
  return { kind: 'facts', rows }
}
