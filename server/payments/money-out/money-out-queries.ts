import { CREDIT_DAYS, type MoneyOutKind, type MoneyOutSums } from '../../../domain/payments/money-out.ts'
import type { Queryable } from '../../platform/database.ts'

/** What somebody lets go; cents above 0. */
export interface MoneyOut {
  readonly kind: MoneyOutKind
  readonly amountCents: number
  /** The order that it is of; null for credit and for cash out of the drawer. */
  readonly orderId: number | null
  /** The account that credit is given to; that of an order is looked up. */
  readonly accountId?: number
  /** Names what is done, so that what takes it back finds it. */
  readonly key: string
}

/** Whose it is; null for cash out of the drawer. */
export async function readReceiver(tx: Queryable, { orderId, accountId }: MoneyOut): Promise<number | null> {
  if (orderId === null) return accountId ?? null
  const [row] = await tx.query<{ accountId: number }>({
    name: 'money-out.receiver',
    text: 'select account_id as "accountId" from orders where id = $1',
    values: [orderId],
  })
  if (row === undefined) throw new Error(`there is no order ${orderId}`)
  return row.accountId
}

/** Whether an account is a person's of the resort: theirs, or one with their e-mail. */
export async function isOwnAccount(tx: Queryable, accountId: number, staffId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'money-out.own',
    text: `select from account a, account s where a.id = $1 and s.id = $2 and (a.id = s.id or lower(a.email) = lower(s.email))`,
    values: [accountId, staffId],
  })
  return rows.length > 0
}

/** Whether nobody else manages the resort. */
export async function isOnlyManager(tx: Queryable, staffId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'money-out.other-manager',
    text: `select from staff_member where 'manager' = any (roles) and account_id <> $1 limit 1`,
    values: [staffId],
  })
  return rows.length === 0
}

export interface NewMoneyOut extends MoneyOut {
  readonly staffId: number
  readonly receiverId: number | null
  readonly approvedBy: number | null
}

/** Writes what leaves and answers the sums with it. One at a time: two presses at once do not both see what was before them. */
export async function addMoneyOut(tx: Queryable, out: NewMoneyOut): Promise<MoneyOutSums & { readonly id: number }> {
  await tx.query({ name: 'money-out.lock', text: `select pg_advisory_xact_lock(hashtext('money_out'))`, values: [] })
  const { key, kind, staffId, orderId, receiverId, amountCents, approvedBy } = out
  const [row] = await tx.query<MoneyOutSums & { id: number }>({
    name: 'money-out.add',
    text: `
      with added as (
        insert into money_out (key, kind, staff_id, order_id, receiver_id, amount_cents, approved_by)
        values ($1, $2, $3, $4, $5, $6, $7) returning id
      ),
      today as (
        select staff_id, approved_by, amount_cents from money_out
         where day = resort_today() and undone_at is null and (kind = 'payout') = ($2 = 'payout')
      )
      select (select id from added) as id,
        $6 + case
          when $2 = 'credit' then (
            select coalesce(sum(m.amount_cents), 0)::integer from money_out m
             where m.kind = 'credit' and m.receiver_id = $5 and m.undone_at is null and m.at > battigia_now() - make_interval(days => $8))
          else (
            select coalesce(sum(m.amount_cents), 0)::integer from money_out m
             where m.order_id = $4 and m.undone_at is null
               and (m.kind = $2 or m.kind in ('cancellation', 'change') and $2 in ('cancellation', 'change')))
        end as "subjectCents",
        $6 + (select coalesce(sum(t.amount_cents), 0)::integer from today t where t.staff_id = $3 and t.approved_by is null) as "personCents",
        $6 + (select coalesce(sum(t.amount_cents), 0)::integer from today t) as "dayCents"`,
    values: [key, kind, staffId, orderId, receiverId, amountCents, approvedBy, CREDIT_DAYS],
  })
  if (row === undefined) throw new Error(`what leaves by ${key} was not written`)
  return row
}

/** What was taken back counts no more. */
export async function undoMoneyOut(tx: Queryable, key: string): Promise<void> {
  await tx.query({
    name: 'money-out.undo',
    text: 'update money_out set undone_at = battigia_now() where key = $1 and undone_at is null',
    values: [key],
  })
}
