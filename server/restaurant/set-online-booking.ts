import * as calls from '../../domain/restaurant/staff-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import type { TableFacts } from './restaurant-facts.ts'
import { writeOnline } from './restaurant-queries.ts'

/** B-09: opens or closes a sitting to guests, and says how many seats it has. */
export const setOnlineBooking = (facts: TableFacts) =>
  handle(calls.setOnlineBooking, 'write', async (tx, { isOpen, covers, ...sitting }, { actor, afterCommit }) => {
    if (!(await writeOnline(tx, sitting, { isOpen, covers }))) throw new Refusal('not_found')
    await auditStaffAction(tx, actor, {
      action: 'restaurant.online',
      subject: `sitting:${sitting.restaurant}/${sitting.day}/${sitting.meal}`,
      detail: { after: { isOpen, covers } },
    })
    afterCommit(facts.announce)
    return { done: true } as const
  })
