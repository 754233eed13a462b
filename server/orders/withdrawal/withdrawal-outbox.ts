import * as z from 'zod/mini'
import type { OutboxHandler } from '../../platform/outbox.ts'
import { sendFromResort } from '../../settings/resort-mail.ts'
import { enqueue } from '../../platform/outbox.ts'
import type { Queryable } from '../../platform/database.ts'
import { readWithdrawable } from '../../subscriptions/life/withdrawable.ts'
import type { OrderEffectTools } from '../order-effects.ts'
import { receiptMail } from './mails/receipt-mail.ts'
import { readDeskPart, readReceipt } from './withdrawal-queries.ts'

/** Kind of the outbox whose effect mails the receipt of a withdrawal. */
const WITHDRAWAL_RECEIPT = 'orders.withdrawal-receipt'
const payload = z.object({ orderId: z.number() })

/** Mails the receipt after the commit, once. */
export async function enqueueReceipt(tx: Queryable, orderId: number): Promise<void> {
  await enqueue(tx, WITHDRAWAL_RECEIPT, `order-${orderId}-withdrawal`, { orderId })
}

/** The effects of withdrawals for the outbox, by kind. */
export function withdrawalEffects(
  tools: Pick<OrderEffectTools, 'database' | 'mailer' | 'settings' | 'publicUrl'>,
): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [[WITHDRAWAL_RECEIPT, (given, key) => mailReceipt(tools, payload.parse(given).orderId, key)]]
}

/** To the address that the guest declared it with: the receipt says the statement, and when it came (art. 54-bis, 4). */
async function mailReceipt(
  { database, mailer, settings, publicUrl }: Pick<OrderEffectTools, 'database' | 'mailer' | 'settings' | 'publicUrl'>,
  orderId: number,
  key: string,
): Promise<void> {
  const receipt = await readReceipt(database, orderId)
  const contract = receipt && (await readWithdrawable(database, orderId, receipt.language))
  if (receipt === null || contract === null || receipt.isErased) return
  const { resortLegalName, resortName, resortAddress, resortEmail, resortPhone, resortVatNumber } = settings
  const orderIds = [orderId, ...contract.instalmentOrders]
  const mail = receiptMail({
    ...receipt,
    deskCents: await readDeskPart(database, orderIds, receipt.refundCents),
    thing: contract.thing,
    sender: [
      resortLegalName === '' ? resortName : resortLegalName,
      resortAddress,
      resortVatNumber,
      resortEmail,
      resortPhone,
    ],
    url: `${publicUrl}/riepilogo?order=${orderId}`,
  })
  const { contact: email, language } = receipt
  await sendFromResort({ mailer, settings }, { email, language }, key, mail)
}
