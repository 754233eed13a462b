import { reportLostDog as call } from '../../../domain/dogs/lost-calls.ts'
import { handle } from '../../platform/handler.ts'
import { findDog } from '../dog-queries.ts'
import { insertLostDog } from './lost-queries.ts'

/** B-22: one's own dog is lost; the resort's people see it at once and tell the guests. */
export const reportLostDog = handle(call, 'write', async (tx, lost, { actor: { accountId } }) => {
  await findDog(tx, accountId, lost.dogId)
  return { alertId: await insertLostDog(tx, accountId, lost) }
})
