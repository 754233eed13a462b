import * as calls from '../../../domain/staff/money-request-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readRequests } from './request-queries.ts'

/** B-32: what waits for a yes; who is no manager reads what became of their own. */
export const listMoneyRequests = handle(calls.listMoneyRequests, 'read', (tx, _input, { actor }) =>
  readRequests(tx, actor.accountId, actor.roles.includes('manager')),
)
