import { listBeachHistory as call } from '../../../../domain/umbrellas/beach-calls.ts'
import { handle } from '../../../platform/handler.ts'
import { listPlans } from './beach-queries.ts'

/** B-23: the last plans that guests saw. */
export const listBeachHistory = handle(call, 'read', async (tx) => ({ plans: await listPlans(tx) }))
