import type { Queryable } from '../platform/database.ts'

/** Rows of each kind at a time, so that no run holds locks for long. */
const MOST = 1_000
const STALE = [
  [
    'accounts.forget-old-sessions',
    `delete from session where id in
       (select id from session
        where battigia_now() >= case when return_hash is null then least(last_used_at + idle, ends_at) else ends_at end limit $1)`,
  ],
  [
    'accounts.forget-old-browsers',
    `delete from known_browser where (account_id, browser_key) in
       (select account_id, browser_key from known_browser where seen_at < battigia_now() - interval '1 year' limit $1)`,
  ],
  [
    'accounts.forget-old-failures',
    `delete from login_failure where bucket in
       (select bucket from login_failure where failed_at < battigia_now() - interval '1 day' limit $1)`,
  ],
  [
    'accounts.forget-old-budgets',
    `delete from mail_budget where email_hash in
       (select email_hash from mail_budget where window_ends_at < battigia_now() limit $1)`,
  ],
  [
    'accounts.forget-old-resets',
    `delete from password_reset where account_id in
       (select account_id from password_reset where expires_at < battigia_now() limit $1)`,
  ],
  [
    'accounts.forget-old-email-changes',
    `delete from email_change where account_id in
       (select account_id from email_change where expires_at < battigia_now() limit $1)`,
  ],
  [
    'accounts.forget-old-proof-codes',
    `delete from proof_code where account_id in
       (select account_id from proof_code where code_expires_at < battigia_now() limit $1)`,
  ],
  [
    'accounts.forget-old-passkey-challenges',
    `delete from passkey_challenge where challenge_hash in
       (select challenge_hash from passkey_challenge where expires_at < battigia_now() limit $1)`,
  ],
  [
    'accounts.forget-old-guest-links',
    `delete from guest_link where key_hash in
       (select key_hash from guest_link where opens_until < resort_today() limit $1)`,
  ],
  [
    'accounts.forget-old-payment-links',
    `delete from payment_link where order_id in
       (select order_id from payment_link where expires_at < battigia_now() limit $1)`,
  ],
  [
    // Their orders are the resort's books, so only guests who ordered nothing go.
    'accounts.forget-idle-guests',
    `delete from account where id in
       (select a.id from account a where a.kind = 'guest' and a.created_at < battigia_now() - interval '2 days'
          and not exists (select from orders o where o.account_id = a.id)
          and not exists (select from session s where s.account_id = a.id and s.last_used_at > battigia_now() - interval '2 days')
        limit $1)`,
  ],
] as const

/**
 * Forgets sessions, links and codes that are over, browsers of a year ago, wrong passwords of yesterday and ended mail windows;
 * true when there may be more.
 */
export async function forgetStaleRows(tx: Queryable): Promise<boolean> {
  let isMoreLeft = false
  for (const [name, text] of STALE) {
    const gone = await tx.query({ name, text: `${text} returning true as is_gone`, values: [MOST] })
    if (gone.length === MOST) isMoreLeft = true
  }
  return isMoreLeft
}

/**
 * Drops mails that were asked for e-mails which nobody has, at most so many at a time; true when there may be more. Nothing would
 * be sent for them anyway. `resets` go to customers, `orders` to guests.
 */
export async function dropMailsOfNobody(
  tx: Queryable,
  kinds: { readonly resets: string; readonly orders: string },
  most: number,
): Promise<boolean> {
  const dropped = await tx.query({
    name: 'accounts.drop-mails-of-nobody',
    text: `
      delete from outbox where id in (
        select x.id from outbox x
        where x.lane = 'asked' and x.failed_at is null
          and (x.kind = $1 and not exists (
                 select from account a where a.kind = 'customer' and a.email = x.payload ->> 'email')
            or x.kind = $2 and not exists (
                 select from account a where a.kind = 'guest' and a.email = x.payload ->> 'email'))
        order by x.due_at limit $3 for update skip locked)
      returning true as is_gone`,
    values: [kinds.resets, kinds.orders, most],
  })
  return dropped.length === most
}
