import { PAYMENT_LINK_LIFE, PAYMENT_SESSION_LIFE } from '../../../domain/payments/link-calls.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { Queryable } from '../../platform/database.ts'

export interface NewPaymentLink {
  readonly orderId: number
  readonly accountId: number
  /** The session that asks: the link is over when it is. */
  readonly sessionId: number
  readonly tokenHash: Buffer
  readonly language: Language
}

/** Keeps an order's link in the place of its last one; answers when it ends. The order is known to be the account's. */
export async function keepPaymentLink(tx: Queryable, link: NewPaymentLink): Promise<string> {
  const [kept] = await tx.query<{ expiresAt: string }>({
    name: 'payments.keep-link',
    text: `
      insert into payment_link (order_id, account_id, session_id, token_hash, language, expires_at)
      values ($1, $2, $3, $4, $5, battigia_now() + $6 * interval '1 ms')
      on conflict (order_id) do update set account_id = excluded.account_id, session_id = excluded.session_id,
        token_hash = excluded.token_hash, language = excluded.language, expires_at = excluded.expires_at
      returning iso_instant(expires_at) as "expiresAt"`,
    values: [link.orderId, link.accountId, link.sessionId, link.tokenHash, link.language, PAYMENT_LINK_LIFE],
  })
  if (kept === undefined) throw new Error(`the link of order ${link.orderId} was not kept`)
  return kept.expiresAt
}

export interface NewPaymentSession {
  readonly tokenHash: Buffer
  readonly browserKey: Buffer
  readonly device: string
}

export interface OpenedPayment {
  readonly orderId: number
  readonly language: Language
}

/**
 * Exchanges a link for a session that pays its order, in one statement: whoever comes second finds no row. An order that has changed
 * hands meanwhile opens to nobody. An earlier payment session of the order ends.
 */
export async function openPaymentLink(
  tx: Queryable,
  linkHash: Buffer,
  session: NewPaymentSession,
): Promise<OpenedPayment | null> {
  const [opened] = await tx.query<OpenedPayment & Record<string, unknown>>({
    name: 'payments.open-link',
    text: `
      with used as (
        delete from payment_link l using orders o
        where l.token_hash = $1 and battigia_now() < l.expires_at and o.id = l.order_id and o.account_id = l.account_id
        returning l.order_id, l.account_id, l.language
      ),
      ended as (
        delete from session s using used u where s.kind = 'payment' and s.order_id = u.order_id
      ),
      opened as (
        insert into session (kind, order_id, account_id, token_hash, browser_key, created_at, last_used_at, idle, ends_at, platform, device)
        select 'payment', u.order_id, u.account_id, $2, $3, battigia_now(), battigia_now(), $4 * interval '1 ms',
          battigia_now() + $4 * interval '1 ms', 'other', $5
        from used u
      )
      select order_id as "orderId", language from used`,
    values: [linkHash, session.tokenHash, session.browserKey, PAYMENT_SESSION_LIFE, session.device],
  })
  return opened ?? null
}
