import type { Credit } from '../../../domain/payments/credit-calls.ts'
import type { CreditReason } from '../../../domain/payments/credit.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { Queryable } from '../../platform/database.ts'

export interface NewCredit {
  readonly accountId: number
  readonly amountCents: number
  readonly reason: CreditReason
  readonly key: string
  readonly orderId: number | null
  /** Months until its last day; 0 never expires. */
  readonly months: number
  readonly returnDays: number
  readonly note: string
}

/** Gives credit once per key; true when it is new. */
export async function insertCredit(tx: Queryable, credit: NewCredit): Promise<boolean> {
  const [row] = await tx.query<{ isNew: boolean }>({
    name: 'payments.grant-credit',
    text: `select grant_credit($1, $2, $3, $4, $5,
             case when $6::integer > 0 then (resort_today() + make_interval(months => $6))::date end, $7, $8) as "isNew"`,
    values: [
      credit.accountId,
      credit.amountCents,
      credit.reason,
      credit.key,
      credit.orderId,
      credit.months,
      credit.returnDays,
      credit.note,
    ],
  })
  return row?.isNew === true
}

/** An account's credit with its newest movements; those that touch several lots are one. */
export async function readCredit(tx: Queryable, accountId: number): Promise<Credit> {
  const [row] = await tx.query<Credit & Record<string, unknown>>({
    name: 'payments.credit',
    text: `
      select usable_credit($1) as "balanceCents",
        (select coalesce(jsonb_agg(jsonb_build_object('leftCents', l.cents, 'expiresOn', l.expires_on)
                  order by l.expires_on nulls last), '[]')
           from (
             select sum(left_cents) as cents, expires_on from credit_lot
              where account_id = $1 and left_cents > 0 and (expires_on is null or expires_on >= resort_today())
              group by expires_on
           ) l) as lots,
        (select coalesce(jsonb_agg(jsonb_build_object(
                  'movementId', m.id, 'kind', m.kind, 'reason', m.reason, 'note', m.note, 'amountCents', m.cents,
                  'orderId', m.order_id, 'orderNumber', o.number, 'expiresOn', m.expires_on, 'at', iso_instant(m.at))
                  order by m.id desc), '[]')
           from (
             select min(e.id) as id, e.kind, min(l.reason) as reason, min(l.note) as note, sum(e.amount_cents) as cents,
               max(coalesce(e.order_id, l.order_id)) as order_id, min(l.expires_on) as expires_on, min(e.at) as at
             from credit_entry e join credit_lot l on l.id = e.lot_id
             where e.account_id = $1 group by e.movement, e.kind order by min(e.id) desc limit 100
           ) m left join orders o on o.id = m.order_id) as movements`,
    values: [accountId],
  })
  if (row === undefined) throw new Error('the database answered no credit')
  return row
}

export interface CreditOwner {
  readonly accountId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** The customer or guest with this whole e-mail, or whose order has this number; null for none. */
export async function findCreditOwner(tx: Queryable, search: string): Promise<CreditOwner | null> {
  const [row] = await tx.query<CreditOwner & Record<string, unknown>>({
    name: 'payments.credit-owner',
    text: `
      select a.id as "accountId", a.first_name as "firstName", a.last_name as "lastName", a.email from account a
      where a.kind <> 'erased' and (
        lower(a.email) = lower($1) or a.id in (select o.account_id from orders o where o.number = upper($1))
      )
      order by a.kind = 'customer' desc, a.id desc limit 1`,
    values: [search],
  })
  return row ?? null
}

/** The same by its id. */
export async function readCreditOwner(tx: Queryable, accountId: number): Promise<CreditOwner | null> {
  const [row] = await tx.query<CreditOwner & Record<string, unknown>>({
    name: 'payments.credit-owner-of',
    text: `select id as "accountId", first_name as "firstName", last_name as "lastName", email from account
           where id = $1 and kind <> 'erased'`,
    values: [accountId],
  })
  return row ?? null
}

/** Ends what is left of lots whose last day is over; answers how many it looked at. */
export async function expireCredit(tx: Queryable, most: number): Promise<number> {
  return count(tx, 'payments.expire-credit', 'select expire_credit($1) as count', most)
}

/** Gives back the credit of expired orders whose payments have all come to nothing; answers how many. */
export async function returnCreditOfExpired(tx: Queryable, most: number): Promise<number> {
  return count(tx, 'payments.return-credit-of-expired', 'select return_credit_of_expired($1) as count', most)
}

async function count(tx: Queryable, name: string, text: string, most: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>({ name, text, values: [most] })
  return row?.count ?? 0
}

export interface DueCredit {
  readonly accountId: number
  readonly expiresOn: string
}

/** Marks what expires within so many days as told of its last day; answers whom to tell of which day. */
export async function markCreditNoticed(tx: Queryable, days: number): Promise<DueCredit[]> {
  return tx.query<DueCredit & Record<string, unknown>>({
    name: 'payments.mark-credit-noticed',
    text: `
      with noticed as (
        update credit_lot set noticed_for = expires_on
         where left_cents > 0 and expires_on between resort_today() and resort_today() + $1::integer
           and noticed_for is distinct from expires_on
        returning account_id, expires_on
      )
      select distinct account_id as "accountId", expires_on as "expiresOn" from noticed`,
    values: [days],
  })
}

/** Whom a mail about credit goes to, and what it says. */
export interface CreditForMail {
  readonly email: string
  readonly language: Language
  readonly firstName: string
  readonly balanceCents: number
}

/** Null when the account is gone, or can be reached by no mail. */
export async function readCreditForMail(tx: Queryable, accountId: number): Promise<CreditForMail | null> {
  const [row] = await tx.query<CreditForMail & Record<string, unknown>>({
    name: 'payments.credit-for-mail',
    text: `select email, language, first_name as "firstName", usable_credit(id) as "balanceCents" from account
           where id = $1 and kind <> 'erased'`,
    values: [accountId],
  })
  return row ?? null
}

/** What was given by a key; null when there is none. */
export async function readGrant(
  tx: Queryable,
  key: string,
): Promise<{
  readonly accountId: number
  readonly amountCents: number
  readonly reason: CreditReason
  readonly note: string
  readonly expiresOn: string | null
} | null> {
  const [row] = await tx.query<{
    accountId: number
    amountCents: number
    reason: CreditReason
    note: string
    expiresOn: string | null
  }>({
    name: 'payments.credit-given',
    text: `select account_id as "accountId", earned_cents as "amountCents", reason, note, expires_on as "expiresOn"
           from credit_lot where key = $1`,
    values: [key],
  })
  return row ?? null
}

/** What an account has that ends on a day, in cents. */
export async function readEnding(tx: Queryable, { accountId, expiresOn }: DueCredit): Promise<number> {
  const [row] = await tx.query<{ cents: number }>({
    name: 'payments.credit-ending',
    text: `select coalesce(sum(left_cents), 0)::integer as cents from credit_lot
           where account_id = $1 and expires_on = $2`,
    values: [accountId, expiresOn],
  })
  return row?.cents ?? 0
}
