import * as calls from '../../domain/privacy/calls.ts'
import { handle } from '../platform/handler.ts'
import { readConsents } from './privacy-queries.ts'

/** what the caller agreed to: which text, in which version and language, and when. */
export const listConsents = handle(calls.listConsents, 'read', async (tx, _input, { actor }) => ({
  consents: await readConsents(tx, actor.accountId),
}))
