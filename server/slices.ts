import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { MINUTE } from '../domain/platform/duration.ts'
import { accountEffects } from './accounts/account-effects.ts'
import { loadCommonPasswords } from './accounts/common-passwords.ts'
import { forgetStaleJob } from './accounts/forget-stale.ts'
import { passwordHasher } from './accounts/password-hasher.ts'
import { accountHandlers } from './accounts/routes.ts'
import { forgetStaleSocialJob } from './accounts/social/forget-stale-social.ts'
import type { SocialLogins } from './accounts/social/open-providers.ts'
import { socialHandlers } from './accounts/social/routes.ts'
import { socialEffects } from './accounts/social/social-effects.ts'
import { BEACH_DAY_CHANNEL } from './arrivals/arrival-facts.ts'
import { liveBeachDay } from './arrivals/live-beach-day.ts'
import { markDayOverJob } from './arrivals/mark-day-over.ts'
import { arrivalHandlers } from './arrivals/routes.ts'
import { cartHandlers } from './cart/routes.ts'
import { dogEffects } from './dogs/dog-effects.ts'
import { remindDocumentsJob } from './dogs/remind-documents.ts'
import { dogHandlers } from './dogs/routes.ts'
import { pageText } from './content/page-texts.ts'
import { contentHandlers } from './content/routes.ts'
import type { MessageChannel } from './messages/channels/message-channel.ts'
import { webPushChannel, type PushChannel } from './messages/channels/push-channel.ts'
import { messageEffects } from './messages/message-effects.ts'
import { messageJobs } from './messages/message-jobs.ts'
import { messageHandlers } from './messages/routes.ts'
import type { PushKeys } from './platform/mail-environment.ts'
import { composeDocumentsJob } from './fiscal/compose-documents.ts'
import { dailyCloseOf, fiscalEffects } from './fiscal/daily-close.ts'
import { issueJobs } from './fiscal/issue-documents.ts'
import { openFiscal } from './fiscal/open-fiscal.ts'
import { fiscalHandlers } from './fiscal/routes.ts'
import { BAR_CHANNEL } from './bar/bar-facts.ts'
import { barChannels } from './bar/live-bar.ts'
import { barHandlers } from './bar/routes.ts'
import { composeItems, subscriptionDesk } from './item-slices.ts'
import { expireItemOrdersJob } from './orders/items/expire-item-orders.ts'
import { orderDesk } from './orders/items/order-desk.ts'
import { orderNumbers } from './orders/order-numbers.ts'
import { RESTAURANT_CHANNEL } from './restaurant/restaurant-facts.ts'
import { SAMPLE_STREAM } from './content/sample-webcam.ts'
import { SAMPLE_SEA } from './content/sea-provider.ts'
import { orderEffects } from './orders/order-effects.ts'
import { payableOrders } from './orders/payable-orders.ts'
import {
  completePastOrdersJob,
  deleteOldQuotesJob,
  expireAwaitingOrdersJob,
  releaseDueOrdersJob,
} from './orders/release-due-orders.ts'
import { orderHandlers } from './orders/routes.ts'
import { withdrawalEffects } from './orders/withdrawal/withdrawal-outbox.ts'
import { creditEffects } from './payments/credit/credit-effects.ts'
import { paymentEffects } from './payments/customer-outbox.ts'
import { openPayments } from './payments/open-payments.ts'
import type { PaymentFacts } from './payments/payment-facts.ts'
import { paymentJobs } from './payments/payment-jobs.ts'
import { PAYMENT_MODES_CHANNEL } from './payments/payment-modes.ts'
import type { WebhookSecrets } from './payments/providers/open-providers.ts'
import { paymentHandlers } from './payments/routes.ts'
import { countOpenPayments } from './payments/staff/mode-queries.ts'
import { hasCard } from './payments/saved-cards/card-queries.ts'
import { numbersHandlers } from './numbers/routes.ts'
import { parkingHandlers } from './parking/routes.ts'
import type { Database } from './platform/database.ts'
import type { FiscalKeys } from './platform/fiscal-environment.ts'
import type { Handler } from './platform/handler.ts'
import { exclusiveJob, type Job } from './platform/jobs.ts'
import type { LiveChannel } from './platform/live-channel.ts'
import type { LiveHub } from './platform/live-hub.ts'
import type { Live } from './platform/live.ts'
import type { Mailer } from './platform/mail.ts'
import type { OutboxHandler } from './platform/outbox.ts'
import type { PaymentKeys } from './platform/payment-environment.ts'
import { PERSONAL_DATA_PARTS } from './personal-data-parts.ts'
import { privacyEffects } from './privacy/farewell.ts'
import { retentionJobs } from './privacy/forget-people.ts'
import { privacyHandlers } from './privacy/routes.ts'
import { liveRestaurant } from './restaurant/live-restaurant.ts'
import { problemsWithBeach } from './resort-files.ts'
import { CATALOG_FACTS } from './resort-sections.ts'
import { restaurantJobs } from './restaurant/restaurant-jobs.ts'
import { restaurantHandlers } from './restaurant/routes.ts'
import { returnHandlers } from './returns/routes.ts'
import { settleReturnsJob } from './returns/settle-returns.ts'
import { serviceHandlers } from './services/routes.ts'
import { subscriptionLifeJobs } from './subscriptions/life/life-job.ts'
import { lifeHandlers } from './subscriptions/life/routes.ts'
import { subscriptionStaffHandlers } from './subscriptions/staff/routes.ts'
import { subscriptionHandlers } from './subscriptions/routes.ts'
import { tillHandlers } from './till/routes.ts'
import { weatherHandlers } from './weather/routes.ts'
import { weatherJobs } from './weather/weather-jobs.ts'
import { forgetCustomerViewsJob } from './staff/customers/forget-views.ts'
import { auditHandlers } from './staff/audit/routes.ts'
import { customerHandlers } from './staff/customers/routes.ts'
import { staffHandlers } from './staff/routes.ts'
import { TEST_AUTHENTICATOR } from './staff/test-authenticator.ts'
import { SETTINGS_CHANNEL, type LiveSettings } from './settings/live-settings.ts'
import { settingsHandlers } from './settings/routes.ts'
import { AppUse } from './settings/staff/app-use.ts'
import { BeachPressure } from './umbrellas/beach-pressure.ts'
import { livePlaces } from './umbrellas/live-places.ts'
import {
  OCCUPANCY_CHANNEL,
  occupancyPayload,
  touchesPeriod,
  type OccupancyChange,
} from './umbrellas/occupancy-changes.ts'
import { ResortClock } from './umbrellas/resort-clock.ts'
import { forgetResortData, RESORT_CHANNEL, seasonFromCents } from './umbrellas/resort-data.ts'
import { rollSeason } from './umbrellas/roll-season.ts'
import { umbrellaHandlers } from './umbrellas/routes.ts'
import { forgetDeskActionsJob } from './umbrellas/staff/forget-actions.ts'
import { placeStaffHandlers } from './umbrellas/staff/routes.ts'
import { catalogHandlers } from './umbrellas/staff/catalog/routes.ts'
import { beachEditorHandlers } from './umbrellas/staff/beach/routes.ts'
import { forgetHoldsJob, sweepHoldsJob } from './umbrellas/sweep-holds.ts'
import { forgetWaitingJob, waitingListJob } from './umbrellas/waiting/waiting-jobs.ts'

