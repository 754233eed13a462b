import * as z from 'zod/mini'
import { withRefundTerms } from '../../domain/content/refund-terms.ts'
import type { OrderCategory } from '../../domain/orders/calls.ts'
import { isLive } from '../../domain/orders/order-states.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { orderLink } from '../accounts/guest-link.ts'
import type { Database } from '../platform/database.ts'
import type { Mailer } from '../platform/mail.ts'
import type { OutboxHandler } from '../platform/outbox.ts'
import { sendFromResort } from '../settings/resort-mail.ts'
import { ORDER_CHANGED } from './changes/change-outbox.ts'
import { countMoves, readChange } from './changes/change-queries.ts'
import { changeMail } from './changes/mails/change-mail.ts'
import { ORDER_CONFIRMATION } from './confirmation-outbox.ts'
import { FREED_CAUSES, ORDER_FREED } from './freed-outbox.ts'
import type { ItemCategories } from './items/item-categories.ts'
import { ITEM_MOVED, movesOf, noteTold, type MovedItem } from './items/moved-items.ts'
import { confirmationMail } from './mails/confirmation-mail.ts'
import { freedMail } from './mails/freed-mail.ts'
import { itemConfirmationMail } from './mails/items/item-confirmation-mail.ts'
import { itemMovedMail } from './mails/items/item-moved-mail.ts'
import { itemsOverMail } from './mails/items/items-over-mail.ts'
import { givenBackMail, paidMail, refundMail, reviewMail } from './mails/money-mail.ts'
import { isPaid, type OrderMailFrame } from './mails/order-mail-words.ts'
import { readPayment, readRefundOfBookings, readSentRefund } from './money-queries.ts'
import { readOrderForMail, type OrderForMail } from './order-queries.ts'
import { ORDER_GIVEN_BACK, ORDER_PAID, ORDER_REFUND, ORDER_REVIEW } from './refund-outbox.ts'
import { promotionNames } from '../umbrellas/promotions/promotion-names.ts'
import { settleMoveEffect } from './staff/settle-move.ts'
import { wireOrder } from './wire-order.ts'

export interface OrderEffectTools {
  readonly database: Database
  readonly mailer: Mailer
  readonly settings: Settings
  readonly categories: ItemCategories
  /** Where guests reach the app, without a slash at the end. */
  readonly publicUrl: string
}

const confirmationPayload = z.object({ orderId: z.number() })
const paymentPayload = z.object({ orderId: z.number(), attemptId: z.string() })
const refundPayload = z.object({ orderId: z.number(), refundId: z.string(), outcome: z.enum(['succeeded', 'failed']) })
const reviewPayload = z.object({ orderId: z.number(), outcome: z.enum(['began', 'denied']) })
const movedPayload = z.object({ orderId: z.number(), itemId: z.number(), moves: z.number() })
const changedPayload = z.object({ orderId: z.number(), changeId: z.number() })
const freedPayload = z.object({
  orderId: z.number(),
  bookingIds: z.array(z.number()),
  cause: z.enum(FREED_CAUSES),
  reason: z.optional(z.string()),
})

/** The effects of this slice for the outbox, by kind. */
export function orderEffects(tools: OrderEffectTools): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [
    [ORDER_CONFIRMATION, (payload, key) => mailConfirmation(tools, confirmationPayload.parse(payload), key)],
    [ORDER_FREED, (payload, key) => mailFreed(tools, freedPayload.parse(payload), key)],
    [ORDER_PAID, (payload, key) => mailPaid(tools, paymentPayload.parse(payload), key)],
    [ORDER_GIVEN_BACK, (payload, key) => mailGivenBack(tools, paymentPayload.parse(payload), key)],
    [ORDER_REFUND, (payload, key) => mailRefund(tools, refundPayload.parse(payload), key)],
    [ITEM_MOVED, (payload, key) => mailMoved(tools, movedPayload.parse(payload), key)],
    [ORDER_CHANGED, (payload, key) => mailChange(tools, changedPayload.parse(payload), key)],
    settleMoveEffect(tools),
    [ORDER_REVIEW, (payload, key) => mailReview(tools, reviewPayload.parse(payload), key)],
  ]
}

