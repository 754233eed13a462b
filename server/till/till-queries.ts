import type { Till, TillMovement, TillOrder } from '../../domain/till/calls.ts'
import type { Queryable } from '../platform/database.ts'

export interface JsonRow<T> extends Record<string, unknown> {
  readonly found: T
}

/** Locks an order of anybody for money of the desk; false when there is none. */
export async function lockOrder(tx: Queryable, orderId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'till.lock-order',
    text: 'select id from orders where id = $1 for update',
    values: [orderId],
  })
  return rows.length === 1
}

/** An order `o` of the account `a` as the till has it. */
export const ORDER = `jsonb_build_object(
  'orderId', o.id, 'number', o.number, 'category', o.category,
  'name', case when a.kind = 'erased' then '' else trim(a.first_name || ' ' || a.last_name) end,
  'places', (
    select coalesce(jsonb_agg(x.code order by x.code), '[]') from (
      select l.code from order_line l where l.order_id = o.id and l.cancelled_at is null
      union
      select b.code from bar_order b where b.order_id = o.id and b.code is not null
    ) x
  ),
  'status', o.status, 'paymentStatus', order_payment_status(o), 'firstDay', o.first_day,
  'totalCents', o.total_cents,
  'dueCents', case when o.status in ('confirmed', 'completed') then due_cents_of(o) else 0 end,
  'isDifference', o.difference_cents > 0, 'refundable', refundable_at_desk(o)
)`

/** An order as the desk sees its money. */
export async function readTillOrder(tx: Queryable, orderId: number): Promise<TillOrder | null> {
  const [row] = await tx.query<JsonRow<TillOrder>>({
    name: 'till.order',
    text: `select ${ORDER} as found from orders o join account a on a.id = o.account_id where o.id = $1`,
    values: [orderId],
  })
  return row?.found ?? null
}

const MOVEMENT = `m.id as "movementId", m.kind, m.tender, m.amount_cents as "amountCents", m.tendered_cents as "tenderedCents",
  m.change_cents as "changeCents", coalesce(r.reason, m.reason) as reason, coalesce(s.display_name, '') as staff, m.device,
  iso_instant(m.at) as at, o.id as "orderId", o.number as "orderNumber"`
const MOVEMENTS = `till_movement m
  left join ledger_entry e on e.id = m.ledger_entry_id left join orders o on o.id = e.order_id
  left join desk_refund r on r.key = m.key left join staff_member s on s.account_id = m.staff_id`

/** Movements of the open period (null) or of a closing, the newest first. */
export async function readMovements(tx: Queryable, closingId: number | null, most: number): Promise<TillMovement[]> {
  return tx.query<TillMovement & Record<string, unknown>>({
    name: closingId === null ? 'till.open-movements' : 'till.closing-movements',
    text: `select ${MOVEMENT} from ${MOVEMENTS} where m.closing_id ${closingId === null ? 'is null' : '= $2'} order by m.id desc limit $1`,
    values: closingId === null ? [most] : [most, closingId],
  })
}

const TOTALS = (when: string) => `
  coalesce(sum(m.amount_cents) filter (where ${when} and m.tender = 'cash' and m.kind in ('taken', 'taken_back')), 0)::bigint as cash,
  coalesce(sum(m.amount_cents) filter (where ${when} and m.tender = 'card_terminal' and m.kind in ('taken', 'taken_back')), 0)::bigint as card,
  coalesce(-sum(m.amount_cents) filter (where ${when} and m.tender = 'cash' and m.kind in ('refund', 'refund_back')), 0)::bigint as refund_cash,
  coalesce(-sum(m.amount_cents) filter (where ${when} and m.tender = 'card_terminal' and m.kind in ('refund', 'refund_back')), 0)::bigint as refund_card`
const TOTALS_JSON = (t: string) =>
  `'cashCents', ${t}.cash, 'cardCents', ${t}.card, 'refundCashCents', ${t}.refund_cash, 'refundCardCents', ${t}.refund_card`

type TillSums = Pick<Till, 'day' | 'previousClosingId' | 'since' | 'today' | 'open'>

