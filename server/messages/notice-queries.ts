import type { Channel } from '../../domain/messages/channels.ts'
import { statesBefore, type DeliveryState } from '../../domain/messages/delivery-states.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { NoticeTopic } from '../../domain/platform/notice-topic.ts'
import type { NewNotice } from '../platform/notices.ts'
import type { Queryable } from '../platform/database.ts'

/** Something that a person is told. */
export interface Notice {
  readonly id: number
  readonly key: string
  readonly accountId: number
  readonly topic: NoticeTopic
  readonly facts: NewNotice['facts']
  readonly ageSeconds: number
}

const NOTICE_COLUMNS = `n.id, n.key, n.account_id as "accountId", n.topic, n.facts,
  extract(epoch from battigia_now() - n.created_at)::integer as "ageSeconds"`

/** Keeps a notice and answers it; the one that is there already when its key is known; null when the person is gone. */
export async function keepNotice(tx: Queryable, key: string, notice: NewNotice): Promise<Notice | null> {
  await tx.query({
    name: 'messages.keep-notice',
    text: `insert into notice (key, account_id, topic, facts) select $1, id, $3, $4 from account where id = $2
           on conflict (key) do nothing`,
    values: [key, notice.accountId, notice.topic, JSON.stringify(notice.facts)],
  })
  const [kept] = await tx.query<Notice & Record<string, unknown>>({
    name: 'messages.notice-by-key',
    text: `select ${NOTICE_COLUMNS} from notice n where n.key = $1`,
    values: [key],
  })
  return kept ?? null
}

/** A notice, with nobody else deciding its next way until the transaction ends; null when it is gone. */
export async function lockNotice(tx: Queryable, noticeId: number): Promise<Notice | null> {
  const [notice] = await tx.query<Notice & Record<string, unknown>>({
    name: 'messages.lock-notice',
    text: `select ${NOTICE_COLUMNS} from notice n where n.id = $1 for update`,
    values: [noticeId],
  })
  return notice ?? null
}

/** Notes that a way is taken; false when it was before. */
export async function openDelivery(
  tx: Queryable,
  noticeId: number,
  channel: Channel,
  deviceId: number | null = null,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'messages.open-delivery',
    text: `insert into delivery (notice_id, channel, device_id) values ($1, $2, $3) on conflict do nothing returning id`,
    values: [noticeId, channel, deviceId],
  })
  return rows.length === 1
}

export interface DeliveryWay {
  readonly noticeId: number
  readonly channel: Channel
  readonly deviceId: number | null
}

/** Whether this way still has to be gone. */
export async function isWaiting(tx: Queryable, { noticeId, channel, deviceId }: DeliveryWay): Promise<boolean> {
  const rows = await tx.query({
    name: 'messages.is-waiting',
    text: `select from delivery where notice_id = $1 and channel = $2 and device_id is not distinct from $3 and state = 'waiting'`,
    values: [noticeId, channel, deviceId],
  })
  return rows.length === 1
}

/** Notes how a way ended, or that it begins again (`waiting`). */
export async function endDelivery(
  tx: Queryable,
  { noticeId, channel, deviceId }: DeliveryWay,
  end: { readonly state: DeliveryState; readonly reason?: string; readonly externalId?: string },
): Promise<void> {
  await tx.query({
    name: 'messages.end-delivery',
    text: `update delivery set state = $4, reason = $5, external_id = coalesce($6, external_id), changed_at = battigia_now()
           where notice_id = $1 and channel = $2 and device_id is not distinct from $3`,
    values: [noticeId, channel, deviceId, end.state, end.reason ?? null, end.externalId ?? null],
  })
}

/** What a provider reports of a message; only what moves it on is written. */
export async function reportDelivery(
  tx: Queryable,
  channel: Channel,
  { id, status, reason }: { readonly id: string; readonly status: DeliveryState; readonly reason?: string },
): Promise<void> {
  await tx.query({
    name: 'messages.report-delivery',
    text: `update delivery set state = $3, reason = $4, changed_at = battigia_now()
           where channel = $1 and external_id = $2 and state = any ($5)`,
    values: [channel, id, status, reason ?? null, statesBefore(status)],
  })
}

/** The ways that a notice has taken; a way is failed when all of it is. */
export async function readTaken(
  tx: Queryable,
  noticeId: number,
): Promise<{ readonly channel: Channel; readonly isFailed: boolean }[]> {
  return tx.query<{ channel: Channel; isFailed: boolean }>({
    name: 'messages.taken',
    text: `select channel, bool_and(state = 'failed') as "isFailed" from delivery where notice_id = $1 group by channel`,
    values: [noticeId],
  })
}

/** Who is told, and how they are reached. */
export interface Person {
  readonly email: string
  readonly phone: string
  readonly firstName: string
  readonly language: Language
  /** Ids of the devices that take pushes. */
  readonly devices: readonly number[]
}

/** Devices of an account `a` that take pushes, while the sessions that they belong to last. */
export const PUSHED_DEVICES = `push_device d join session s on s.id = d.session_id
                   where d.account_id = a.id and d.disabled_at is null
                     and battigia_now() < least(s.last_used_at + s.idle, s.ends_at)`

/** A person; null when they are gone. */
export async function readPerson(tx: Queryable, accountId: number): Promise<Person | null> {
  const [person] = await tx.query<Person & Record<string, unknown>>({
    name: 'messages.person',
    text: `select a.email, a.phone, a.first_name as "firstName", a.language,
             array(select d.id::integer from ${PUSHED_DEVICES} order by d.id) as devices
           from account a where a.id = $1`,
    values: [accountId],
  })
  return person ?? null
}

/** Forgets notices of a season ago and mails whose repeat can no longer come. */
export async function forgetOldMessages(tx: Queryable): Promise<void> {
  for (const [name, text] of [
    [
      'messages.forget-notices',
      `delete from notice where id in
       (select id from notice where created_at < battigia_now() - interval '90 days' limit 1000)`,
    ],
    [
      'messages.forget-handed',
      `delete from handed_mail where message_key in
       (select message_key from handed_mail where handed_at < battigia_now() - interval '30 days' limit 1000)`,
    ],
  ] as const)
    await tx.query({ name, text, values: [] })
}
