import type { VisitKind } from '../../domain/arrivals/visit-id.ts'
import type { StoredPaper } from '../../domain/arrivals/papers.ts'
import type { Temperament } from '../../domain/dogs/dog-fields.ts'
import type { DogSize } from '../../domain/dogs/dog-size.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/orders/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { Language, LocalizedText } from '../../domain/platform/language.ts'
import type { PriceRow } from '../../domain/umbrellas/calls.ts'
import type { ExtraId, PlaceKind } from '../../domain/umbrellas/plan.ts'
import type { Queryable } from '../platform/database.ts'

/** A visit as the database knows it. */
export interface StoredVisit {
  readonly kind: VisitKind
  readonly claimId: number
  readonly orderId: number
  readonly subscriptionId: number | null
  /** False for a place that was released: nobody's any more. */
  readonly stands: boolean
  readonly umbrellaId: number
  readonly code: string
  readonly row: string
  readonly placeKind: PlaceKind
  readonly part: DayPart
  readonly from: CivilDate
  readonly to: CivilDate
  readonly accountId: number
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly language: Language
  readonly people: number
  readonly dogs: readonly {
    readonly name: string
    readonly size: DogSize
    readonly dogId: number | null
    readonly temperament: Temperament | null
    readonly documents: readonly StoredPaper[]
  }[]
  readonly extras: readonly { readonly id: ExtraId; readonly quantity: number }[]
  readonly price: readonly PriceRow[]
  readonly totalCents: number
  readonly orderTotalCents: number
  readonly number: string
  readonly status: OrderStatus
  readonly method: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly dueCents: number
  readonly visitsOfOrder: number
  readonly planNames: LocalizedText | null
  readonly planFrom: CivilDate | null
  readonly members: readonly string[]
  readonly isSuspended: boolean
  /** What opens it: the order's code, and an older subscription card's own. */
  readonly passCodes: readonly string[]
  /** The order's own hour on this day; null on its other days and for what has none. */
  readonly deadlineAt: string | null
  /** When the order's time and grace are over while nothing of it is paid; null for everything else. */
  readonly orderReleaseAt: string | null
  /** A part of it was paid, and is here. */
  readonly orderHasMoney: boolean
  /** Whether somebody of the order has come on any day: it is never released then. */
  readonly orderArrived: boolean
  readonly expectedAt: string | null
  readonly keptUntil: string | null
  readonly arrivedAt: string | null
  /** By the resort's clock, `9:38`. */
  readonly arrivedClock: string | null
  readonly arrivedBy: string | null
  readonly isNoShow: boolean
  readonly isFirstVisit: boolean
}

const DOGS = `(
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', d.dog ->> 'name', 'size', d.dog ->> 'size', 'dogId', g.id, 'temperament', g.temperament,
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', x.kind, 'decision', x.decision, 'validUntil', x.valid_until)), '[]')
        from dog_document x where x.dog_id = g.id
    )
  ) order by d.n), '[]')
  from jsonb_array_elements(coalesce(l.dogs, s.dogs)) with ordinality as d(dog, n)
  left join dog g on g.account_id = o.account_id and lower(g.name) = lower(d.dog ->> 'name')
)`

/** The desk's due: what an open payment brings is none of it. Of a subscription what its instalments owe by the day. */
const DUE = `case when v.subscription_id is not null then overdue_cents(s, $1::date)
  else greatest(due_cents_of(o) - case when o.difference_cents > 0 then 0 else reserved_cents_of(o.id) end, 0) end`

/** Orders of claims on a day, `$1`: lines `$2`, subscriptions `$3`, entries `$4`. */
export const ORDERS_OF = `array(
  select l.order_id from order_line l where l.id = any ($2::bigint[]) and l.cancelled_at is null
  union select n.order_id from no_show n
    where n.kind = 'line' and n.claim_id = any ($2::bigint[]) and n.day = $1::date and n.undone_at is null and n.is_released
  union select a.order_id from stranded_arrival a where a.claim_id = any ($2::bigint[]) and a.day = $1::date
  union select s.order_id from subscription s where s.id = any ($3::bigint[])
  union select s.order_id from subscription_entry e join subscription s on s.id = e.subscription_id where e.id = any ($4::bigint[])
)`

/** Ids of claims by kind, as {@link ORDERS_OF} takes them. */
export function claimsOf(
  visitIds: readonly string[],
): readonly [lines: string[], subscriptions: string[], entries: string[]] {
  const of = (kind: VisitKind) =>
    visitIds.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1))
  return [of('line'), of('subscription'), of('entry')]
}

