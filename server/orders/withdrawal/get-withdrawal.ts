import * as calls from '../../../domain/orders/withdrawal-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readRight } from './withdrawal-answer.ts'

/** B-15: the right to withdraw from one's own order, and what would go back now. */
export const getWithdrawal = handle(calls.getWithdrawal, 'read', async (tx, { orderId }, { actor, language }) => {
  const { answer } = await readRight(tx, { accountId: actor.accountId, orderId }, language)
  return answer
})