/** What the slices are given of the server around them. */
export interface Surroundings {
  readonly database: Database
  readonly live: Live
  readonly settings: LiveSettings
  /** Reads the settings again; called for every announcement. */
  readonly reloadSettings: () => Promise<void>
  readonly publicUrl: string
  readonly mailer: Mailer
  readonly isTrusted: (address: string) => boolean
  /** For trying: samples stand in for what nobody has set up. */
  readonly isDemo: boolean
  readonly paymentKeys: PaymentKeys
  readonly webhookSecrets: WebhookSecrets
  readonly social: SocialLogins
  /** Address of the sandbox that stands in for identity providers; null without one. */
  readonly identitySandbox: string | null
  /** Seals what the resort's people sign in with; null without a key of the environment. */
  readonly secretsKey: Buffer | null
  /** What issues receipts. */
  readonly fiscalKeys: FiscalKeys
  readonly log: Logger
  /** The keys that push services know this resort by. */
  readonly pushKeys: () => Promise<PushKeys>
  readonly allowsLoopbackPush: boolean
  readonly sms: MessageChannel
}

/** What the slices bring. */
export interface Slices {
  readonly handlers: readonly Handler[]
  readonly jobs: readonly Job[]
  readonly outbox: ReadonlyMap<string, OutboxHandler>
  readonly channels: (hub: LiveHub) => readonly LiveChannel[]
  readonly payments: PaymentFacts
}

