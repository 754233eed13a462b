import * as calls from '../../../domain/subscriptions/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { staffAnswer } from './staff-answer.ts'
import type { StaffFacts } from './staff-facts.ts'

/** one subscription with instalments, members and changes of place. */
export const getStaffSubscription = (facts: StaffFacts) =>
  handle(calls.getStaffSubscription, 'read', (tx, { subscriptionId }, { language }) =>
    staffAnswer(tx, facts, subscriptionId, language),
  )
