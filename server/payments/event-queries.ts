import type { ProviderId } from '../../domain/payments/snapshot.ts'
import type { Queryable } from '../platform/database.ts'

/** How the ref of an event about a customer's cards begins. */
export const CARDS_OF = 'customer:'

export interface NewEvent {
  readonly provider: ProviderId
  readonly eventId: string
  readonly type: string
  readonly ref: string | null
  readonly rawBody: string
}

/**
 * Stores an event once (R9); true when it is new. Its body is kept of payments alone, for
 * questions, and not of the payment of somebody who is gone: what is said of a customer names a person.
 */
export async function insertEvent(tx: Queryable, event: NewEvent): Promise<boolean> {
  const rows = await tx.query({
    name: 'payments.event',
    text: `insert into provider_event (provider, event_id, type, ref, raw_body)
           select $1, $2, $3, $4, case when $4::text is null or starts_with($4, '${CARDS_OF}') or exists (
             select from payment_attempt p join orders o on o.id = p.order_id join account a on a.id = o.account_id
             where p.provider = $1 and p.ref = $4 and a.kind = 'erased'
           ) then '' else $5 end
           on conflict do nothing returning event_id`,
    values: [event.provider, event.eventId, event.type, event.ref, event.rawBody],
  })
  return rows.length === 1
}

/** What came of an event: an error is kept for who looks. */
export async function finishEvent(
  tx: Queryable,
  provider: ProviderId,
  eventId: string,
  error: string | null,
): Promise<void> {
  await tx.query({
    name: 'payments.event-done',
    text: `update provider_event set processed_at = battigia_now(), error = $3 where provider = $1 and event_id = $2`,
    values: [provider, eventId, error],
  })
}

/** An event that waits: for its cards to be read again, or for its payment to be known here. */
export interface WaitingEvent {
  readonly provider: ProviderId
  readonly eventId: string
  /** The customer's ref behind {@link CARDS_OF} for cards, the payment's ref otherwise. */
  readonly ref: string
  readonly isOld: boolean
}

/** The oldest events that wait. */
export async function readWaitingEvents(tx: Queryable, most: number): Promise<WaitingEvent[]> {
  return tx.query<WaitingEvent & Record<string, unknown>>({
    name: 'payments.waiting-events',
    text: `select provider, event_id as "eventId", ref, received_at < battigia_now() - interval '5 minutes' as "isOld"
           from provider_event where processed_at is null and ref is not null order by received_at limit $1`,
    values: [most],
  })
}

/** Events are kept as long as a provider may repeat them, and a year for questions; their bodies hold no card. */
export async function forgetOldEvents(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'payments.forget-events',
    text: `delete from provider_event where received_at < battigia_now() - interval '365 days'`,
    values: [],
  })
}
