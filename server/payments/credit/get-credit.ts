import * as calls from '../../../domain/payments/credit-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readCredit } from './credit-queries.ts'

/** B-06: the credit of whoever the token says. */
export const getCredit = handle(calls.getCredit, 'read', (tx, _input, { actor }) => readCredit(tx, actor.accountId))