/** What was accepted, with the refund that it promised. */
function acceptedOf({ conditions, order, language }: OrderForMail): OrderForMail['conditions'] {
  return conditions && { ...conditions, text: withRefundTerms(conditions.text, order.refundPolicy, language) }
}

/** Mails an order as it is when the mail is written (B-02). */
async function mailConfirmation(
  tools: OrderEffectTools,
  { orderId }: z.output<typeof confirmationPayload>,
  key: string,
): Promise<void> {
  const found = await readOrderForMail(tools.database, orderId)
  // One that waits for its money is not confirmed yet.
  if (found === null || found.order.status === 'awaiting_payment') return
  const frame = { ...(await frameOf(tools, found)), conditions: acceptedOf(found) }
  const isOfItems = found.order.category !== 'umbrella'
  await sendFromResort(tools, found, key, await (isOfItems ? itemConfirmationMail(frame) : confirmationMail(frame)))
}

/** Mails what became free, and the order as it is when the mail is written (R-707, R-807, B-04). */
async function mailFreed(
  tools: OrderEffectTools,
  { orderId, bookingIds, cause, reason = '' }: z.output<typeof freedPayload>,
  key: string,
): Promise<void> {
  const found = await readOrderForMail(tools.database, orderId)
  if (found === null) return
  // Released by hand and taken back before the mail went out.
  if (cause === 'cash_cutoff_passed' && found.order.status !== 'no_show') return
  const { refundCents, creditCents } = await readRefundOfBookings(tools.database, orderId, bookingIds)
  const frame = { ...(await frameOf(tools, found)), refundCents, creditCents, searchUrl: searchUrlOf(tools, found) }
  const mail =
    cause !== 'cash_cutoff_passed' && found.order.category !== 'umbrella'
      ? itemsOverMail({ ...frame, itemIds: bookingIds, cause, reason })
      : freedMail({ ...frame, bookingIds, cause })
  await sendFromResort(tools, found, key, mail)
}

/** Mails what a booking was and what it is, and what became of its money (B-03). */
async function mailChange(
  tools: OrderEffectTools,
  { orderId, changeId }: z.output<typeof changedPayload>,
  key: string,
): Promise<void> {
  const found = await readOrderForMail(tools.database, orderId)
  const change = await readChange(tools.database, changeId)
  if (found === null || change === null) return
  const goesBack = await readRefundOfBookings(tools.database, orderId, [change.refundLineId])
  const frame = { ...(await frameOf(tools, found)), ...goesBack, change, searchUrl: searchUrlOf(tools, found) }
  await sendFromResort(tools, found, key, changeMail(frame))
}

/** Mails the receipt of a payment for an order that stood before it: of a difference, or of what was to be paid later. */
async function mailPaid(
  tools: OrderEffectTools,
  { orderId, attemptId }: z.output<typeof paymentPayload>,
  key: string,
): Promise<void> {
  const found = await readOrderForMail(tools.database, orderId)
  const moved = await readPayment(tools.database, orderId, attemptId, 'paid')
  if (found === null || moved === null) return
  await sendFromResort(tools, found, key, paidMail({ ...(await frameOf(tools, found)), moved }))
}

/** Mails that money came which cannot stay; the attempt's id makes its Message-ID, however often it is sent (R11). */
async function mailGivenBack(
  tools: OrderEffectTools,
  { orderId, attemptId }: z.output<typeof paymentPayload>,
  key: string,
): Promise<void> {
  const found = await readOrderForMail(tools.database, orderId)
  const moved = await readPayment(tools.database, orderId, attemptId, 'give_back')
  if (found === null || moved === null) return
  await sendFromResort(
    tools,
    found,
    key,
    givenBackMail({ ...(await frameOf(tools, found)), moved, searchUrl: searchUrlOf(tools, found) }),
  )
}

