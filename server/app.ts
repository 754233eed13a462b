import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import type { Logger } from 'pino'
import { Refusal } from '../domain/platform/refusal.ts'
import { isVersionSupported } from '../domain/settings/app-version.ts'
import { platformOf } from '../domain/platform/app-platform.ts'
import { resolveSession, sessionProof } from './accounts/session.ts'
import { mountSocialRoutes } from './accounts/social/callbacks.ts'
import { openSocialLogins } from './accounts/social/open-providers.ts'
import { serveManifest } from './content/app-manifest.ts'
import { documentHeads } from './content/document-heads.ts'
import { documentTexts } from './content/document-texts.ts'
import { serveMedia } from './content/media.ts'
import { serveSampleWebcam } from './content/sample-webcam.ts'
import { serveSecurityTxt } from './content/security-txt.ts'
import { serveSiteMap } from './content/site-map.ts'
import { webcamOrigins } from './content/webcam-origins.ts'
import { logChannel } from './messages/channels/log-channel.ts'
import { MAIL_SAMPLES } from './messages/mail-samples.ts'
import { takeStatusReports } from './messages/status-webhook.ts'
import { openApiWords } from './openapi-words.ts'
import { documentLeave } from './payments/document-leave.ts'
import type { PaymentFacts } from './payments/payment-facts.ts'
import { mountPaymentLinks } from './payments/link/payment-link-routes.ts'
import { DRIVE_PAYMENTS } from './payments/payment-jobs.ts'
import type { WebhookSecrets } from './payments/providers/open-providers.ts'
import { takeWebhooks, WEBHOOK_PATH } from './payments/webhooks.ts'
import { serveAppLinks } from './platform/app-links.ts'
import type { Database } from './platform/database.ts'
import type { Environment } from './platform/environment.ts'
import type { Handler } from './platform/handler.ts'
import { openLive } from './platform/live.ts'
import { registerSandboxWebhooks } from './payments/providers/sandbox-webhooks.ts'
import { mountMailPages } from './platform/mail-pages.ts'
import { mailOnce } from './platform/mail-once.ts'
import { mailFolder, openMailer } from './platform/open-mailer.ts'
import { openDatabase } from './platform/open-database.ts'
import { publicAnswers } from './platform/public-answers.ts'
import { RateLimits } from './platform/rate-limits.ts'
import { createServer, type RunningServer } from './platform/running-server.ts'
import type { DocumentLeave } from './platform/security-headers.ts'
import { openServerKeys } from './platform/server-keys.ts'
import { trustedAddresses } from './platform/trusted-addresses.ts'
import { minimumVersion } from './settings/check-version.ts'
import { PAGE_WRITERS } from './public-pages.ts'
import { liveSettings, type LiveSettings } from './settings/live-settings.ts'
import { currentStartData } from './settings/start-data.ts'
import { composeSlices } from './slices.ts'

const ROOT = path.join(import.meta.dirname, '..')
const MANIFEST: { readonly version: string } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))

/** Calls that answer during maintenance and to obsolete apps, so that an app can learn that. */
const UNGATED = ['getParametroInt', 'getParametroString', 'checkVersion', 'logout']
/** Public facts that the back office draws with: its people go on working meanwhile, and switch it off again. */
const READ_AT_THE_DESK = ['getPlan', 'getResort', 'getRestaurants']

export interface App extends RunningServer {
  readonly database: Database
  readonly settings: LiveSettings
  readonly payments: PaymentFacts
}

export interface AppOptions {
  readonly environment: Environment
  readonly databaseUrl: string
  /** Connections to it that are open already; without them this server opens its own. It closes them when it stops. */
  readonly database?: Database | undefined
  /** Whether this server brought its own database: for trying and developing only. */
  readonly isEmbedded: boolean
  readonly log: Logger
  /** True in tests: also large answers and refusals are checked against their contract. */
  readonly checksContract?: boolean
  /** Jobs that run only when they are woken; tests wake what they wait for. */
  readonly isAsleep?: ((job: string) => boolean) | undefined
}

