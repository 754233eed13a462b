import * as calls from '../../domain/content/calls.ts'
import { isSandHot } from '../../domain/content/hot-sand.ts'
import { handle } from '../platform/handler.ts'
import type { ContentFacts } from './content-facts.ts'
import { currentSea } from './current-sea.ts'
import { findResortHour } from './sea-queries.ts'

/** The sea as it is known, and whether the sand burns paws by it (B-22). */
export const getSeaConditions = ({ settings, sea: provider }: Pick<ContentFacts, 'settings' | 'sea'>) =>
  handle(calls.getSeaConditions, 'read', async (tx) => {
    const sea = await currentSea(tx, settings, provider)
    if (sea === null) return { conditions: null }
    const { hour } = await findResortHour(tx)
    return { conditions: { ...sea, isSandHot: isSandHot(sea, hour, settings) } }
  })
