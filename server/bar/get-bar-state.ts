import * as calls from '../../domain/bar/calls.ts'
import { handle } from '../platform/handler.ts'
import type { BarFacts } from './bar-facts.ts'
import { barStateOf } from './bar-state.ts'
import { readBarNow } from './state-queries.ts'

/** R-807, B-08: whether the bar takes orders, what is sold out and how long it takes now. */
export const getBarState = ({ settings }: Pick<BarFacts, 'settings'>) =>
  handle(calls.getBarState, 'read', async (tx) => {
    const now = await readBarNow(tx)
    return { ...barStateOf(now, settings), serverNow: now.serverNow }
  })
