import type { Logger } from 'pino'
import { accountEffects } from './accounts/account-effects.ts'
import { commonPasswords } from './accounts/common-passwords.ts'
import { passkeySite } from './accounts/passkeys/passkey-site.ts'
import { passwordHasher } from './accounts/password-hasher.ts'
import { accountHandlers } from './accounts/routes.ts'
import type { SocialLogins } from './accounts/social/open-providers.ts'
import { socialHandlers } from './accounts/social/routes.ts'
import { socialEffects } from './accounts/social/social-effects.ts'
import { BEACH_DAY_CHANNEL } from './arrivals/arrival-facts.ts'
import { arrivalHandlers } from './arrivals/routes.ts'
import { cartHandlers } from './cart/routes.ts'
import { dogEffects } from './dogs/dog-effects.ts'
import { dogHandlers } from './dogs/routes.ts'
import { pageText } from './content/page-texts.ts'
import { contentHandlers } from './content/routes.ts'
import type { MessageChannel } from './messages/channels/message-channel.ts'
import { appSenders, pushByAddress } from './messages/channels/app-push.ts'
import { webPushChannel, type PushChannel } from './messages/channels/push-channel.ts'
import { messageEffects } from './messages/message-effects.ts'
import { messageHandlers } from './messages/routes.ts'
import { dailyCloseOf, fiscalEffects } from './fiscal/daily-close.ts'
import { openFiscal } from './fiscal/open-fiscal.ts'
import { fiscalHandlers } from './fiscal/routes.ts'
import { BAR_CHANNEL } from './bar/bar-facts.ts'
import { barHandlers } from './bar/routes.ts'
import { barCounter, composeItems, subscriptionDesk } from './item-slices.ts'
import { orderDesk } from './orders/items/order-desk.ts'
import { orderNumbers } from './orders/order-numbers.ts'
import { RESTAURANT_CHANNEL } from './restaurant/restaurant-facts.ts'
import { SAMPLE_STREAM } from './content/sample-webcam.ts'
import { OpenMeteo } from './content/open-meteo/open-meteo.ts'
import { firstSea, SAMPLE_SEA } from './content/sea-provider.ts'
import { orderEffects } from './orders/order-effects.ts'
import { payableOrders } from './orders/payable-orders.ts'
import { orderHandlers } from './orders/routes.ts'
import { withdrawalEffects } from './orders/withdrawal/withdrawal-outbox.ts'
import { creditEffects } from './payments/credit/credit-effects.ts'
import { paymentEffects } from './payments/customer-outbox.ts'
import { openPayments } from './payments/open-payments.ts'
import type { PaymentFacts } from './payments/payment-facts.ts'
import type { WebhookSecrets } from './payments/providers/open-providers.ts'
import { paymentHandlers } from './payments/routes.ts'
import { countOpenPayments } from './payments/staff/mode-queries.ts'
import { hasCard } from './payments/saved-cards/card-queries.ts'
import { numbersHandlers } from './numbers/routes.ts'
import { parkingHandlers } from './parking/routes.ts'
import type { NativeApps } from './platform/app-environment.ts'
import type { Database } from './platform/database.ts'
import type { FiscalKeys } from './platform/fiscal-environment.ts'
import type { Handler } from './platform/handler.ts'
import type { Job } from './platform/jobs.ts'
import type { LiveChannel } from './platform/live-channel.ts'
import type { LiveHub } from './platform/live-hub.ts'
import type { Live } from './platform/live.ts'
import type { Mailer } from './platform/mail.ts'
import type { OutboxHandler } from './platform/outbox.ts'
import type { PaymentKeys } from './platform/payment-environment.ts'
import type { ServerKeys } from './platform/server-keys.ts'
import type { WeatherKeys } from './platform/weather-environment.ts'
import { PERSONAL_DATA_PARTS } from './personal-data-parts.ts'
import { privacyEffects } from './privacy/farewell.ts'
import { privacyHandlers } from './privacy/routes.ts'
import { problemsWithBeach } from './resort-files.ts'
import { CATALOG_FACTS } from './resort-sections.ts'
import { restaurantHandlers } from './restaurant/routes.ts'
import { returnHandlers } from './returns/routes.ts'
import { serviceHandlers } from './services/routes.ts'
import { lifeHandlers } from './subscriptions/life/routes.ts'
import { subscriptionStaffHandlers } from './subscriptions/staff/routes.ts'
import { subscriptionHandlers } from './subscriptions/routes.ts'
import { tillHandlers } from './till/routes.ts'
import { weatherHandlers } from './weather/routes.ts'
import { auditHandlers } from './staff/audit/routes.ts'
import { customerHandlers } from './staff/customers/routes.ts'
import { moneyRequestHandlers } from './staff/money-requests/routes.ts'
import { staffHandlers } from './staff/routes.ts'
import { TEST_AUTHENTICATOR } from './staff/test-authenticator.ts'
import type { LiveSettings } from './settings/live-settings.ts'
import { settingsHandlers } from './settings/routes.ts'
import { AppUse } from './settings/staff/app-use.ts'
import { BeachPressure } from './umbrellas/beach-pressure.ts'
import { OCCUPANCY_CHANNEL, occupancyPayload, type OccupancyChange } from './umbrellas/occupancy-changes.ts'
import { ResortClock } from './umbrellas/resort-clock.ts'
import { seasonFromCents } from './umbrellas/resort-data.ts'
import { umbrellaHandlers } from './umbrellas/routes.ts'
import { placeStaffHandlers } from './umbrellas/staff/routes.ts'
import { catalogHandlers } from './umbrellas/staff/catalog/routes.ts'
import { beachEditorHandlers } from './umbrellas/staff/beach/routes.ts'
import { channelsOfSlices } from './slice-channels.ts'
import { jobsOfSlices } from './slice-jobs.ts'

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
  /** Where weather and sea are asked for. */
  readonly weatherKeys: WeatherKeys
  readonly log: Logger
  /** What this resort signs with. */
  readonly keys: ServerKeys
  readonly allowsLoopbackPush: boolean
  /** The stores' apps, and the keys that push to them. */
  readonly apps: NativeApps
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
  const { database, live, settings, publicUrl, mailer, isTrusted, keys } = around
  const isCommonPassword = (password: string) => commonPasswords().has(password)
  const passkeys = passkeySite(publicUrl, around.apps)
  const accounts = {
    database,
    settings,
    hasher: passwordHasher(),
    isCommonPassword,
    hasCard,
    passkeys,
    log: around.log,
  }
  const announce = (changes: readonly OccupancyChange[]) => {
    for (const change of changes) live.announce(OCCUPANCY_CHANNEL, occupancyPayload(change))
  }
  const clock = new ResortClock()
  const use = new AppUse()
  const announceBar = (orderId: number | null) => live.announce(BAR_CHANNEL, orderId === null ? '' : String(orderId))
  const announceBeachDay = () => live.announce(BEACH_DAY_CHANNEL, '')
  const announceRestaurant = () => live.announce(RESTAURANT_CHANNEL, '')
  const categories = composeItems({ settings, clock, tagKey: keys.tags, announceBar, announceRestaurant, announce })
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
  const openMeteo = new OpenMeteo({ keys: around.weatherKeys, settings, log: around.log })
  const privacy = { settings, categories, announce, parts: PERSONAL_DATA_PARTS }
  const life = { settings, clock, announce }
  const umbrellas = { settings, clock, pressure: new BeachPressure(settings), workKey: keys.work, isTrusted, announce }
  const sea = firstSea(around.isDemo ? [openMeteo, SAMPLE_SEA] : [openMeteo])
  const handlers: readonly Handler[] = [
    ...settingsHandlers({ settings, publicUrl, pageText }, { use, countOpenPayments }),
    ...contentHandlers({
      database,
      settings,
      publicUrl,
      isPaymentSandbox: payments.isSandbox,
      fromCents: seasonFromCents,
      sea,
      sampleStream: around.isDemo ? SAMPLE_STREAM : null,
    }),
    ...accountHandlers(accounts),
    ...socialHandlers({ ...accounts, social: around.social }),
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
    ...barHandlers({
      settings,
      desk: orderDesk(categories, 'bar'),
      placeAtCounter: barCounter({ settings, tagKey: keys.tags, announceBar }),
      tagKey: keys.tags,
      publicUrl,
      announce: announceBar,
    }),
    ...parkingHandlers(umbrellas),
    ...serviceHandlers(umbrellas),
    ...subscriptionHandlers(umbrellas),
    ...lifeHandlers(life),
    ...subscriptionStaffHandlers({ ...life, desk: subscriptionDesk({ settings, categories }) }),
    ...cartHandlers(announce),
    ...orderHandlers({ settings, payments, categories, announce }),
    ...returnHandlers({ settings, announce }),
    ...arrivalHandlers({ database, settings, log: around.log, announce, announceBeachDay }),
    ...tillHandlers({ settings, payments, onClosed: dailyCloseOf(fiscal) }),
    ...fiscalHandlers({ settings, adapter: fiscal }),
    ...weatherHandlers({ settings, announce }),
    ...numbersHandlers,
    ...privacyHandlers(privacy),
    ...messageHandlers({ settings, pushKeys: keys.push, allowsLoopback: around.allowsLoopbackPush }),
    ...customerHandlers({ settings }),
    ...auditHandlers,
    ...staffHandlers({ ...accounts, testAuthenticator: testAuthenticatorOf(around), secretsKey: around.secretsKey }),
  ]
  return {
    handlers: [...handlers, ...moneyRequestHandlers({ settings, handlerOf: (call) => answering(handlers, call) })],
    jobs: jobsOfSlices({
      settings,
      announce,
      announceRestaurant,
      umbrellas,
      payments,
      categories,
      life,
      fiscal,
      privacy,
      use,
      openMeteo,
      sea,
    }),
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
    channels: (hub) => channelsOfSlices(hub, { ...around, payments, use, clock }),
    payments,
  }
}

function answering(handlers: readonly Handler[], name: string): Handler {
  const found = handlers.find(({ call }) => call.name === name)
  if (found === undefined) throw new Error(`nothing answers ${name}`)
  return found
}

/** Only for trying: nobody's codes are shown beside a resort with providers of its own. */
function testAuthenticatorOf({ isDemo, identitySandbox }: Surroundings): string | null {
  return isDemo && identitySandbox !== null ? `${identitySandbox}${TEST_AUTHENTICATOR}` : null
}

/** To browsers and to apps. Push services write to the resort, or to whoever answers for its address. */
function pushOf({ settings, publicUrl, keys, allowsLoopbackPush: allowsLoopback, apps }: Surroundings): PushChannel {
  const contact = () => (settings.resortEmail === '' ? publicUrl : `mailto:${settings.resortEmail}`)
  return pushByAddress(webPushChannel({ keys: keys.push, contact, allowsLoopback }), appSenders(apps))
}
