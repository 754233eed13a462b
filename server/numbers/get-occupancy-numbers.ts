import { getOccupancyNumbers as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { occupancyOf } from './overview.ts'

/** B-14: half-days by row, category and day. */
export const getOccupancyNumbers = handle(call, 'read', (tx, days, { language }) => occupancyOf(tx, days, language))
