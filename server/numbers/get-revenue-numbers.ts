import { getRevenueNumbers as call } from '../../domain/numbers/calls.ts'
import { handle } from '../platform/handler.ts'
import { revenueOf } from './overview.ts'

/** B-14: the ledger’s money by kind. */
export const getRevenueNumbers = handle(call, 'read', (tx, days) => revenueOf(tx, days))
