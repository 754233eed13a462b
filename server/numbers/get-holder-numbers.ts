import { getHolderNumbers as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { holdersOf } from './sections.ts'

/** B-14, B-18: subscriptions and days given back. */
export const getHolderNumbers = handle(call, 'read', (tx, days) => holdersOf(tx, days))