/** Every slice with what it needs; the only place that knows all of them. */
export function composeSlices(around: Surroundings): Slices {
  const { database, live, settings, publicUrl, mailer, isTrusted } = around
  const commonPasswords = loadCommonPasswords()
  const isCommonPassword = (password: string) => commonPasswords.has(password)
  const accounts = { database, settings, hasher: passwordHasher(), isCommonPassword, hasCard }
  const announce = (changes: readonly OccupancyChange[]) => {
    for (const change of changes) live.announce(OCCUPANCY_CHANNEL, occupancyPayload(change))
  }
  const clock = new ResortClock()
  const use = new AppUse()
  const announceBar = (orderId: number | null) => live.announce(BAR_CHANNEL, orderId === null ? '' : String(orderId))
  const announceBeachDay = () => live.announce(BEACH_DAY_CHANNEL, '')
  const announceRestaurant = () => live.announce(RESTAURANT_CHANNEL, '')
  const categories = composeItems({ settings, clock, announceBar, announceRestaurant, announce })
  const restaurantDesk = orderDesk(categories, 'restaurant')
  const payments = openPayments({
    database,
    settings,
    keys: around.paymentKeys,
    secrets: around.webhookSecrets,
    orders: payableOrders({ settings, announce, categories }),
    publicUrl,
    log: around.log,
  })
  const fiscal = openFiscal(around.fiscalKeys)
  const privacy = { settings, categories, announce, parts: PERSONAL_DATA_PARTS }
  const life = { settings, clock, announce }
  const umbrellas = { settings, clock, pressure: new BeachPressure(settings), isTrusted, announce }
  return {
    handlers: [
      ...settingsHandlers({ settings, publicUrl, pageText }, { use, countOpenPayments }),
      ...contentHandlers({
        database,
        settings,
        publicUrl,
        isPaymentSandbox: payments.isSandbox,
        fromCents: seasonFromCents,
        sea: around.isDemo ? SAMPLE_SEA : null,
        sampleStream: around.isDemo ? SAMPLE_STREAM : null,
      }),
      ...accountHandlers(accounts),
      ...socialHandlers({ ...accounts, social: around.social, log: around.log }),
      ...dogHandlers({ database, settings }),
      ...paymentHandlers(payments),
      ...umbrellaHandlers(umbrellas),
      ...placeStaffHandlers(umbrellas),
      ...catalogHandlers(CATALOG_FACTS),
      ...beachEditorHandlers({ otherProblems: problemsWithBeach, orderNumbers }),
      ...restaurantHandlers({
        settings,
        announce: announceRestaurant,
        desk: restaurantDesk,
      }),
      ...barHandlers({ settings, desk: orderDesk(categories, 'bar'), publicUrl, announce: announceBar }),
      ...parkingHandlers(umbrellas),
      ...serviceHandlers(umbrellas),
      ...subscriptionHandlers(umbrellas),
      ...lifeHandlers(life),
      ...subscriptionStaffHandlers({ ...life, desk: subscriptionDesk({ settings, categories }) }),
      ...cartHandlers(announce),
      ...orderHandlers({ settings, payments, categories, announce }),
      ...returnHandlers({ settings, announce }),
      ...arrivalHandlers({ database, settings, announce, announceBeachDay }),
      ...tillHandlers({ settings, payments, onClosed: dailyCloseOf(fiscal) }),
      ...fiscalHandlers({ settings, adapter: fiscal }),
      ...weatherHandlers({ settings, announce }),
      ...numbersHandlers,
      ...privacyHandlers(privacy),
      ...messageHandlers({ settings, pushKeys: around.pushKeys, allowsLoopback: around.allowsLoopbackPush }),
      ...customerHandlers,
      ...auditHandlers,
      ...staffHandlers({ ...accounts, testAuthenticator: testAuthenticatorOf(around), secretsKey: around.secretsKey }),
    ],
    jobs: [
      use.job,
      forgetStaleJob,
      forgetStaleSocialJob,
      remindDocumentsJob(settings),
      sweepHoldsJob(umbrellas),
      forgetHoldsJob(umbrellas),
      waitingListJob(umbrellas),
      forgetWaitingJob,
      forgetDeskActionsJob,
      forgetCustomerViewsJob,
      ...paymentJobs(payments),
      releaseDueOrdersJob({ announce, settings }),
      expireAwaitingOrdersJob({ announce }),
      expireItemOrdersJob({ categories }),
      completePastOrdersJob,
      markDayOverJob,
      ...weatherJobs({ settings, announce }),
      deleteOldQuotesJob,
      settleReturnsJob,
      ...subscriptionLifeJobs(life),
      composeDocumentsJob(settings),
      ...(fiscal === null ? [] : issueJobs(fiscal)),
      exclusiveJob('roll-season', MINUTE, rollSeason),
      ...restaurantJobs(settings),
      ...messageJobs(settings),
      ...retentionJobs(privacy),
    ],
    outbox: new Map([
      ...accountEffects({ database, mailer, settings, publicUrl }),
      ...socialEffects({ database, mailer, settings, publicUrl, social: around.social }),
      ...dogEffects({ database, mailer, settings, publicUrl }),
      ...paymentEffects(payments),
      ...fiscalEffects(database, fiscal),
      ...creditEffects({ database, mailer, settings, publicUrl }),
      ...orderEffects({ database, mailer, settings, categories, publicUrl }),
      ...withdrawalEffects({ database, mailer, settings, publicUrl }),
      ...messageEffects({ database, mailer, settings, categories, publicUrl, push: pushOf(around), sms: around.sms }),
      ...privacyEffects({ mailer, settings }),
    ]),
    channels: (hub) => channelsOf(hub, around, { payments, use }),
    payments,
  }
}

