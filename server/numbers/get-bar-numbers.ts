import { getBarNumbers as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { barOf } from './sections.ts'

/** B-14: preparation times and what is ordered most, each on a connection of its own. */
export const getBarNumbers = handle(call, 'own', (tx, days, { language }) => barOf(tx, days, language))
