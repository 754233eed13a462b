import * as z from 'zod/mini'
import { LIVE_RESTAURANT_PATH } from '../../domain/restaurant/service-plan.ts'
import type { LiveChannel } from '../platform/live-channel.ts'

/** Least pause between two events: a wave of bookings is one change. */
const INTERVAL = 250

/**
 * Says that bookings, tables or flags of a restaurant changed, and nothing else: whoever may see them asks for them. Counts from the
 * start of this process; the first number tells a board that its stream is open.
 */
export function liveRestaurant(): LiveChannel<object, number> {
  let changes = 0
  return {
    path: LIVE_RESTAURANT_PATH,
    event: 'restaurant',
    input: z.strictObject({}),
    interval: INTERVAL,
    keyOf: () => '',
    read: async () => (changes += 1),
    change: (_before, after) => ({ change: after }),
  }
}
