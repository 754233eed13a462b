import * as calls from '../../../../domain/umbrellas/price-draft-calls.ts'
import { Refusal } from '../../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { forgetResortData } from '../../resort-data.ts'
import { addStep, insertPublication, readStep } from './draft-queries.ts'
import { contentHash, publishedContent } from './published-content.ts'
import { writeContent } from './write-content.ts'

/**
 * B-06, B-23: what the draft says holds from now on. Prices that carts and orders keep are theirs. Refused `status_changed` when
 * something else was published or imported since the draft began.
 */
export const publishPriceDraft = handle(
  calls.publishPriceDraft,
  'write',
  async (tx, { version }, { actor, afterCommit }) => {
    const step = await readStep(tx)
    const { model, content: before } = await publishedContent(tx)
    const after = step.content
    if (step.version !== version || after === null || step.base !== contentHash(before)) {
      throw new Refusal('status_changed')
    }
    const publicationId = await insertPublication(tx, actor.accountId, { before, after })
    const next = await addStep(tx, actor.accountId, version, {
      kind: 'published',
      content: null,
      base: null,
      publicationId,
    })
    await writeContent(tx, model, after)
    await auditStaffAction(tx, actor, { action: 'prices.publish', subject: `price-publication:${publicationId}` })
    afterCommit(forgetResortData)
    return { version: next }
  },
)
