import { getBarNumbers as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { barOf } from './sections.ts'

/** B-14: preparation times and what is ordered most. */
export const getBarNumbers = handle(call, 'read', (tx, days, { language }) => barOf(tx, days, language))
