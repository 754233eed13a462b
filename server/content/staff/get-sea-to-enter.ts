import * as calls from '../../../domain/content/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import type { ContentFacts } from '../content-facts.ts'
import { findLastSea, readEnteredToday } from '../sea-queries.ts'

/** R-603, B-19: what was entered today; a first entry starts from a provider's figures, else from those of the day before. */
export const getSeaToEnter = ({ sea: provider }: Pick<ContentFacts, 'sea'>) =>
  handle(calls.getSeaToEnter, 'read', async (tx) => {
    const entries = await readEnteredToday(tx)
    const told = provider === null ? null : await provider.latest(tx)
    return { entries, start: told?.sea ?? (await findLastSea(tx)) }
  })
