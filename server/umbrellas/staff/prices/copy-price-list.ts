import * as calls from '../../../../domain/umbrellas/price-draft-calls.ts'
import { Refusal } from '../../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../../platform/audit.ts'
import { handle } from '../../../platform/handler.ts'
import { addStep, readPublication, readStep } from './draft-queries.ts'
import { contentHash, publishedContent } from './published-content.ts'

/** B-06: the draft gets the seasons and prices that held before a publication. */
export const copyPriceList = handle(calls.copyPriceList, 'write', async (tx, { version, publicationId }, { actor }) => {
  const step = await readStep(tx)
  if (step.version !== version) throw new Refusal('status_changed')
  const publication = await readPublication(tx, publicationId)
  if (publication === null) throw new Refusal('not_found')
  const { content: published } = await publishedContent(tx)
  const content = { ...(step.content ?? published), prices: publication.before.prices }
  const base = step.base ?? contentHash(published)
  const next = await addStep(tx, actor.accountId, version, { kind: 'copied', content, base })
  await auditStaffAction(tx, actor, {
    action: 'prices.copy',
    subject: `price-draft:${next}`,
    detail: { publicationId },
  })
  return { version: next }
})
