import { getPlaceNumbers as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { placesOf } from './sections.ts'

/** B-14: every umbrella. */
export const getPlaceNumbers = handle(call, 'read', (tx, days) => placesOf(tx, days))
