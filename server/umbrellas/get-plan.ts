import * as calls from '../../domain/umbrellas/calls.ts'
import { handle } from '../platform/handler.ts'
import { resortData } from './resort-data.ts'

/** the beach as the map and the list draw it; its version is also its ETag. */
export const getPlan = handle(calls.getPlan, 'read', async (tx) => (await resortData(tx)).plan)
