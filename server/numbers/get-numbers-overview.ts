import { getNumbersOverview as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { overviewOf } from './overview.ts'

/** B-14: the first figures of a period beside the same weekdays a year before. */
export const getNumbersOverview = handle(call, 'read', (tx, days) => overviewOf(tx, days))
