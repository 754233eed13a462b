import type { MessageWishes } from '../../domain/messages/calls.ts'
import type { Queryable } from '../platform/database.ts'

interface WishRow extends Record<string, unknown> {
  readonly ordersPush: boolean
  readonly remindersPush: boolean
  readonly remindersMail: boolean
  readonly broadcastsPush: boolean
  readonly broadcastsMail: boolean
  readonly smsVersion: string | null
}

/** What a person wants to hear of; everything but SMS while they have said nothing. */
export async function readWishes(tx: Queryable, accountId: number): Promise<MessageWishes> {
  const [row] = await tx.query<WishRow>({
    name: 'messages.wishes',
    text: `select orders_push as "ordersPush", reminders_push as "remindersPush", reminders_mail as "remindersMail",
             broadcasts_push as "broadcastsPush", broadcasts_mail as "broadcastsMail", sms_version as "smsVersion"
           from message_wishes where account_id = $1`,
    values: [accountId],
  })
  return {
    orders: { push: row?.ordersPush ?? true },
    reminders: { push: row?.remindersPush ?? true, mail: row?.remindersMail ?? true },
    broadcasts: { push: row?.broadcastsPush ?? true, mail: row?.broadcastsMail ?? true },
    smsVersion: row?.smsVersion ?? null,
  }
}

/** Saves them; the time of an agreement stays while its version does. */
export async function writeWishes(tx: Queryable, accountId: number, wishes: MessageWishes): Promise<void> {
  const { orders, reminders, broadcasts, smsVersion } = wishes
  await tx.query({
    name: 'messages.save-wishes',
    text: `insert into message_wishes as w (account_id, orders_push, reminders_push, reminders_mail, broadcasts_push,
             broadcasts_mail, sms_version, sms_agreed_at)
           values ($1, $2, $3, $4, $5, $6, $7, case when $7::text is not null then battigia_now() end)
           on conflict (account_id) do update set orders_push = $2, reminders_push = $3, reminders_mail = $4,
             broadcasts_push = $5, broadcasts_mail = $6, sms_version = $7,
             sms_agreed_at = case when w.sms_version = $7 then w.sms_agreed_at else excluded.sms_agreed_at end`,
    values: [accountId, orders.push, reminders.push, reminders.mail, broadcasts.push, broadcasts.mail, smsVersion],
  })
}
