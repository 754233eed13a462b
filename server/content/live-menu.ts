import * as z from 'zod/mini'
import { LIVE_MENU_PATH } from '../../domain/content/menu-live.ts'
import type { LiveChannel } from '../platform/live-channel.ts'

/** Least pause between two events: the staff write a menu dish by dish. */
const INTERVAL = 1000

/** Says that the menus of the restaurants changed, and nothing of them; counts from the start of this process. */
export function liveMenu(): LiveChannel<object, number> {
  let changes = 0
  return {
    path: LIVE_MENU_PATH,
    event: 'menu',
    input: z.strictObject({}),
    interval: INTERVAL,
    keyOf: () => '',
    read: async () => (changes += 1),
    change: (_before, after) => ({ change: after }),
  }
}
