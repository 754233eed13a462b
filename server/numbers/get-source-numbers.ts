import { getSourceNumbers as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { sourcesOf } from './sections.ts'

/** B-14: where orders come from. */
export const getSourceNumbers = handle(call, 'read', (tx, days) => sourcesOf(tx, days))
