import type { Logger } from 'pino'
import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import type { Database, Queryable } from './database.ts'
import type { Job } from './jobs.ts'

/** What an outbox row carries; plain JSON. */
export type OutboxPayload = Readonly<Record<string, unknown>>

/**
 * Carries out one effect outside the database. It may be called again for the same key after a failure or a
 * crash, so it hands the key on where the other side can tell repeats apart. Throws to be tried again.
 */
export type OutboxHandler = (payload: OutboxPayload, key: string) => Promise<void>

/** Trying again would change nothing, e.g. a mailbox that does not exist: the effect is given up at once. */
export class PermanentFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PermanentFailure'
  }
}

/** Tries of one effect; with the growing pauses the last one is after about two days. */
const MOST_ATTEMPTS = 14
const FIRST_PAUSE = 10 * SECOND
const LONGEST_PAUSE = 360 * MINUTE
/**
 * At most ten effects a second and process: a wave of orders is not slowed down by its own mails, and mail
 * servers turn away who sends faster.
 */
const EVERY = SECOND
const MOST_AT_ONCE = 10

/**
 * `own`: what the resort owes to whom it knows. `sign_up`: codes for e-mails that somebody typed, each after a password hash.
 * `asked`: other mails that anybody may ask for any e-mail.
 */
export type OutboxLane = 'own' | 'sign_up' | 'asked'

/** How many of the effects at once are each lane's when it has so many; what a lane leaves goes to the others, the first one first. */
const SHARES: Readonly<Record<OutboxLane, number>> = { own: 6, sign_up: 2, asked: 2 }

/**
 * Puts an effect into the outbox, in the transaction of its cause: it happens if and only if that commits, at
 * least once. The same kind and key is one effect. `afterMs` waits with what may still be undone. No lane waits for another.
 */
export async function enqueue(
  tx: Queryable,
  kind: string,
  key: string,
  payload: OutboxPayload,
  afterMs = 0,
  lane: OutboxLane = 'own',
): Promise<void> {
  await tx.query({
    name: 'platform.enqueue',
    text: `insert into outbox (kind, key, payload, due_at, lane) values ($1, $2, $3, now() + $4 * interval '1 ms', $5)
           on conflict (kind, key) do nothing`,
    values: [kind, key, JSON.stringify(payload), afterMs, lane],
  })
}

interface OutboxRow {
  readonly id: number
  readonly kind: string
  readonly key: string
  readonly payload: OutboxPayload
  readonly attempts: number
}

/**
 * The job that empties the outbox. Each effect is claimed by moving its due time before it is tried, so that
 * no transaction stays open meanwhile and a process that dies leaves it to the next one.
 */
export function outboxJob(handlers: ReadonlyMap<string, OutboxHandler>, log: Logger): Job {
  return {
    name: 'outbox',
    every: EVERY,
    run: async (database) => {
      const rows = await claimDue(database, [...handlers.keys()])
      await Promise.all(rows.map((row) => carryOut(database, row, handlers, log)))
      return false
    },
  }
}

async function claimDue(database: Database, kinds: readonly string[]): Promise<OutboxRow[]> {
  return database.query<OutboxRow & Record<string, unknown>>({
    name: 'platform.claimOutbox',
    text: `update outbox set attempts = attempts + 1, due_at = now() + interval '2 minutes'
           where id in (
             select id from (
               select due.id, due.due_at, shares.place,
                 row_number() over (partition by shares.lane order by due.due_at) > shares.share as is_extra
               from unnest($3::text[], $4::integer[]) with ordinality as shares (lane, share, place),
                 lateral (select id, due_at from outbox
                          where lane = shares.lane and due_at <= now() and failed_at is null and kind = any ($1)
                          order by due_at limit $2 for update skip locked) as due
             ) as candidates
             order by is_extra, place, due_at limit $2)
           returning id, kind, key, payload, attempts`,
    values: [kinds, MOST_AT_ONCE, Object.keys(SHARES), Object.values(SHARES)],
  })
}

async function carryOut(
  database: Database,
  row: OutboxRow,
  handlers: ReadonlyMap<string, OutboxHandler>,
  log: Logger,
): Promise<void> {
  try {
    await handlers.get(row.kind)?.(row.payload, row.key)
    await database.query({ name: 'platform.finishOutbox', text: 'delete from outbox where id = $1', values: [row.id] })
  } catch (error) {
    const isLast = row.attempts >= MOST_ATTEMPTS || error instanceof PermanentFailure
    const level = isLast ? 'error' : 'warn'
    log[level](
      { err: error, kind: row.kind, id: row.id, attempts: row.attempts },
      isLast ? 'an effect was given up' : 'an effect is tried again',
    )
    await database.query({
      name: 'platform.postponeOutbox',
      text: `update outbox set due_at = now() + $2 * interval '1 ms', last_error = $3,
               failed_at = case when $4 then now() end where id = $1`,
      values: [row.id, pauseAfter(row.attempts), error instanceof Error ? error.name : 'unknown', isLast],
    })
  }
}

/** Tries an effect that was given up again, from the start; false when there is none. `kinds` are patterns of `like`. */
export async function retryGivenUp(tx: Queryable, id: number, kinds: readonly string[]): Promise<boolean> {
  const rows = await tx.query({
    name: 'platform.retryOutbox',
    text: `update outbox set attempts = 0, failed_at = null, due_at = now()
           where id = $1 and failed_at is not null and kind like any ($2) returning id`,
    values: [id, kinds],
  })
  return rows.length === 1
}

/** 10 s, then twice as long each time up to six hours, a tenth of it random. */
export function pauseAfter(attempts: number): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1))
  return Math.round(pause * (0.95 + 0.1 * Math.random()))
}
