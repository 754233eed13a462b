import * as calls from '../../domain/content/calls.ts'
import { handle } from '../platform/handler.ts'
import type { ContentFacts } from './content-facts.ts'
import { findFreshSea } from './sea-queries.ts'

/** What the resort's people saw today or a while ago, else what a provider says, else nothing: nothing is guessed. */
export const getSeaConditions = ({ settings, sea: provider }: Pick<ContentFacts, 'settings' | 'sea'>) =>
  handle(calls.getSeaConditions, 'read', async (tx) => {
    const seen = await findFreshSea(tx, settings.seaFreshHours)
    if (seen !== null) return { conditions: { ...seen.sea, observedAt: seen.observedAt, source: 'staff' as const } }
    const told = provider === null ? null : await provider.latest(tx)
    return { conditions: told === null ? null : { ...told.sea, observedAt: told.observedAt, source: told.source } }
  })
