import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

export interface NewGuestLink {
  readonly keyHash: Buffer
  readonly orderId: number
  /** Where the mail goes: the guest must not have another e-mail meanwhile. */
  readonly email: string
  /** How many days after the order's last one the link opens it. */
  readonly days: number
}

/**
 * Keeps the secret of a link to a guest's order; false when the order is no guest's, or no more of that e-mail. It waits for a
 * change of the e-mail that is under way, which would otherwise leave a link with the old address.
 */
export async function keepGuestLink(tx: Queryable, link: NewGuestLink): Promise<boolean> {
  const kept = await tx.query({
    name: 'accounts.keep-guest-link',
    text: `
      insert into guest_link (key_hash, account_id, order_id, opens_until)
      select $1, a.id, o.id, $4::integer + greatest(o.first_day, (
        select max(upper(i.days) - 1) from order_item i where i.order_id = o.id))
      from orders o join account a on a.id = o.account_id
      where o.id = $2 and a.kind = 'guest' and a.email = $3
      for share of a
      returning order_id`,
    values: [link.keyHash, link.orderId, link.email, link.days],
  })
  return kept.length > 0
}

export interface OpenedLink {
  readonly accountId: number
  readonly orderId: number
}

/** What a link opens; null for any secret that is unknown or over, and for orders that have an account by now. */
export async function findGuestLink(tx: Queryable, keyHash: Buffer): Promise<OpenedLink | null> {
  const [opened] = await tx.query<OpenedLink & Record<string, unknown>>({
    name: 'accounts.guest-link',
    text: `
      select l.account_id as "accountId", l.order_id as "orderId"
      from guest_link l
      join account a on a.id = l.account_id and a.kind = 'guest'
      join orders o on o.id = l.order_id and o.account_id = l.account_id
      where l.key_hash = $1 and l.opens_until >= resort_today()
      for share of a`,
    values: [keyHash],
  })
  return opened ?? null
}

/** An order of a guest, as the mail with their links names it. */
export interface GuestOrder {
  readonly orderId: number
  readonly number: string
  readonly day: CivilDate
  readonly firstName: string
  readonly language: Language
}

/** The coming orders of guests with an e-mail, the next one first; none when no such order has the number. */
export async function findGuestOrders(tx: Queryable, email: string, orderNumber: string): Promise<GuestOrder[]> {
  return tx.query<GuestOrder & Record<string, unknown>>({
    name: 'accounts.guest-orders',
    text: `
      with theirs as (
        select o.id, o.number, o.first_day, o.language, o.status, a.first_name,
          greatest(o.first_day, (select max(upper(i.days) - 1) from order_item i where i.order_id = o.id)) as last_day
        from account a join orders o on o.account_id = a.id
        where a.kind = 'guest' and a.email = $1
      )
      select id as "orderId", number, first_day as day, first_name as "firstName", language
      from theirs
      where exists (select from theirs where number = $2)
        and (number = $2 or (last_day >= resort_today() and status not in ('cancelled', 'expired', 'failed')))
      order by last_day < resort_today(), first_day, id
      limit 10`,
    values: [email, orderNumber],
  })
}
