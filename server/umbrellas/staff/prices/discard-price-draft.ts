import * as calls from '../../../../domain/umbrellas/price-draft-calls.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { addStep } from './draft-queries.ts'

/** B-06: lets go of the draft; taking it back brings it again as it was. */
export const discardPriceDraft = handle(calls.discardPriceDraft, 'write', async (tx, { version }, { actor }) => {
  const next = await addStep(tx, actor.accountId, version, { kind: 'discarded', content: null, base: null })
  await auditStaffAction(tx, actor, { action: 'prices.discard', subject: `price-draft:${next}` })
  return { version: next }
})
