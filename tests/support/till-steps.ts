import { randomUUID } from 'node:crypto'
import type { Tender } from '../../domain/payments/tender.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import * as calls from '../../domain/till/calls.ts'
import type { BarWorld } from './bar-world.ts'
import { orderItems, parking } from './item-steps.ts'
import type { Payer } from './payment-world.ts'

/** The day of the world of the bar. */
export const TODAY = '2027-07-01' as CivilDate

export const press = () => randomUUID()

/** A parking space of today at 8.00 €, to be paid at the desk. */
export async function spaceOfToday(world: BarWorld): Promise<number> {
  const order = await orderItems(await world.payer(), parking(TODAY), 'cash')
  return order.orderId
}

/** Takes money of an order at the desk: what a space costs, in cash, unless the wish says otherwise. */
export const take = (
  who: Payer,
  orderId: number,
  wish: Partial<{ tender: Tender; amountCents: number; tenderedCents: number | null; pressId: string }> = {},
) =>
  who.call(calls.collect, { orderId, tender: 'cash', amountCents: 800, tenderedCents: null, pressId: press(), ...wish })
