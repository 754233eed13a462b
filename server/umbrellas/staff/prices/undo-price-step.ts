import * as calls from '../../../../domain/umbrellas/price-draft-calls.ts'
import type { PriceContent } from '../../../../domain/umbrellas/price-draft.ts'
import { Refusal } from '../../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import type { Queryable } from '../../../platform/database.ts'
import { handle } from '../../../platform/handler.ts'
import { forgetResortData } from '../../resort-data.ts'
import { addStep, readPublication, readStep, readStepBefore, takePublicationBack } from './draft-queries.ts'
import { contentHash, publishedContent } from './published-content.ts'
import { writeContent } from './write-content.ts'

/** B-06: takes the last step back. Refused `status_changed` once somebody went on from it, or imported other prices. */
export const undoPriceStep = handle(calls.undoPriceStep, 'write', async (tx, { version }, { actor, afterCommit }) => {
  const step = await readStep(tx)
  if (step.version !== version || version === 0) throw new Refusal('status_changed')
  const { content, base } = await readStepBefore(tx, version)
  if (step.publicationId !== null && step.kind === 'published') {
    await takeBack(tx, step.publicationId)
    afterCommit(forgetResortData)
  }
  const next = await addStep(tx, actor.accountId, version, { kind: 'taken_back', content, base })
  await auditStaffAction(tx, actor, {
    action: 'prices.undo',
    subject: `price-draft:${next}`,
    detail: { undone: step.kind },
  })
  return { version: next }
})

async function takeBack(tx: Queryable, publicationId: number): Promise<void> {
  const publication = await readPublication(tx, publicationId)
  const { model, content: now } = await publishedContent(tx)
  const stands = (one: PriceContent) => contentHash(one) === contentHash(now)
  if (publication === null || !stands(publication.after)) throw new Refusal('status_changed')
  await writeContent(tx, model, publication.before)
  await takePublicationBack(tx, publicationId)
}
