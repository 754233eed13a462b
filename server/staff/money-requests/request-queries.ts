import type { MoneyRequest } from '../../../domain/staff/money-request-calls.ts'
import type { StaffRole } from '../../../domain/platform/staff-role.ts'
import type { ApprovalNeeded } from '../../payments/money-out/let-money-out.ts'
import type { Queryable } from '../../platform/database.ts'

export interface NewRequest {
  readonly call: string
  readonly input: unknown
  readonly needed: Pick<ApprovalNeeded, 'out' | 'exceeded'>
  readonly reason: string
  readonly device: string
  readonly askedBy: number
  readonly hours: number
}

export interface AskedRequest {
  readonly requestId: number
  readonly endsAt: string
  /** False for one that waits already. */
  readonly isNew: boolean
}

/** Writes a request that waits; the same one that waits already stays as it is. */
export async function insertRequest(tx: Queryable, request: NewRequest): Promise<AskedRequest> {
  const { call, input, needed, reason, device, askedBy, hours } = request
  const { kind, amountCents, orderId, receiverId } = needed.out
  const [row] = await tx.query<AskedRequest & Record<string, unknown>>({
    name: 'money-request.insert',
    text: `
      insert into money_request (call, input, kind, amount_cents, exceeded, most_cents, order_id, receiver_id, reason, device, asked_by, ends_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, battigia_now() + make_interval(hours => $12))
      on conflict (asked_by, call, md5(input::text)) where state = 'waiting' do update set reason = money_request.reason
      returning id as "requestId", iso_instant(ends_at) as "endsAt", xmax = 0 as "isNew"`,
    values: [
      call,
      JSON.stringify(input),
      kind,
      amountCents,
      needed.exceeded.limit,
      needed.exceeded.mostCents,
      orderId,
      receiverId,
      reason,
      device,
      askedBy,
      hours,
    ],
  })
  if (row === undefined) throw new Error('the request was not written')
  return row
}

export interface WaitingRequest {
  readonly call: string
  readonly input: unknown
  readonly kind: MoneyRequest['kind']
  readonly amountCents: number
  readonly orderId: number | null
  readonly receiverId: number | null
  readonly device: string
  readonly askedBy: number
  readonly email: string
  /** Empty for somebody who no longer works here. */
  readonly roles: readonly StaffRole[]
}

/** Locks a request that still waits, with who asked for it; null when there is none. */
export async function lockRequest(tx: Queryable, requestId: number): Promise<WaitingRequest | null> {
  const [row] = await tx.query<WaitingRequest & Record<string, unknown>>({
    name: 'money-request.lock',
    text: `
      select r.call, r.input, r.kind, r.amount_cents as "amountCents", r.order_id as "orderId", r.receiver_id as "receiverId", r.device,
        r.asked_by as "askedBy", coalesce(a.email, '') as email, coalesce(m.roles, '{}') as roles
      from money_request r
      left join account a on a.id = r.asked_by
      left join staff_member m on m.account_id = r.asked_by
      where r.id = $1 and r.state = 'waiting' and r.ends_at > battigia_now() for update of r`,
    values: [requestId],
  })
  return row ?? null
}

/** Ends a locked request; what it would have done is forgotten. */
export async function endRequest(
  tx: Queryable,
  requestId: number,
  state: 'approved' | 'refused' | 'withdrawn',
  decidedBy: number,
): Promise<void> {
  await tx.query({
    name: 'money-request.end',
    text: `update money_request set state = $2, decided_by = $3, decided_at = battigia_now(), input = null where id = $1`,
    values: [requestId, state, decidedBy],
  })
}

const MOST_DECIDED = 30

/** Requests as the desk shows them: of one person, or of everybody. */
export async function readRequests(
  tx: Queryable,
  askedBy: number,
  isEverybody: boolean,
): Promise<{ waiting: MoneyRequest[]; decided: MoneyRequest[] }> {
  const rows = await tx.query<MoneyRequest & Record<string, unknown>>({
    name: 'money-request.list',
    text: `
      with theirs as (
        select r.*, case when r.state = 'waiting' and r.ends_at <= battigia_now() then 'expired' else r.state end as now
          from money_request r where $2 or r.asked_by = $1
      ),
      shown as (
        select * from theirs where now = 'waiting'
        union all (select * from theirs where now <> 'waiting' order by coalesce(decided_at, ends_at) desc, id desc limit $3)
      )
      select r.id as "requestId", r.kind, r.amount_cents as "amountCents", r.exceeded, r.most_cents as "mostCents", r.order_id as "orderId",
        o.number as "orderNumber", coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), '') as name, r.reason,
        coalesce(b.display_name, '') as "askedBy", iso_instant(r.asked_at) as "askedAt", iso_instant(r.ends_at) as "endsAt", r.now as state,
        d.display_name as "decidedBy", iso_instant(r.decided_at) as "decidedAt", r.asked_by = $1 as "isOwn"
      from shown r
      left join orders o on o.id = r.order_id
      left join account c on c.id = r.receiver_id
      left join staff_member b on b.account_id = r.asked_by
      left join staff_member d on d.account_id = r.decided_by
      order by coalesce(r.decided_at, r.ends_at) desc, r.id desc`,
    values: [askedBy, isEverybody, MOST_DECIDED],
  })
  const waiting = rows.filter(({ state }) => state === 'waiting')
  return { waiting: waiting.toReversed(), decided: rows.filter(({ state }) => state !== 'waiting') }
}

/** Forgets what requests that nobody decided upon would have done, and all of those that were asked long ago. */
export async function forgetRequests(tx: Queryable, days: number): Promise<void> {
  await tx.query({
    name: 'money-request.expire',
    text: `update money_request set state = 'expired', decided_at = ends_at, input = null where state = 'waiting' and ends_at <= battigia_now()`,
    values: [],
  })
  await tx.query({
    name: 'money-request.forget',
    text: `delete from money_request where asked_at < battigia_now() - make_interval(days => $1)`,
    values: [days],
  })
}

/** Words about a person who goes. */
export async function forgetReasons(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'money-request.forget-reasons',
    text: `
      update money_request r set reason = ''
       where r.receiver_id = $1 or r.order_id in (select o.id from orders o where o.account_id = $1)`,
    values: [accountId],
  })
}
