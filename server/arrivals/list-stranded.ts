import * as calls from '../../domain/arrivals/stranded-calls.ts'
import { handle } from '../platform/handler.ts'
import { readStranded } from './stranded-queries.ts'

/** B-02, B-04: who stands at the entrance without a place, until somebody has solved it. */
export const listStranded = handle(calls.listStranded, 'read', async (tx) => ({
  stranded: await readStranded(tx, null),
}))
