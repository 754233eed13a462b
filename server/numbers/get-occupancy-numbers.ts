import { getOccupancyNumbers as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { occupancyOf } from './overview.ts'

/** B-14: half-days by row and day. */
export const getOccupancyNumbers = handle(call, 'read', (tx, days) => occupancyOf(tx, days))
