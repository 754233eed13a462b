import { getWaitingNumbers as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { waitingOf } from './sections.ts'

/** B-14: the waiting list. */
export const getWaitingNumbers = handle(call, 'read', (tx, days) => waitingOf(tx, days))
