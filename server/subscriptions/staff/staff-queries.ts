import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import type { Language, LocalizedText } from '../../../domain/platform/language.ts'
import type { StaffFilter } from '../../../domain/subscriptions/staff-calls.ts'
import type { StoredState } from '../../../domain/subscriptions/subscription-states.ts'
import type { Dog } from '../../../domain/umbrellas/calls.ts'
import type { Queryable } from '../../platform/database.ts'
import { KEPT_RENEWAL, type StoredRenewal } from '../life/life-queries.ts'

/** A subscription in the list. */
export interface StaffRow {
  readonly subscriptionId: number
  readonly number: string
  readonly holder: string
  readonly names: LocalizedText
  readonly state: StoredState
  readonly code: string | null
  readonly row: string | null
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  readonly entries: number | null
  readonly entriesLeft: number | null
  readonly overdueCents: number
  readonly today: CivilDate
}

const ROW = `
  s.id as "subscriptionId", o.number, trim(a.first_name || ' ' || a.last_name) as holder, s.plan -> 'name' as names, s.state, p.code,
  p.row_id as "row", lower(s.days) as "from", upper(s.days) - 1 as "to", s.part, s.entries, s.entries - s.entries_used as "entriesLeft",
  overdue_cents(s, resort_today()) as "overdueCents", resort_today() as today`
const FROM = `
  from subscription s join orders o on o.id = s.order_id join account a on a.id = s.account_id left join place p on p.id = s.umbrella_id`

const FILTERS: Readonly<Record<StaffFilter, string>> = {
  all: 'true',
  running: `s.state = 'confirmed' and s.days @> resort_today()`,
  coming: `s.state = 'confirmed' and lower(s.days) > resort_today()`,
  overdue: `s.state in ('confirmed', 'suspended') and overdue_cents(s, resort_today()) > 0`,
  suspended: `s.state = 'suspended'`,
  pending: `s.state = 'pending'`,
  ended: `s.state in ('ended', 'cancelled')`,
}

const MOST = 200

/** The list, those with the nearest end first. `search` is part of a holder, an order's number, a place or the code of a card. */
export function listRows(tx: Queryable, filter: StaffFilter, search: string): Promise<StaffRow[]> {
  return tx.query<StaffRow & Record<string, unknown>>({
    name: `subscriptions.staff-list-${filter}`,
    text: `select ${ROW} ${FROM}
           where ${FILTERS[filter]} and ($1 = '' or $1 in (o.pass_code, s.pass_code) or lower(p.code) = lower($1)
             or strpos(lower(a.first_name || ' ' || a.last_name), lower($1)) > 0 or strpos(lower(o.number), lower($1)) > 0)
           order by s.state in ('ended', 'cancelled'), upper(s.days), s.id limit ${MOST}`,
    values: [search],
  })
}

const COUNTED = ['running', 'coming', 'overdue', 'suspended', 'pending'] as const satisfies readonly StaffFilter[]

/** How many there are of each filter that has a number on the screen. */
export async function countRows(tx: Queryable): Promise<Record<(typeof COUNTED)[number], number>> {
  const columns = COUNTED.map((filter) => `count(*) filter (where ${FILTERS[filter]})::integer as ${filter}`)
  const [row] = await tx.query<Record<(typeof COUNTED)[number], number>>({
    name: 'subscriptions.staff-counts',
    text: `select ${columns.join(', ')} from subscription s`,
    values: [],
  })
  return row ?? { running: 0, coming: 0, overdue: 0, suspended: 0, pending: 0 }
}

/** An instalment with the order that pays it, once there is one. */
export interface StaffInstalment {
  readonly position: number
  readonly dueDay: CivilDate
  readonly amountCents: number
  readonly orderId: number | null
  readonly number: string | null
  readonly isPaid: boolean
  readonly isOverdue: boolean
}

export interface StaffDetail extends StaffRow {
  readonly accountId: number
  readonly orderId: number
  readonly passCode: string
  readonly phone: string
  readonly hasMail: boolean
  /** Which the holder's mails are written in. */
  readonly holderLanguage: Language
  readonly umbrellaId: number | null
  readonly weekdays: readonly number[] | null
  readonly people: number
  readonly dogs: readonly Dog[]
  readonly extras: readonly { readonly id: string; readonly quantity: number }[]
  readonly totalCents: number
  readonly members: readonly string[]
  readonly instalments: readonly StaffInstalment[]
  readonly changes: readonly {
    readonly at: string
    readonly oldCode: string
    readonly newCode: string
    readonly from: CivilDate
    readonly differenceCents: number
  }[]
  readonly renewal: StoredRenewal | null
}

/** One subscription as the resort's people see it, by its id or by the code of its card; null for none. */
export async function readDetail(
  tx: Queryable,
  by: { readonly subscriptionId: number } | { readonly passCode: string },
): Promise<StaffDetail | null> {
  const [row] = await tx.query<StaffDetail & Record<string, unknown>>({
    name: 'subscriptions.staff-one',
    text: `
      select ${ROW}, s.account_id as "accountId", s.order_id as "orderId", s.pass_code as "passCode",
        coalesce(a.phone, '') as phone, coalesce(a.email, '') <> '' as "hasMail", a.language as "holderLanguage", s.umbrella_id as "umbrellaId", s.weekdays, s.people, s.dogs,
        s.extras, s.total_cents as "totalCents",
        array(select m.name from subscription_member m where m.subscription_id = s.id order by m.position) as members,
        (select coalesce(jsonb_agg(jsonb_build_object(
             'position', i.position, 'dueDay', i.due_day, 'amountCents', i.amount_cents,
             'orderId', coalesce(i.order_id, case when i.position = 0 then s.order_id end), 'number', io.number,
             'isPaid', is_instalment_paid(s.order_id, i.position, i.order_id), 'isOverdue', i.due_day < resort_today()
           ) order by i.position), '[]')
           from subscription_instalment i
           left join orders io on io.id = coalesce(i.order_id, case when i.position = 0 then s.order_id end)
          where i.subscription_id = s.id) as instalments,
        (select coalesce(jsonb_agg(jsonb_build_object('at', iso_instant(c.at), 'oldCode', op.code, 'newCode', np.code,
             'from', c.from_day, 'differenceCents', c.new_cents - c.old_cents) order by c.id), '[]')
           from subscription_place_change c join place op on op.id = c.old_umbrella_id join place np on np.id = c.new_umbrella_id
          where c.subscription_id = s.id) as changes,
        ${KEPT_RENEWAL} as renewal
      ${FROM} where s.id = $1 or $2 in (o.pass_code, s.pass_code)`,
    values: ['subscriptionId' in by ? by.subscriptionId : null, 'passCode' in by ? by.passCode : null],
  })
  return row ?? null
}

/** Today's place of a subscription; null where it has none. */
export async function readPlaceToday(
  tx: Queryable,
  subscriptionId: number,
): Promise<{ readonly code: string; readonly row: string } | null> {
  const [row] = await tx.query<{ code: string; row: string }>({
    name: 'subscriptions.place-today',
    text: `select p.code, p.row_id as "row" from occupancy o join place p on p.id = o.umbrella_id
           where o.subscription_id = $1 and o.state = 'subscription' and o.days @> resort_today() order by lower(o.halves) limit 1`,
    values: [subscriptionId],
  })
  return row ?? null
}
