import type { Audience, BroadcastTexts } from '../../domain/messages/broadcast-rules.ts'
import type { Broadcast } from '../../domain/messages/staff-calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'

export interface DayAndAudience {
  readonly day: CivilDate
  readonly audience: Audience
}

const BROADCAST_COLUMNS = `b.id as "broadcastId", to_char(b.day, 'YYYY-MM-DD') as day, b.audience, b.texts,
  coalesce((select m.display_name from staff_member m where m.account_id = b.author_id), '') as author,
  iso_instant(b.send_at) as "sendAt", b.people,
  case when b.sent_at is not null then 'sent' when b.undone_at is not null then 'undone' else 'waiting' end as state`

export interface NewBroadcast extends DayAndAudience {
  readonly texts: BroadcastTexts
  readonly authorId: number
  /** Milliseconds in which it can be called back. */
  readonly waits: number
}

export async function insertBroadcast(
  tx: Queryable,
  { day, audience, texts, authorId, waits }: NewBroadcast,
): Promise<Broadcast> {
  const [broadcast] = await tx.query<Broadcast & Record<string, unknown>>({
    name: 'messages.insert-broadcast',
    text: `insert into broadcast as b (day, audience, texts, author_id, send_at)
           values ($1, $2, $3, $4, battigia_now() + $5 * interval '1 ms') returning ${BROADCAST_COLUMNS}`,
    values: [day, audience, JSON.stringify(texts), authorId, waits],
  })
  if (broadcast === undefined) throw new Error('no broadcast was written')
  return broadcast
}

/** Calls a broadcast back. `done` when it was sent or called back before, `unknown` when there is none. */
export async function undoBroadcastRow(tx: Queryable, broadcastId: number): Promise<Broadcast | 'done' | 'unknown'> {
  const [undone] = await tx.query<Broadcast & Record<string, unknown>>({
    name: 'messages.undo-broadcast',
    text: `update broadcast as b set undone_at = battigia_now() where id = $1 and sent_at is null and undone_at is null
           returning ${BROADCAST_COLUMNS}`,
    values: [broadcastId],
  })
  if (undone !== undefined) return undone
  const known = await tx.query({
    name: 'messages.is-broadcast',
    text: 'select from broadcast where id = $1',
    values: [broadcastId],
  })
  return known.length === 0 ? 'unknown' : 'done'
}

/** The latest hundred. */
export async function readBroadcasts(tx: Queryable): Promise<Broadcast[]> {
  return tx.query<Broadcast & Record<string, unknown>>({
    name: 'messages.broadcasts',
    text: `select ${BROADCAST_COLUMNS} from broadcast b order by b.id desc limit 100`,
    values: [],
  })
}

/** One that can no longer be called back, for this process alone until its transaction ends; null when there is none. */
export async function claimDueBroadcast(tx: Queryable): Promise<(DayAndAudience & { readonly id: number }) | null> {
  const [due] = await tx.query<DayAndAudience & { id: number } & Record<string, unknown>>({
    name: 'messages.claim-broadcast',
    text: `select id, to_char(day, 'YYYY-MM-DD') as day, audience from broadcast
           where sent_at is null and undone_at is null and send_at <= battigia_now()
           order by id limit 1 for update skip locked`,
    values: [],
  })
  return due ?? null
}

export async function noteSent(tx: Queryable, broadcastId: number, people: number): Promise<void> {
  await tx.query({
    name: 'messages.note-broadcast-sent',
    text: 'update broadcast set sent_at = battigia_now(), people = $2 where id = $1',
    values: [broadcastId, people],
  })
}

/** What is told, while its day is not over; null for one that is, or that was called back. */
export async function readBroadcastToTell(
  tx: Queryable,
  broadcastId: number,
): Promise<{ readonly day: CivilDate; readonly texts: BroadcastTexts } | null> {
  const [found] = await tx.query<{ day: CivilDate; texts: BroadcastTexts }>({
    name: 'messages.broadcast-to-tell',
    text: `select to_char(day, 'YYYY-MM-DD') as day, texts from broadcast
           where id = $1 and undone_at is null and day >= resort_today()`,
    values: [broadcastId],
  })
  return found ?? null
}