/** Mails what became of a refund; refund and outcome make its Message-ID (R11). */
async function mailRefund(
  tools: OrderEffectTools,
  { orderId, refundId, outcome }: z.output<typeof refundPayload>,
  key: string,
): Promise<void> {
  const found = await readOrderForMail(tools.database, orderId)
  const moved = await readSentRefund(tools.database, orderId, refundId)
  if (found === null || moved === null) return
  const frame = { ...(await frameOf(tools, found)), moved, searchUrl: searchUrlOf(tools, found) }
  await sendFromResort(tools, found, key, refundMail(frame, outcome))
}

/** Mails that a payment is reviewed, or was refused; one whose order is paid by now is told of no more. */
async function mailReview(
  tools: OrderEffectTools,
  { orderId, outcome }: z.output<typeof reviewPayload>,
  key: string,
): Promise<void> {
  const found = await readOrderForMail(tools.database, orderId)
  if (found === null || isPaid(found.order)) return
  const frame = { ...(await frameOf(tools, found)), searchUrl: searchUrlOf(tools, found) }
  await sendFromResort(tools, found, key, reviewMail(frame, outcome))
}

/** Mails another time (B-09), unless it was moved back or once more, is over, or waits for its money still. */
async function mailMoved(tools: OrderEffectTools, moved: MovedItem, key: string): Promise<void> {
  const found = await readOrderForMail(tools.database, moved.orderId)
  const item = found?.order.items.find(({ itemId }) => itemId === moved.itemId)
  if (found === null || item === undefined || item.isCancelled || !isLive(found.order.status)) return
  const { moves, toldTime } = movesOf(item)
  if (moves !== moved.moves || item.time === null || toldTime === null || toldTime === item.time) return
  await sendFromResort(
    tools,
    found,
    key,
    itemMovedMail({ ...(await frameOf(tools, found)), itemId: item.itemId, toldTime }),
  )
  await noteTold(tools.database, moved, item.time)
}

/** Where somebody looks for something else of the same kind. */
export const SEARCHES: Readonly<Record<OrderCategory, string>> = {
  umbrella: 'tabs/main-page-ombrelloni',
  bar: 'tabs/menu',
  restaurant: 'tabs/home/ristorante',
  parking: 'tabs/home/parcheggio',
  service: 'tabs/home/servizi',
  subscription: 'tabs/main-page-ombrelloni/abbonamenti-uno',
  instalment: 'tabs/main-page-ombrelloni/abbonamenti-uno',
}

function searchUrlOf({ publicUrl }: OrderEffectTools, { order }: OrderForMail): string {
  return `${publicUrl}/${SEARCHES[order.category]}`
}

/** What any mail about an order is written from, for the slices to the right; null when the order is gone. */
export async function readOrderFrame(tools: OrderEffectTools, orderId: number): Promise<OrderMailFrame | null> {
  const found = await readOrderForMail(tools.database, orderId)
  return found === null ? null : frameOf(tools, found)
}

async function frameOf(
  tools: OrderEffectTools,
  { order, email, language, firstName }: OrderForMail,
): Promise<OrderMailFrame> {
  const { database, settings, publicUrl } = tools
  return {
    order: wireOrder(order, tools),
    language,
    firstName,
    resort: settings.resortName,
    location: [settings.resortName, settings.resortAddress].filter((line) => line !== '').join(', '),
    sender: [
      settings.resortLegalName,
      settings.resortAddress,
      settings.resortVatNumber,
      settings.resortEmail,
      settings.resortPhone,
    ],
    placeMoves: await countMoves(database, order.orderId),
    promotions: await promotionNames(
      database,
      order.lines.flatMap((line) => line.price),
      language,
    ),
    moves: new Map(order.items.map((item) => [item.itemId, movesOf(item).moves])),
    orderUrl: await orderLink(database, publicUrl, { orderId: order.orderId, email }),
  }
}
