import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { BEACH_DAY_CHANNEL } from './arrivals/arrival-facts.ts'
import { liveBeachDay } from './arrivals/live-beach-day.ts'
import { barChannels } from './bar/live-bar.ts'
import { MENU_CHANNEL } from './content/announce-menu.ts'
import { liveMenu } from './content/live-menu.ts'
import { RESTAURANT_CHANNEL } from './restaurant/restaurant-facts.ts'
import type { PaymentFacts } from './payments/payment-facts.ts'
import { PAYMENT_MODES_CHANNEL } from './payments/payment-modes.ts'
import type { Database } from './platform/database.ts'
import type { LiveChannel } from './platform/live-channel.ts'
import type { LiveHub } from './platform/live-hub.ts'
import type { Live } from './platform/live.ts'
import type { ServerKeys } from './platform/server-keys.ts'
import { liveRestaurant } from './restaurant/live-restaurant.ts'
import { SETTINGS_CHANNEL, type LiveSettings } from './settings/live-settings.ts'
import type { AppUse } from './settings/staff/app-use.ts'
import { livePlaces } from './umbrellas/live-places.ts'
import { OCCUPANCY_CHANNEL, touchesPeriod } from './umbrellas/occupancy-changes.ts'
import type { ResortClock } from './umbrellas/resort-clock.ts'
import { forgetResortData, RESORT_CHANNEL } from './umbrellas/resort-data.ts'

/** What the live channels of the slices need. */
interface ChannelSurroundings {
  readonly database: Database
  readonly live: Live
  readonly settings: LiveSettings
  /** Reads the settings again; called for every announcement. */
  readonly reloadSettings: () => Promise<void>
  readonly log: Logger
  readonly payments: PaymentFacts
  readonly use: AppUse
  readonly clock: ResortClock
  readonly keys: ServerKeys
}

/** What screens see as it changes, each channel touched by the announcements that it is about. */
export function channelsOfSlices(
  hub: LiveHub,
  { database, live, settings, reloadSettings, log, payments, use, clock, keys }: ChannelSurroundings,
): readonly LiveChannel[] {
  const app = appChannel(settings)
  use.countBy(() => hub.streamsOf(app))
  const places = livePlaces(database, { settings, clock })
  const restaurant = liveRestaurant()
  const beachDay = liveBeachDay()
  const menu = liveMenu()
  live.on(SETTINGS_CHANNEL, () => void reloadSettings().then(() => hub.touch(app)))
  live.on(PAYMENT_MODES_CHANNEL, () => {
    payments.modes
      .reload(database)
      .catch((error: unknown) => log.error({ err: error }, 'the payment modes stay as they were'))
  })
  live.on(OCCUPANCY_CHANNEL, (payload) => {
    hub.touch(places, (search) => touchesPeriod(payload, search))
    hub.touch(beachDay)
  })
  live.on(BEACH_DAY_CHANNEL, () => hub.touch(beachDay))
  live.on(RESORT_CHANNEL, () => {
    forgetResortData()
    hub.touch(places)
  })
  live.on(MENU_CHANNEL, () => hub.touch(menu))
  live.on(RESTAURANT_CHANNEL, () => hub.touch(restaurant))
  return [app, places, restaurant, beachDay, menu, ...barChannels(hub, { live, database, settings, tagKey: keys.tags })]
}

/** The app's own state, which every screen shows as it changes. */
function appChannel(settings: LiveSettings): LiveChannel<object, { maintenance: boolean }> {
  return {
    path: 'live/app',
    event: 'app',
    input: z.strictObject({}),
    interval: 0,
    keyOf: () => '',
    read: async () => ({ maintenance: settings.maintenance }),
    change: (before, after) => (before?.maintenance === after.maintenance ? null : after),
  }
}
