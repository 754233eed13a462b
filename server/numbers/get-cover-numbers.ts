import { getCoverNumbers as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { coversOf } from './sections.ts'

/** B-14: covers of the restaurants. */
export const getCoverNumbers = handle(call, 'read', (tx, days) => coversOf(tx, days))