/** Visits of a day; `among` narrows them to some orders before anything of them is read. */
const visits = (among = '') => `
  with v as materialized (
    select t.*, count(*) filter (where t.stands) over (partition by t.order_id) as of_order from visits_of_day($1::date) t ${among}
  )
  select v.kind, v.claim_id as "claimId", v.order_id as "orderId", v.subscription_id as "subscriptionId", v.stands,
    v.umbrella_id as "umbrellaId", p.code, coalesce(p.row_id, '') as "row", c.kind as "placeKind", day_part_of(v.halves) as part,
    lower(coalesce(l.days, s.days)) as "from", upper(coalesce(l.days, s.days)) - 1 as "to",
    o.account_id as "accountId",
    -- Who is gone is known by the number alone (R-109).
    case when a.kind = 'erased' then o.number else a.first_name end as "firstName",
    case when a.kind = 'erased' then '' else a.last_name end as "lastName", a.phone, o.language,
    coalesce(l.people, s.people) as people, ${DOGS} as dogs, coalesce(l.extras, s.extras) as extras,
    coalesce(l.price, '[]') as price, coalesce(l.total_cents, 0) as "totalCents", o.total_cents as "orderTotalCents",
    o.number, o.status, o.method, order_payment_status(o) as "paymentStatus", ${DUE} as "dueCents", v.of_order as "visitsOfOrder",
    s.plan -> 'name' as "planNames", lower(s.days) as "planFrom",
    array(select b.name from subscription_member b where b.subscription_id = v.subscription_id order by b.position) as members,
    coalesce(s.state = 'suspended', false) as "isSuspended",
    array_remove(array[o.pass_code, nullif(s.pass_code, o.pass_code)], null) as "passCodes",
    case when o.deadline_day = $1::date and o.method = 'cash' and v.subscription_id is null then iso_instant(o.deadline_at) end
      as "deadlineAt",
    case when v.subscription_id is null and o.status = 'confirmed' and o.difference_cents = 0 and order_payment_status(o) = 'unpaid'
      then iso_instant(o.release_at) end as "orderReleaseAt", o.received_cents > o.returned_cents as "orderHasMoney",
    exists (select from arrival oa where oa.order_id = o.id and oa.undone_at is null) as "orderArrived",
    iso_instant(late.expected_at) as "expectedAt", iso_instant(late.kept_until) as "keptUntil",
    iso_instant(ar.said_at) as "arrivedAt", to_char(ar.said_at at time zone 'Europe/Rome', 'FMHH24:MI') as "arrivedClock",
    case when ar.id is not null then coalesce(m.display_name, '') end as "arrivedBy",
    n.id is not null as "isNoShow",
    not exists (
      select from orders b where b.account_id = o.account_id and b.category in ('umbrella', 'subscription')
        and b.status in ('confirmed', 'completed') and b.first_day < $1::date
    ) as "isFirstVisit"
  from v
  join orders o on o.id = v.order_id
  join account a on a.id = o.account_id
  join place p on p.id = v.umbrella_id
  join category c on c.id = p.category_id
  left join order_line l on v.kind = 'line' and l.order_id = v.order_id and l.id = v.claim_id
  left join subscription s on s.id = v.subscription_id
  left join arrival ar on ar.kind = v.kind and ar.claim_id = v.claim_id and ar.day = $1::date and ar.undone_at is null
  left join visit_action act on act.id = ar.action_id
  left join staff_member m on m.account_id = act.staff_id
  left join no_show n on n.kind = v.kind and n.claim_id = v.claim_id and n.day = $1::date and n.undone_at is null
  left join lateral (
    select d.expected_at, d.kept_until from visit_delay d
     where d.kind = v.kind and d.claim_id = v.claim_id and d.day = $1::date and d.undone_at is null
     order by d.id desc limit 1
  ) late on true`

/** All visits of a day, those of released places too. */
export function readVisits(tx: Queryable, day: CivilDate): Promise<StoredVisit[]> {
  return tx.query<StoredVisit & Record<string, unknown>>({
    name: 'arrivals.visits',
    text: visits(),
    values: [day],
  })
}

/** Those of some ids, `line:12`; what is none of the day's visits is missing. */
export function readVisitsById(tx: Queryable, day: CivilDate, visitIds: readonly string[]): Promise<StoredVisit[]> {
  return tx.query<StoredVisit & Record<string, unknown>>({
    name: 'arrivals.visits-by-id',
    text: `${visits(`where t.order_id = any (${ORDERS_OF})`)} where v.kind || ':' || v.claim_id = any ($5::text[]) order by v.umbrella_id, v.claim_id`,
    values: [day, ...claimsOf(visitIds), visitIds],
  })
}

/** Those of one order, or of one subscription; the standing ones alone. */
export function readVisitsOf(
  tx: Queryable,
  day: CivilDate,
  { orderId, subscriptionId }: { readonly orderId: number; readonly subscriptionId: number | null },
): Promise<StoredVisit[]> {
  return tx.query<StoredVisit & Record<string, unknown>>({
    name: 'arrivals.visits-of',
    text: `${visits('where t.order_id = $2')} where v.stands and v.subscription_id is not distinct from $3 order by v.umbrella_id, v.claim_id`,
    values: [day, orderId, subscriptionId],
  })
}

/** What time it is at the resort. */
export interface BeachMoment {
  readonly now: string
  readonly today: CivilDate
  /** Hour of the resort's clock, 0 to 23. */
  readonly hour: number
}

export async function readMoment(tx: Queryable): Promise<BeachMoment> {
  const [row] = await tx.query<{ now: string; today: CivilDate; hour: number }>({
    name: 'arrivals.moment',
    text: `select iso_instant(battigia_now()) as now, resort_today() as today,
             extract(hour from battigia_now() at time zone 'Europe/Rome')::integer as hour`,
    values: [],
  })
  if (row === undefined) throw new Error('the database has no clock')
  return row
}
