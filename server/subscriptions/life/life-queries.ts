import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import type { PlanEntry } from '../../../domain/subscriptions/files/subscriptions-file.ts'
import type { StoredState } from '../../../domain/subscriptions/subscription-states.ts'
import type { Queryable } from '../../platform/database.ts'

/** A subscription as it is stored. */
export interface StoredSubscription {
  readonly subscriptionId: number
  readonly accountId: number
  readonly orderId: number
  readonly planId: number
  /** The plan as it was sold. */
  readonly plan: PlanEntry
  readonly state: StoredState
  readonly umbrellaId: number | null
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  readonly entries: number | null
  readonly entriesUsed: number
}

const SUBSCRIPTION = `
  s.id as "subscriptionId", s.account_id as "accountId", s.order_id as "orderId", s.plan_id as "planId", s.plan, s.state,
  s.umbrella_id as "umbrellaId", lower(s.days) as "from", upper(s.days) - 1 as "to", s.part, s.entries,
  s.entries_used as "entriesUsed"`

/** Locks one subscription until the transaction ends; null when there is none, or it is not the account's. */
export async function lockSubscription(
  tx: Queryable,
  subscriptionId: number,
  accountId: number | null,
): Promise<StoredSubscription | null> {
  const [row] = await tx.query<StoredSubscription & Record<string, unknown>>({
    name: 'subscriptions.lock',
    text: `select ${SUBSCRIPTION} from subscription s where s.id = $1 and s.account_id = coalesce($2, s.account_id) for update`,
    values: [subscriptionId, accountId],
  })
  return row ?? null
}

/** One subscription, whoever's unless the account is named; null for none. */
export async function readSubscription(
  tx: Queryable,
  subscriptionId: number,
  accountId: number | null,
): Promise<StoredSubscription | null> {
  const [row] = await tx.query<StoredSubscription & Record<string, unknown>>({
    name: 'subscriptions.read',
    text: `select ${SUBSCRIPTION} from subscription s where s.id = $1 and s.account_id = coalesce($2, s.account_id)`,
    values: [subscriptionId, accountId],
  })
  return row ?? null
}

/** The place of the coming season that is kept for a subscription. */
export interface StoredRenewal {
  readonly planId: number
  readonly umbrellaId: number
  readonly code: string
  readonly row: string
  readonly from: CivilDate
  readonly to: CivilDate
  readonly until: CivilDate
}

/** The {@link StoredRenewal} of the subscription `s`; null for none. */
export const KEPT_RENEWAL = `(
  select jsonb_build_object('planId', r.plan_id, 'umbrellaId', r.umbrella_id, 'code', p.code, 'row', p.row_id,
      'from', lower(r.days), 'to', upper(r.days) - 1, 'until', r.until)
    from subscription_renewal r join place p on p.id = r.umbrella_id
   where r.subscription_id = s.id and r.state = 'kept' and r.until >= resort_today())`

export interface LifeRow {
  readonly overdue: { readonly dueDay: CivilDate; readonly amountCents: number; readonly position: number } | null
  readonly members: readonly { readonly memberId: number; readonly name: string }[]
  readonly entries: readonly {
    readonly entryId: number
    readonly day: CivilDate
    readonly part: DayPart
    readonly code: string
    readonly row: string
    readonly isCancelled: boolean
    readonly cancelUntil: string | null
  }[]
  readonly renewal: StoredRenewal | null
  readonly serverNow: string
}

