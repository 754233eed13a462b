import { cents, type Cents } from '../../domain/platform/cents.ts'
import type { Till } from '../../domain/till/calls.ts'
import { expectedOutside, type CashCount, type Drawer } from '../../domain/till/drawers.ts'
import type { Queryable } from '../platform/database.ts'
import { readTillSums } from './till-queries.ts'

/** Keeps closings of the till, and openings and counts of its drawers, one after another until the transaction ends. */
export async function lockTill(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'till.lock',
    text: `select pg_advisory_xact_lock(hashtext('till_closing'))`,
    values: [],
  })
}

const LAST_CLOSING = '(select max(id) from till_closing)'
/** Cash of guests that no drawer has counted. */
const UNCOUNTED = `m.tender = 'cash' and m.ledger_entry_id is not null and m.drawer_id is null`

/** Drawers of the open period (null) or of a closing, the oldest first. What nobody counted is said as it stands. */
export async function readDrawers(tx: Queryable, closingId: number | null): Promise<Drawer[]> {
  const isOpen = closingId === null
  return tx.query<Drawer & Record<string, unknown>>({
    name: isOpen ? 'till.open-drawers' : 'till.closing-drawers',
    text: `
      select d.id as "drawerId", d.staff_id as "accountId", coalesce(s.display_name, '') as name, iso_instant(d.opened_at) as "openedAt",
        d.float_cents as "floatCents",
        coalesce(d.expected_cents, d.float_cents + (
          select coalesce(sum(m.amount_cents), 0)::bigint from till_movement m
           where ${UNCOUNTED} and m.staff_id = d.staff_id and m.closing_id ${isOpen ? 'is null' : '= $1'}
        )) as "expectedCents",
        d.counted_cents as "countedCents", iso_instant(d.counted_at) as "countedAt", d.denominations, d.note
      from till_drawer d left join staff_member s on s.account_id = d.staff_id
      where d.previous_id is not distinct from ${isOpen ? LAST_CLOSING : '(select c.previous_id from till_closing c where c.id = $1)'}
      order by d.id`,
    values: isOpen ? [] : [closingId],
  })
}

/** Everybody of the resort, with the cash of theirs that nobody has counted. */
export async function readTillPeople(tx: Queryable): Promise<Till['people']> {
  return tx.query<Till['people'][number] & Record<string, unknown>>({
    name: 'till.people',
    text: `
      select s.account_id as "accountId", s.display_name as name, coalesce(o.cash, 0)::bigint as "cashCents"
      from staff_member s
      left join (
        select m.staff_id, sum(m.amount_cents) as cash from till_movement m
         where ${UNCOUNTED} and m.closing_id is null group by m.staff_id
      ) o on o.staff_id = s.account_id
      order by s.display_name, s.account_id`,
    values: [],
  })
}

/** The largest float that a drawer can be opened with: what the till should hold outside of the drawers. */
export async function readMostFloat(tx: Queryable): Promise<Cents> {
  const { open } = await readTillSums(tx)
  return cents(Math.max(expectedOutside(open.expectedCashCents, await readDrawers(tx, null)), 0))
}

export interface NewDrawer {
  readonly key: string
  readonly accountId: number
  readonly floatCents: number
  readonly staffId: number
}

/** Opens a drawer of somebody of the resort, once per key; null when they are nobody of it, or have an open one. */
export async function insertDrawer(
  tx: Queryable,
  { key, accountId, floatCents, staffId }: NewDrawer,
): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>({
    name: 'till.open-drawer',
    text: `
      insert into till_drawer (key, previous_id, staff_id, opened_by, float_cents)
      select $1, ${LAST_CLOSING}, s.account_id, $4, $3 from staff_member s where s.account_id = $2
      on conflict do nothing returning id`,
    values: [key, accountId, floatCents, staffId],
  })
  return row?.id ?? null
}

/** Whether a press has opened a drawer. */
export async function isDrawerOpenedBy(tx: Queryable, key: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'till.drawer-of-press',
    text: 'select id from till_drawer where key = $1',
    values: [key],
  })
  return rows.length === 1
}

/** Whose a drawer is, whether it was counted, and whether the till was closed since it was opened. */
export async function readDrawerState(
  tx: Queryable,
  drawerId: number,
): Promise<{ readonly accountId: number; readonly isCounted: boolean; readonly isClosed: boolean } | null> {
  const [row] = await tx.query<{ accountId: number; isCounted: boolean; isClosed: boolean }>({
    name: 'till.drawer-state',
    text: `select staff_id as "accountId", counted_at is not null as "isCounted",
             previous_id is distinct from ${LAST_CLOSING} as "isClosed"
           from till_drawer where id = $1`,
    values: [drawerId],
  })
  return row ?? null
}

/** Puts the cash that its person took since into a drawer, and writes what was counted; answers what was expected, in cents. */
export async function countDrawer(
  tx: Queryable,
  count: CashCount & { readonly drawerId: number; readonly note: string; readonly staffId: number },
): Promise<number> {
  const { drawerId, cashCents, denominations, note, staffId } = count
  const [row] = await tx.query<{ expectedCents: number }>({
    name: 'till.count-drawer',
    // One statement puts the movements in and adds them up: what commits later is in none of both.
    text: `
      with moved as (
        update till_movement m set drawer_id = d.id from till_drawer d
         where d.id = $1 and ${UNCOUNTED} and m.staff_id = d.staff_id and m.closing_id is null
        returning m.amount_cents
      )
      update till_drawer set counted_at = battigia_now(), counted_by = $5, counted_cents = $2, denominations = $3, note = $4,
        expected_cents = float_cents + (select coalesce(sum(amount_cents), 0) from moved)
       where id = $1 and counted_at is null
      returning expected_cents as "expectedCents"`,
    values: [drawerId, cashCents, denominations === null ? null : JSON.stringify(denominations), note, staffId],
  })
  if (row === undefined) throw new Error(`the drawer ${drawerId} was not counted`)
  return row.expectedCents
}
