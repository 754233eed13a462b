import type { Queryable } from '../platform/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'

/** What this slice keeps of a person. */
export async function readMessageData(tx: Queryable, accountId: number): Promise<PersonalData> {
  const [row] = await tx.query<{ data: PersonalData }>({
    name: 'messages.export',
    text: `select jsonb_build_object(
             'wishes', (select jsonb_build_object('ordersPush', w.orders_push, 'remindersPush', w.reminders_push,
                 'remindersMail', w.reminders_mail, 'broadcastsPush', w.broadcasts_push, 'broadcastsMail', w.broadcasts_mail,
                 'smsVersion', w.sms_version, 'smsAgreedAt', iso_instant(w.sms_agreed_at))
               from message_wishes w where w.account_id = $1),
             'devices', coalesce((select jsonb_agg(jsonb_build_object('platform', d.platform, 'language', d.language,
                 'since', iso_instant(d.created_at), 'lastPushAt', iso_instant(d.last_ok_at)) order by d.id)
               from push_device d where d.account_id = $1), '[]'),
             'notices', coalesce((select jsonb_agg(jsonb_build_object('topic', n.topic, 'at', iso_instant(n.created_at),
                 'ways', (select coalesce(jsonb_agg(jsonb_build_object('channel', y.channel, 'state', y.state) order by y.id), '[]')
                          from delivery y where y.notice_id = n.id)) order by n.id)
               from notice n where n.account_id = $1), '[]')) as data`,
    values: [accountId],
  })
  if (row === undefined) throw new Error('the database answered nothing')
  return row.data
}

/** All of it goes; what waits in the outbox finds nobody any more. */
export async function eraseMessages(tx: Queryable, accountId: number): Promise<void> {
  for (const [name, text] of [
    ['messages.erase-notices', 'delete from notice where account_id = $1'],
    ['messages.erase-wishes', 'delete from message_wishes where account_id = $1'],
    ['messages.erase-devices', 'delete from push_device where account_id = $1'],
    [
      'messages.erase-waiting',
      `delete from outbox where kind like 'messages.%' and (payload ->> 'accountId')::bigint = $1`,
    ],
  ] as const)
    await tx.query({ name, text, values: [accountId] })
}
