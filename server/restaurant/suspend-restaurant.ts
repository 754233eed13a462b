import * as calls from '../../domain/restaurant/staff-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import type { TableFacts } from './restaurant-facts.ts'
import { writeSuspension } from './restaurant-queries.ts'

/** no more bookings up to a day, with the reason that guests read. What is booked stays booked. */
export const suspendRestaurant = (facts: TableFacts) =>
  handle(calls.suspendRestaurant, 'write', async (tx, { restaurant, suspension }, { actor, afterCommit }) => {
    if (!(await writeSuspension(tx, restaurant, suspension))) throw new Refusal('not_found')
    await auditStaffAction(tx, actor, {
      action: suspension === null ? 'restaurant.resume' : 'restaurant.suspend',
      subject: `restaurant:${restaurant}`,
      detail: { after: { until: suspension?.until ?? null } },
    })
    afterCommit(facts.announce)
    return { done: true } as const
  })
