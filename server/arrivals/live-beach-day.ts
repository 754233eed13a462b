import * as z from 'zod/mini'
import { LIVE_BEACH_DAY_PATH } from '../../domain/arrivals/calls.ts'
import type { LiveChannel } from '../platform/live-channel.ts'

/** Least pause between two events: a family at the entrance is one change. */
const INTERVAL = 250

/**
 * Says that arrivals or places of a day changed, and nothing else: a stream carries no token, and whoever may see them asks for them.
 * Counts from the start of this process; the first number tells a tablet that its stream is open.
 */
export function liveBeachDay(): LiveChannel<object, number> {
  let changes = 0
  return {
    path: LIVE_BEACH_DAY_PATH,
    event: 'beachDay',
    input: z.strictObject({}),
    interval: INTERVAL,
    keyOf: () => '',
    read: async () => (changes += 1),
    change: (_before, after) => ({ change: after }),
  }
}
