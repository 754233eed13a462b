import { cents } from '../../domain/platform/cents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Till, TillOrder } from '../../domain/till/calls.ts'
import type { Queryable } from '../platform/database.ts'
import { readDrawers, readTillPeople } from './drawer-queries.ts'
import { lockOrder, readMovements, readOwing, readTillOrder, readTillSums } from './till-queries.ts'

const MOST_MOVEMENTS = 200
const MOST_TO_COLLECT = 100

/** The cash desk as its screen shows it. */
export async function tillAnswer(tx: Queryable, settings: Settings): Promise<Till> {
  const sums = await readTillSums(tx)
  return {
    ...sums,
    toCollect: await readOwing(tx, 'today', MOST_TO_COLLECT),
    here: await readOwing(tx, 'here', MOST_TO_COLLECT),
    drawers: await readDrawers(tx, null),
    people: await readTillPeople(tx),
    movements: await readMovements(tx, null, MOST_MOVEMENTS),
    limits: { noteAboveCents: cents(settings.tillNoteAboveCents) },
  }
}

/** Locks an order that the desk is about to take or give money of. Throws `not_found`. */
export async function openOrder(tx: Queryable, orderId: number): Promise<void> {
  if (!(await lockOrder(tx, orderId))) throw new Refusal('not_found')
}

/** An order as it stands now. Throws `not_found`. */
export async function orderAnswer(tx: Queryable, orderId: number): Promise<TillOrder> {
  const order = await readTillOrder(tx, orderId)
  if (order === null) throw new Refusal('not_found')
  return order
}
