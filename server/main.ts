import path from 'node:path'
import { CALL_PREFIX } from '../domain/platform/call.ts'
import { SECOND } from '../domain/platform/duration.ts'
import { createApp, type App } from './app.ts'
import { requireNoDemoPeople } from './demo-people.ts'
import { createDemoLogins, DEMO_LOGINS, DEMO_STAFF, importFirstResort } from './first-start.ts'
import { requireSoundDatabase } from './platform/sound-database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/embedded-postgres.ts'
import { parseEnvironment, type Environment } from './platform/environment.ts'
import { errorSentence } from './platform/error-sentence.ts'
import { createLogger } from './platform/logger.ts'
import { MAIL_PAGES } from './platform/mail-pages.ts'
import { migrate } from './platform/migrations.ts'
import { mailFolder } from './platform/open-mailer.ts'
import { listenAt, requireFolders } from './start-checks.ts'
import { base32 } from './staff/totp.ts'
import { TEST_AUTHENTICATOR } from './staff/test-authenticator.ts'

/** What a person reads who started the server; everything else is the log's. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

interface Started {
  readonly app: App
  readonly embedded: EmbeddedPostgres | null
}

async function start(environment: Environment): Promise<Started> {
  const log = createLogger(environment.logLevel)
  let embedded: EmbeddedPostgres | null = null
  if (environment.databaseUrl === null) {
    say('Starting the database …')
    embedded = await startEmbeddedPostgres({
      dataDir: environment.dataDir,
      onMessage: (line) => log.debug({ postgres: line }, 'database'),
    })
  }
  try {
    return {
      app: await startOn(addressesOf(embedded, environment), environment, embedded !== null, log),
      embedded,
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

interface Addresses {
  /** Of the role that the server works as. */
  readonly databaseUrl: string
  /** Of the role that brings the database up to date. */
  readonly ownerUrl: string
}

function addressesOf(embedded: EmbeddedPostgres | null, { databaseUrl, databaseOwnerUrl }: Environment): Addresses {
  if (embedded !== null) return { databaseUrl: embedded.serverUrl, ownerUrl: embedded.url }
  return { databaseUrl: databaseUrl ?? '', ownerUrl: databaseOwnerUrl ?? databaseUrl ?? '' }
}

async function startOn(
  { databaseUrl, ownerUrl }: Addresses,
  environment: Environment,
  isEmbedded: boolean,
  log: ReturnType<typeof createLogger>,
): Promise<App> {
  const applied = await migrate(ownerUrl)
  if (applied.length > 0) say(`Database brought up to date (${applied.length} migrations).`)
  const app = await createApp({ environment, databaseUrl, isEmbedded, log })
  try {
    if (!environment.isTest) await requireSoundDatabase(app.database)
    if (environment.isProduction) await requireNoDemoPeople(app.database, environment.identity.secretsKey)
    const places = await importFirstResort(app.database, environment.resort)
    if (places !== null) say(`Imported ${path.basename(environment.resort ?? '')}: ${places} places.`)
    const isDemo = isEmbedded && !environment.isProduction
    if (isDemo) await createDemoLogins(app.database)
    await app.settings.reload(app.database)
    const port = await listenAt((host, at) => app.listen(host, at), environment)
    announce({ ...environment, port }, isDemo)
    return app
  } catch (error) {
    await app.stop()
    throw error
  }
}

function announce(environment: Environment, isDemo: boolean): void {
  const { host, port, publicUrl, payments, identity } = environment
  const shownHost = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host
  const address = `http://${shownHost}:${port}`
  say('')
  say(`Battigia is open:   ${address}`)
  if (publicUrl !== address) say(`Guests reach it at:  ${publicUrl}`)
  if (isDemo) {
    for (const [index, { email, password }] of DEMO_LOGINS.entries()) {
      say(`${index === 0 ? 'Demo logins:        ' : '                    '}${email}  ${password}`)
    }
    for (const [index, { email, password, roles, secret }] of DEMO_STAFF.entries()) {
      say(
        `${index === 0 ? 'Staff, at /ges:     ' : '                    '}${email}  ${password}  (${roles.join(', ')})`,
      )
      say(`                    authenticator key ${base32(Buffer.from(secret))}`)
    }
    if (identity.sandboxUrl !== null) say(`Their second step:  ${identity.sandboxUrl}${TEST_AUTHENTICATOR}`)
  }
  if (environment.smtpUrl === null) {
    say(`Mail lands in:      ${mailFolder(environment)}${isDemo ? `  (${address}${MAIL_PAGES})` : ''}`)
  }
  if (payments.sandboxUrl !== null) say(`Payments are tried: ${payments.sandboxUrl}  (no money moves)`)
  if (identity.sandboxUrl !== null) say(`Social logins too:  ${identity.sandboxUrl}/identity  (nobody real)`)
  say(`Calls, documented:  ${address}${CALL_PREFIX}/docs`)
  say('Stop it with Ctrl-C.')
  say('')
}

/** A terminal and npm both pass Ctrl-C on: what comes this soon after the first is the same one. */
const SAME_PRESS = 2 * SECOND

/**
 * Ends the process after a graceful stop; who asks again a while later is not kept waiting. A start that is
 * interrupted just ends, and the embedded database with it.
 */
function stopOnSignals(started: () => Started | null): void {
  let askedAt: number | null = null
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (askedAt !== null && performance.now() - askedAt > SAME_PRESS) process.exit(1)
    if (askedAt !== null) return
    askedAt = performance.now()
    say(`Stopping (${signal}) …`)
    const running = started()
    await running?.app.stop()
    await running?.embedded?.stop()
    process.exit(running === null ? 1 : 0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal).catch(fail))
}

function fail(error: unknown): never {
  process.stderr.write(`${errorSentence(error)}\n`)
  process.exit(1)
}

let started: Started | null = null
stopOnSignals(() => started)
try {
  const environment = parseEnvironment(process.env)
  for (const warning of environment.warnings) process.stderr.write(`${warning}\n`)
  await requireFolders(environment)
  started = await start(environment)
} catch (error) {
  fail(error)
}
