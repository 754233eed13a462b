import { checkBeachDraft as call } from '../../../../domain/umbrellas/beach-calls.ts'
import { handle } from '../../../platform/handler.ts'
import { readModel } from '../../resort-export.ts'
import { wouldOrphan } from '../../resort-import.ts'
import { readDraft, stayHolders } from './beach-queries.ts'
import { publishingProblems, storedBeach, type BeachEditorFacts } from './publish-plan.ts'

/** B-23: everything that stands against publishing the draft, with the guests who would lose their place. */
export const checkBeachDraft = (facts: BeachEditorFacts) =>
  handle(call, 'read', async (tx) => {
    const draft = await readDraft(tx)
    if (draft === null) return { version: null, problems: [], orphans: [] }
    const beach = storedBeach(draft.file)
    const model = await readModel(tx)
    const problems = await publishingProblems(tx, facts, model, beach)
    const { orphans } = await wouldOrphan(tx, { ...model, beach })
    const holders = await stayHolders(tx, orphans)
    const numbers = await facts.orderNumbers(
      tx,
      orphans.flatMap(({ orderId }) => orderId ?? []),
    )
    return {
      version: draft.version,
      problems,
      orphans: orphans.map(({ stayId, code, from, to, state, reason, orderId }) => ({
        code,
        from,
        to,
        state,
        reason,
        orderId,
        number: orderId === null ? null : (numbers.get(orderId) ?? null),
        subscriptionId: holders.get(stayId)?.subscriptionId ?? null,
        name: holders.get(stayId)?.name ?? '',
      })),
    }
  })