/** Sums of today, and of the period since the last closing, with what its drawer should hold. */
export async function readTillSums(tx: Queryable): Promise<TillSums> {
  const [row] = await tx.query<JsonRow<TillSums>>({
    name: 'till.sums',
    text: `
      with last as (select id, to_at, left_cents from till_closing order by id desc limit 1),
        today as (
          select ${TOTALS('true')} from till_movement m
           where m.at >= resort_today()::timestamp at time zone 'Europe/Rome'
             and m.at < (resort_today() + 1)::timestamp at time zone 'Europe/Rome'
        ),
        open as (
          select ${TOTALS('true')}, min(m.at) as first_at,
            coalesce(sum(m.amount_cents) filter (where m.kind = 'float' or m.kind = 'drawer_back' and m.amount_cents < 0), 0)::bigint as float,
            coalesce(-sum(m.amount_cents) filter (where m.kind = 'withdrawal' or m.kind = 'drawer_back' and m.amount_cents > 0), 0)::bigint as withdrawn,
            coalesce(sum(m.amount_cents) filter (where m.tender = 'cash'), 0)::bigint as all_cash,
            coalesce(sum(m.amount_cents) filter (where m.tender = 'card_terminal'), 0)::bigint as all_card
          from till_movement m where m.closing_id is null
        )
      select jsonb_build_object(
        'day', resort_today(), 'previousClosingId', l.id, 'since', iso_instant(coalesce(l.to_at, o.first_at)),
        'today', jsonb_build_object(${TOTALS_JSON('t')}),
        'open', jsonb_build_object(${TOTALS_JSON('o')}, 'openingCents', coalesce(l.left_cents, 0), 'floatCents', o.float,
          'withdrawnCents', o.withdrawn, 'expectedCashCents', coalesce(l.left_cents, 0) + o.all_cash, 'expectedCardCents', o.all_card)
      ) as found
      from today t cross join open o left join last l on true`,
    values: [],
  })
  if (row === undefined) throw new Error('the database answered no till')
  return row.found
}

/** Which orders are asked for: what stands today, or whose guests came to their places today. An instalment is taken where it is kept. */
const OWING = {
  today: `o.status = 'confirmed' and (
    o.first_day = resort_today()
    or exists (select from order_line l where l.order_id = o.id and l.cancelled_at is null and l.days @> resort_today())
    or exists (select from order_item i where i.order_id = o.id and i.cancelled_at is null and i.days @> resort_today())
  )`,
  here: `o.status in ('confirmed', 'completed')
    and o.id in (select a.order_id from arrival a where a.day = resort_today() and a.kind = 'line' and a.undone_at is null)`,
} as const

/** Orders that still owe something: the first of them, how many there are, and the sum of all. */
export async function readOwing(tx: Queryable, which: keyof typeof OWING, most: number): Promise<Till['toCollect']> {
  const [row] = await tx.query<JsonRow<Till['toCollect']>>({
    name: `till.owing-${which}`,
    text: `
      with due as (
        select o.id, due_cents_of(o) as cents from orders o
         where o.balance_cents < o.total_cents + o.kept_cents and due_cents_of(o) > 0 and ${OWING[which]}
      )
      select jsonb_build_object(
        'cents', (select coalesce(sum(cents), 0) from due), 'count', (select count(*) from due),
        'orders', (
          select coalesce(jsonb_agg(${ORDER} order by o.first_day, o.id), '[]')
            from orders o join account a on a.id = o.account_id
           where o.id in (select id from due order by id limit $1)
        )
      ) as found`,
    values: [most],
  })
  if (row === undefined) throw new Error('the database answered no dues')
  return row.found
}

export interface NewDrawerMovement {
  readonly key: string
  readonly kind: 'float' | 'withdrawal'
  /** Signed. */
  readonly amountCents: number
  readonly reason: string
  readonly staffId: number
  readonly device: string
}

/** Writes a movement of the drawer once per key; true when it is new. */
export async function insertDrawerMovement(tx: Queryable, movement: NewDrawerMovement): Promise<boolean> {
  const { key, kind, amountCents, reason, staffId, device } = movement
  const rows = await tx.query({
    name: 'till.drawer',
    text: `insert into till_movement (key, kind, tender, amount_cents, reason, staff_id, device)
           values ($1, $2, 'cash', $3, $4, $5, $6) on conflict (key) do nothing returning id`,
    values: [key, kind, amountCents, reason, staffId, device],
  })
  return rows.length === 1
}

/** Takes a movement of the drawer back while its period is open; false when it is not there, or closed. */
export async function takeDrawerBack(
  tx: Queryable,
  { key, staffId, device }: Pick<NewDrawerMovement, 'key' | 'staffId' | 'device'>,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'till.drawer-back',
    text: `insert into till_movement (key, kind, tender, amount_cents, reason, staff_id, device)
           select key || ':undone', 'drawer_back', 'cash', -amount_cents, reason, $2, $3 from till_movement
            where key = $1 and kind in ('float', 'withdrawal') and closing_id is null
           on conflict (key) do nothing returning id`,
    values: [key, staffId, device],
  })
  return rows.length === 1
}
