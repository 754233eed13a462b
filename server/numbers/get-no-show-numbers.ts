import { getNoShowNumbers as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { noShowsOf } from './sections.ts'

/** B-14: who did not come. */
export const getNoShowNumbers = handle(call, 'read', (tx, days) => noShowsOf(tx, days))