/** Only for trying: nobody's codes are shown beside a resort with providers of its own. */
function testAuthenticatorOf({ isDemo, identitySandbox }: Surroundings): string | null {
  return isDemo && identitySandbox !== null ? `${identitySandbox}${TEST_AUTHENTICATOR}` : null
}

/** Push services write to the resort, or to whoever answers for its address. */
function pushOf({
  settings,
  publicUrl,
  pushKeys: keys,
  allowsLoopbackPush: allowsLoopback,
}: Surroundings): PushChannel {
  const contact = () => (settings.resortEmail === '' ? publicUrl : `mailto:${settings.resortEmail}`)
  return webPushChannel({ keys, contact, allowsLoopback })
}

function channelsOf(
  hub: LiveHub,
  { database, live, settings, reloadSettings, log }: Surroundings,
  { payments, use }: { readonly payments: PaymentFacts; readonly use: AppUse },
): LiveChannel[] {
  const app = appChannel(settings)
  use.countBy(() => hub.streamsOf(app as LiveChannel))
  const places = livePlaces(database)
  const restaurant = liveRestaurant()
  const beachDay = liveBeachDay()
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
  live.on(RESTAURANT_CHANNEL, () => hub.touch(restaurant))
  return [app, places, restaurant, beachDay, ...barChannels(hub, { live, database, settings })]
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