/** What belongs to a subscription beside itself; `cancelHours` before it begins an entry can be given back no more. */
export async function readLife(
  tx: Queryable,
  subscriptionId: number,
  { cancelHours, turnHour }: { readonly cancelHours: number; readonly turnHour: number },
): Promise<LifeRow> {
  const [row] = await tx.query<LifeRow & Record<string, unknown>>({
    name: 'subscriptions.life',
    text: `
      select iso_instant(battigia_now()) as "serverNow",
        (select jsonb_build_object('dueDay', i.due_day, 'amountCents', i.amount_cents, 'position', i.position)
           from subscription_instalment i
          where i.subscription_id = s.id and i.due_day < resort_today() and not is_instalment_paid(s.order_id, i.position, i.order_id)
          order by i.due_day, i.position limit 1) as overdue,
        (select coalesce(jsonb_agg(jsonb_build_object('memberId', m.id, 'name', m.name) order by m.position), '[]')
           from subscription_member m where m.subscription_id = s.id) as members,
        (select coalesce(jsonb_agg(jsonb_build_object(
             'entryId', e.id, 'day', e.day, 'part', day_part_of(int4range(e.half_from, e.half_to)), 'code', p.code, 'row', p.row_id,
             'isCancelled', e.cancelled_at is not null,
             'cancelUntil', case when e.cancelled_at is null and entry_cancel_until(e, $2, $3) > battigia_now()
               then iso_instant(entry_cancel_until(e, $2, $3)) end
           ) order by e.day desc, e.id desc), '[]')
           from subscription_entry e join place p on p.id = e.umbrella_id where e.subscription_id = s.id) as entries,
        ${KEPT_RENEWAL} as renewal
      from subscription s where s.id = $1`,
    values: [subscriptionId, cancelHours, turnHour],
  })
  if (row === undefined) throw new Error(`there is no subscription ${subscriptionId}`)
  return row
}

/** Adds somebody at the first free position; false when all of them are taken. */
export async function insertMember(
  tx: Queryable,
  { subscriptionId, name, most }: { readonly subscriptionId: number; readonly name: string; readonly most: number },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'subscriptions.add-member',
    text: `insert into subscription_member (subscription_id, position, name)
           select $1, n, $2 from generate_series(1, $3::integer) n
            where n not in (select position from subscription_member where subscription_id = $1)
            order by n limit 1
           on conflict do nothing returning id`,
    values: [subscriptionId, name, most],
  })
  return rows.length === 1
}

/** Removes somebody; nothing when they are not there. */
export async function deleteMember(tx: Queryable, subscriptionId: number, memberId: number): Promise<void> {
  await tx.query({
    name: 'subscriptions.remove-member',
    text: 'delete from subscription_member where id = $2 and subscription_id = $1',
    values: [subscriptionId, memberId],
  })
}

type EntryOutcome = 'done' | 'no_entries_left' | 'umbrella_taken' | 'too_many_umbrellas'

/** Takes one entry of a carnet and the place for it, or neither. */
export async function takeEntry(
  tx: Queryable,
  entry: {
    readonly subscriptionId: number
    readonly umbrellaId: number
    readonly day: CivilDate
    readonly halves: readonly [number, number]
    readonly maxUmbrellas: number
  },
): Promise<EntryOutcome> {
  const [row] = await tx.query<{ outcome: EntryOutcome }>({
    name: 'subscriptions.use-entry',
    text: 'select use_entry($1, $2, $3, int4range($4, $5), $6) as outcome',
    values: [entry.subscriptionId, entry.umbrellaId, entry.day, ...entry.halves, entry.maxUmbrellas],
  })
  if (row === undefined) throw new Error('an entry came to no end')
  return row.outcome
}

/** An entry of a subscription with whether it can still be given back. */
export async function findEntry(
  tx: Queryable,
  { subscriptionId, entryId }: { readonly subscriptionId: number; readonly entryId: number },
  { cancelHours, turnHour }: { readonly cancelHours: number; readonly turnHour: number },
): Promise<{
  readonly umbrellaId: number
  readonly day: CivilDate
  readonly isCancelled: boolean
  readonly isOpen: boolean
} | null> {
  const [row] = await tx.query<{ umbrellaId: number; day: CivilDate; isCancelled: boolean; isOpen: boolean }>({
    name: 'subscriptions.entry',
    text: `select e.umbrella_id as "umbrellaId", e.day, e.cancelled_at is not null as "isCancelled",
             entry_cancel_until(e, $3, $4) > battigia_now() as "isOpen"
           from subscription_entry e where e.id = $2 and e.subscription_id = $1`,
    values: [subscriptionId, entryId, cancelHours, turnHour],
  })
  return row ?? null
}

/** Gives an entry back with its place. */
export async function giveEntryBack(tx: Queryable, entryId: number): Promise<void> {
  await tx.query({ name: 'subscriptions.cancel-entry', text: 'select cancel_entry($1)', values: [entryId] })
}
