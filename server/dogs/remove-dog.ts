import * as calls from '../../domain/dogs/calls.ts'
import { handle } from '../platform/handler.ts'
import { deleteDog } from './dog-queries.ts'

/** B-16: the dog goes with its photo and documents. */
export const removeDog = handle(calls.removeDog, 'write', async (tx, { dogId }, { actor: { accountId } }) => {
  await deleteDog(tx, accountId, dogId)
  return { done: true as const }
})
