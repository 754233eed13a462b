import type { Queryable } from '../platform/database.ts'

/** The places in a cart and until when they are kept. */
export interface Hold {
  /** By the resort's clock: `10:42`. */
  readonly endsAt: string
  readonly secondsLeft: number
}

/** The hold of an account's cart; null when it holds nothing, or nothing any more. */
export async function readHold(tx: Queryable, accountId: number): Promise<Hold | null> {
  const [hold] = await tx.query<Hold & Record<string, unknown>>({
    name: 'messages.hold',
    text: `select to_char(expires_at at time zone 'Europe/Rome', 'HH24:MI') as "endsAt",
             greatest(1, extract(epoch from expires_at - battigia_now()))::integer as "secondsLeft"
           from umbrella_cart where account_id = $1 and line_count > 0 and expires_at > battigia_now()`,
    values: [accountId],
  })
  return hold ?? null
}

/** Carts whose hold ends within so many minutes, of people with a device that takes pushes; each end once. */
export async function readEndingHolds(
  tx: Queryable,
  minutes: number,
): Promise<{ readonly accountId: number; readonly key: string }[]> {
  return tx.query<{ accountId: number; key: string }>({
    name: 'messages.ending-holds',
    text: `select e.account_id as "accountId", e.key
           from (select account_id, 'hold-' || account_id || '-' || extract(epoch from expires_at)::bigint as key
                 from umbrella_cart
                 where line_count > 0 and expires_at > battigia_now()
                   and expires_at <= battigia_now() + make_interval(mins => $1)) e
           where exists (select from push_device d where d.account_id = e.account_id and d.disabled_at is null)
             and not exists (select from notice n where n.key = e.key)
           limit 500`,
    values: [minutes],
  })
}
