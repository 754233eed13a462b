import { LIVE, type Invariant } from './invariant.ts'

/** An attempt to pay the only order, with more columns than every one has. */
function attempt(id: string, more: Readonly<Record<string, string>>): string {
  return `insert into payment_attempt (public_id, order_id, mode_id, provider, amount_cents, currency, request${names(more)})
          select '${id}', id, 3, 'stripe', total_cents, 'EUR', '{}'${values(more)} from orders limit 1`
}

/** A refund of that attempt. */
function refund(id: string, more: Readonly<Record<string, string>>): string {
  return `insert into refund (public_id, order_id, attempt_id, idem_key${names(more)})
          select '${id}', order_id, id, '${id}'${values(more)} from payment_attempt limit 1`
}

const names = (more: object) =>
  Object.keys(more)
    .map((name) => `, ${name}`)
    .join('')
const values = (more: object) =>
  Object.values(more)
    .map((value) => `, ${value}`)
    .join('')

const PAID = { state: `'captured'`, use: `'paid'`, captured_cents: 'total_cents', settled_at: 'battigia_now()' }
const GIVEN_BACK = { state: `'captured'`, use: `'give_back'`, give_back_reason: `'too_late'` }
const LEDGER = `insert into ledger_entry (order_id, attempt_id, kind, amount_cents, currency, is_give_back, key, at)`
/** What moved by itself within the last 10 minutes is on its way. */
const LONG_AGO = `battigia_now() - interval '10 min'`
const STUCK = `(next_sync_at is null or next_sync_at < ${LONG_AGO})`

