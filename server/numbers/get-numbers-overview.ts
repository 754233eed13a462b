import { getNumbersOverview as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { overviewOf } from './overview.ts'

/** B-14: the first figures of a period beside the same weekdays a year before, each on a connection of its own. */
export const getNumbersOverview = handle(call, 'own', (tx, days) => overviewOf(tx, days))