/** One server on a migrated database; it answers `http.inject` at once and the network after `listen`. */
export async function createApp({
  environment,
  databaseUrl,
  isEmbedded,
  log,
  checksContract = false,
  isAsleep,
  database = openDatabase({
    url: databaseUrl,
    connections: environment.databaseConnections,
    onLost: (error) => log.warn({ err: error }, 'a database client was lost'),
  }),
}: AppOptions): Promise<App> {
  const live = await openLive(databaseUrl, log)
  const settings = liveSettings()
  const reloadSettings = () => reload(settings, database, log)
  await reloadSettings()
  const mailer = mailOnce(database, openMailer(environment))
  const kept = await openServerKeys(database, environment.identity.secretsKey)
  const keys = { ...kept, push: environment.pushKeys ?? kept.push }
  const sms = logChannel(log, environment.messagesSecret)
  const isTrusted = trustedCheck(environment, settings)
  const { publicUrl, payments: paymentKeys } = environment
  const isDemo = isEmbedded && !environment.isProduction
  const webhookSecrets: WebhookSecrets = { stripe: [], paypal: null }
  const social = openSocialLogins(environment.identity, publicUrl, environment.apps)
  const surroundings = {
    database,
    live,
    settings,
    reloadSettings,
    publicUrl,
    mailer,
    isTrusted,
    isDemo,
    log,
    keys,
    sms,
  }
  const { payments, ...slices } = composeSlices({
    ...surroundings,
    paymentKeys,
    webhookSecrets,
    social,
    identitySandbox: environment.identity.sandboxUrl,
    secretsKey: environment.identity.secretsKey,
    fiscalKeys: environment.fiscal,
    weatherKeys: environment.weather,
    allowsLoopbackPush: environment.isTest,
    apps: environment.apps,
  })
  const paymentLeave = documentLeave(payments)
  const limits = new RateLimits(database)
  await payments.modes.reload(database)
  const server = await createServer({
    ...slices,
    isAsleep,
    environment,
    version: MANIFEST.version,
    webFolder: path.join(ROOT, 'dist', 'web'),
    log,
    database,
    live,
    calls: {
      database,
      findActor: resolveSession,
      tokenProof: sessionProof,
      isHttps: publicUrl.startsWith('https:'),
      gate: (headers) => requireOpen(settings, headers),
      ungated: ungated(slices.handlers),
      limits,
      isTrusted,
      isExempt: trustedAddresses(environment.isProduction ? [] : environment.trustedPrefixes),
      log,
      checksContract,
    },
    heads: documentHeads(publicUrl, settings),
    texts: documentTexts({ ask: publicAnswers(slices.handlers, database), publicUrl, log, writers: PAGE_WRITERS }),
    startData: () => currentStartData(settings),
    openApiWords,
    leave: (pathname) => withWebcam(paymentLeave(pathname), webcamOrigins(settings)),
    pages: async (http) => {
      await takeWebhooks(http, { ...payments, limits, wakeJob: () => server.jobs.wake(DRIVE_PAYMENTS) })
      await takeStatusReports(http, database, sms)
      await mountPaymentLinks(http, { database, publicUrl, limits })
      await mountSocialRoutes(http, { database, social, limits, publicUrl, log })
      serveMedia(http, database)
      serveAppLinks(http, environment.apps)
      serveManifest(http, settings)
      serveSiteMap(http, publicUrl)
      serveSecurityTxt(http, publicUrl, settings)
      if (isDemo) serveSampleWebcam(http)
      if (isDemo && environment.smtpUrl === null) mountMailPages(http, mailFolder(environment), MAIL_SAMPLES)
    },
  })
  const stop = async () => {
    await server.stop()
    mailer.close()
  }
  const listen = async (host: string, port: number) => {
    const open = await server.listen(host, port)
    await registerSandboxWebhooks(paymentKeys, `http://localhost:${open}${WEBHOOK_PATH}`, webhookSecrets)
    return open
  }
  return { ...server, listen, stop, database, settings, payments }
}

/** A page may use the webcam's origins as they are set now, and those of payments where one pays. */
function withWebcam(leave: DocumentLeave, webcam: ReturnType<typeof webcamOrigins>): DocumentLeave {
  const { frame, connect, ...rest } = leave.origins
  const origins = { ...rest, frame: [...frame, ...webcam.frame], connect: [...connect, ...webcam.connect] }
  return { ...leave, origins: { ...origins, media: webcam.media } }
}

/** A failed read keeps the settings as they were; the next announcement or reconnection tries again. */
async function reload(settings: LiveSettings, database: Database, log: Logger): Promise<void> {
  try {
    for (const key of await settings.reload(database))
      log.warn({ key }, 'a stored setting does not fit and stays at its default')
  } catch (error) {
    log.error({ err: error }, 'the settings could not be read again')
  }
}

/** What answers whatever the app's state is; all of the back office among it. */
function ungated(handlers: readonly Handler[]): ReadonlySet<string> {
  const desk = handlers.filter(({ call }) => call.path.startsWith('ges/')).map(({ call }) => call.name)
  return new Set([...UNGATED, ...READ_AT_THE_DESK, ...desk])
}

/** maintenance and obsolete versions are refused before anything else is looked at. */
function requireOpen(settings: LiveSettings, headers: IncomingHttpHeaders): void {
  if (settings.maintenance) throw new Refusal('maintenance', { retryAfterSeconds: 60 })
  const version = headers['x-app-version']
  if (typeof version !== 'string') return
  const platform = platformOf(headers['x-app-platform'])
  if (!isVersionSupported(version, minimumVersion(settings, platform))) throw new Refusal('app_obsolete')
}

/** Prefixes of the environment, and those of the settings as they are now. */
function trustedCheck(environment: Environment, settings: LiveSettings): (address: string) => boolean {
  const fixed = trustedAddresses(environment.trustedPrefixes)
  let list: readonly string[] = []
  let listed = trustedAddresses(list)
  return (address) => {
    if (settings.trustedPrefixes !== list) {
      list = settings.trustedPrefixes
      listed = trustedAddresses(list)
    }
    return fixed(address) || listed(address)
  }
}