/** The promises about money: attempts, ledger, refunds and events (payments guide, 8 and 9). */
export const PAYMENT_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I10',
    promise:
      'what was taken, with credit, less what goes back is what an order costs and the policy kept, less what a change leaves open; 0 for one that never was',
    // What a dashboard gave back is beyond the policy, and cash has no attempt.
    finds: `with money as (
              select o.id, greatest(o.kept_cents + case when o.status in ${LIVE} then o.total_cents else 0 end - o.allowance_cents, 0) - o.difference_cents as owed,
                coalesce((select sum(e.amount_cents) from ledger_entry e
                  where e.order_id = o.id and e.kind = 'capture' and not e.is_give_back), 0) as taken,
                o.credit_cents + coalesce((select sum(e.amount_cents) from ledger_entry e
                  where e.order_id = o.id and e.kind = 'to_credit'), 0) as credit,
                coalesce((select sum(r.amount_cents) from refund r
                  where r.order_id = o.id and r.reason in ('cancelled', 'staff') and r.state <> 'cancelled'), 0) as returned
              from orders o
              where not exists (select from ledger_entry e where e.order_id = o.id and e.kind in ('cash', 'card_terminal', 'external_refund')))
            select id from money where taken > 0 and taken + credit - returned <> owed`,
    broken: [
      attempt('over', PAID),
      `${LEDGER} select order_id, id, 'capture', amount_cents + 1, 'EUR', false, 'over', battigia_now() from payment_attempt`,
    ],
  },
  {
    id: 'I10b',
    promise:
      'the difference that a change left open is what the order costs and the policy kept, less what is here of its money',
    // What a bank or a dashboard took back is beyond the product.
    finds: `select o.id from orders o
            where o.difference_cents > 0 and (o.status not in ${LIVE}
              or o.difference_cents <> owed_cents_of(o) - covered_cents_of(o) + reserved_cents_of(o.id))
              and o.open_disputes = 0 and not exists (
                select from ledger_entry e where e.order_id = o.id
                  and e.kind in ('external_refund', 'refund_failed', 'dispute_lost'))`,
    broken: ['update orders set difference_cents = 1'],
  },
  {
    id: 'I11',
    promise: 'refunds are at most their payment, and every one has a payment of its order that was taken',
    finds: `select a.id from payment_attempt a join refund r on r.attempt_id = a.id and r.state not in ('failed', 'cancelled')
            group by a.id
            having sum(r.amount_cents) - coalesce((select sum(e.amount_cents) from ledger_entry e
                where e.attempt_id = a.id and e.kind = 'to_credit'), 0) > case a.state when 'captured' then a.captured_cents else a.amount_cents end
            union all
            select a.id from payment_attempt a join refund r on r.attempt_id = a.id
            where r.order_id <> a.order_id
              or (a.state <> 'captured' and r.state in ('submitted', 'pending', 'waiting_settlement', 'succeeded', 'external'))`,
    broken: [
      attempt('small', PAID),
      refund('most', { amount_cents: 'captured_cents', reason: `'cancelled'` }),
      refund('more', { amount_cents: '1', reason: `'cancelled'` }),
    ],
  },
  {
    id: 'I12',
    promise: 'one payment of a provider is one attempt, and one refund of a provider one refund',
    finds: `select provider, ref from payment_attempt where ref is not null group by 1, 2 having count(*) > 1
            union all
            select a.provider, r.ref from refund r join payment_attempt a on a.id = r.attempt_id
            where r.ref is not null group by 1, 2 having count(*) > 1`,
    broken: [
      'alter table payment_attempt drop constraint payment_attempt__one_per_payment',
      ...['one', 'two'].map((id) => attempt(id, { ...PAID, ref: `'pi_same'` })),
    ],
  },
  {
    id: 'I13',
    promise: 'money that came is taken, or on its way back, within 10 minutes',
    finds: `select id from payment_attempt where state in ('authorized', 'captured') and use is null
              and cancel_requested_at < ${LONG_AGO}
            union all
            select id from payment_attempt where use is not null and settled_at is null and ${STUCK}
            union all
            select e.attempt_id from ledger_entry e where e.kind = 'capture' and e.is_give_back and e.at < ${LONG_AGO}
              and not exists (
                select from refund r where r.attempt_id = e.attempt_id and r.reason = 'give_back' and r.state <> 'requested')
            union all
            select attempt_id from refund
            where state in ('requested', 'submitted', 'pending', 'waiting_settlement') and ${STUCK}`,
    broken: [attempt('late', { ...GIVEN_BACK, next_sync_at: `battigia_now() - interval '11 min'` })],
  },
  {
    id: 'I13b',
    promise: 'no attempt has money that nobody has decided on',
    finds: `select id from payment_attempt
            where state in ('authorized', 'captured') and use is null and cancel_requested_at is null`,
    broken: [attempt('undecided', { state: `'authorized'` })],
  },
  {
    id: 'I15',
    promise: 'an order has one open attempt at most',
    finds: `select order_id from payment_attempt
            where settled_at is null and cancel_requested_at is null and use is null group by 1 having count(*) > 1`,
    broken: ['drop index payment_attempt__one_open', attempt('one', {}), attempt('two', {})],
  },
  {
    id: 'I19',
    promise: 'each event is kept once, and no movement is without its attempt, its refund or staff, or there twice',
    finds: `select provider || event_id as key from provider_event group by provider, event_id having count(*) > 1
            union all
            select key from ledger_entry where (kind not in ('cash', 'card_terminal', 'desk_refund', 'credit', 'credit_back', 'to_credit') and attempt_id is null)
              or (kind in ('refund', 'external_refund', 'refund_failed') and refund_id is null)
            union all
            select min(key) from ledger_entry where kind = 'capture' group by attempt_id having count(*) > 1
            union all
            select min(key) from ledger_entry where kind in ('refund', 'external_refund') group by refund_id having count(*) > 1`,
    broken: [`${LEDGER} select id, null, 'capture', 100, 'EUR', false, 'nobody', battigia_now() from orders limit 1`],
  },
  {
    id: 'I34',
    promise: 'the sums of an order are its ledger’s',
    finds: `with sums as (
              select o.id, coalesce(sum(e.amount_cents), 0) as balance,
                coalesce(sum(e.amount_cents) filter (where e.kind in ('capture', 'cash', 'card_terminal') and not e.is_give_back), 0) as received,
                -coalesce(sum(e.amount_cents) filter (
                  where e.kind not in ('capture', 'cash', 'card_terminal', 'credit', 'credit_back') and not e.is_give_back), 0) as returned,
                coalesce(sum(e.amount_cents) filter (where e.kind in ('credit', 'credit_back')), 0) as credit,
                -coalesce(sum(e.amount_cents) filter (where e.kind = 'credit_back' and not e.is_give_back), 0) as credit_returned
              from orders o left join ledger_entry e on e.order_id = o.id and e.kind <> 'fee' group by o.id)
            select o.id from orders o join sums s on s.id = o.id
            where (o.balance_cents, o.received_cents, o.returned_cents, o.credit_cents, o.credit_returned_cents)
              is distinct from (s.balance, s.received, s.returned, s.credit, s.credit_returned)`,
    broken: ['update orders set balance_cents = balance_cents + 1'],
  },
  {
    id: 'I35',
    promise: 'money that stays belongs to an order that came to be, or went back when that ended',
    finds: `select a.id from payment_attempt a join orders o on o.id = a.order_id
            where a.use = 'paid' and a.state in ('authorized', 'captured') and o.status not in ${LIVE}
              and o.kept_cents = 0 and not exists (select from refund r where r.attempt_id = a.id)
              and not exists (select from ledger_entry e where e.attempt_id = a.id and e.kind = 'to_credit')`,
    broken: [attempt('kept', PAID), `update orders set status = 'cancelled'`],
  },
]
