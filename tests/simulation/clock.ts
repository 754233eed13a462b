import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { MINUTE } from '../../domain/platform/duration.ts'
import { openSocialLogins } from '../../server/accounts/social/open-providers.ts'
import { logChannel } from '../../server/messages/channels/log-channel.ts'
import { composeSlices, type Slices } from '../../server/slices.ts'
import { housekeepingJob } from '../../server/platform/housekeeping.ts'
import type { Job } from '../../server/platform/jobs.ts'
import { openLive } from '../../server/platform/live.ts'
import type { Mailer } from '../../server/platform/mail.ts'
import { outboxJob } from '../../server/platform/outbox.ts'
import { openServerKeys } from '../../server/platform/server-keys.ts'
import { trustedAddresses } from '../../server/platform/trusted-addresses.ts'
import { testEnvironment } from '../support/server.ts'
import type { PaymentWorld } from '../support/payment-world.ts'

/** Runs of one job between two moments; a job that never comes to an end is a defect. */
const MOST_RUNS = 500

/** Moves the resort's clock and lets everything happen that a server does by itself. */
export interface Clock {
  /** Minutes since the beginning. */
  minutes(): number
  /** The moment as an instant. */
  now(): string
  /** Lets minutes pass: the jobs run, and what waited in the outbox is carried out. */
  pass(minutes: number): Promise<void>
  /** Lets the jobs run once more: the clock goes on by itself while people act, on a slow machine by more than a sweep may wait. */
  work(): Promise<void>
  /** Mails that were handed over. */
  readonly mails: { count: number }
  /** What jobs and effects logged as a failure. */
  readonly failures: unknown[]
  close(): Promise<void>
}

/** The jobs of all slices, driven by the simulated clock instead of their rhythm; the server's own are stopped. */
export async function startClock(world: PaymentWorld, from: string): Promise<Clock> {
  const { database, settings } = world.server.app
  const mails = { count: 0 }
  const failures: unknown[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void failures.push(JSON.parse(line)) })
  const live = await openLive(world.db.url, pino({ level: 'silent' }))
  const mailer: Mailer = { send: async () => void (mails.count += 1), close: () => undefined }
  const keys = await openServerKeys(database, null)
  const slices = jobsOf(world, { database, settings, live, mailer, log, keys })
  const jobs: Job[] = [housekeepingJob, ...slices.jobs]
  const outbox = outboxJob(slices.outbox, log)
  let minutes = 0
  const instant = () => new Date(Date.parse(from) + minutes * MINUTE).toISOString()
  const work = async () => {
    for (const job of jobs) await runOut(job, database)
  }
  return {
    work,
    mails,
    failures,
    minutes: () => minutes,
    now: instant,
    async pass(more) {
      minutes += more
      await world.setClock(instant())
      await work()
      // The outbox waits by the machine's clock, which has not moved.
      await world.db.sql(`update outbox set due_at = due_at - make_interval(mins => $1)`, [more])
      await empty(outbox, world)
    },
    close: () => live.close(),
  }
}

async function runOut(job: Job, database: PaymentWorld['server']['app']['database']): Promise<void> {
  for (let runs = 0; await job.run(database); runs += 1) {
    if (runs === MOST_RUNS) throw new Error(`the job ${job.name} has no end`)
  }
}

async function empty(outbox: Job, { db, server }: PaymentWorld): Promise<void> {
  for (;;) {
    const [waiting] = await db.sql<{ count: number }>(
      'select count(*)::integer as count from outbox where due_at <= now() and failed_at is null',
    )
    if (waiting?.count === 0) return
    await outbox.run(server.app.database)
    await sleep(0)
  }
}

type Around = Pick<Parameters<typeof composeSlices>[0], 'database' | 'settings' | 'live' | 'mailer' | 'log' | 'keys'>

function jobsOf(world: PaymentWorld, around: Around): Pick<Slices, 'jobs' | 'outbox'> {
  const environment = testEnvironment(world.db, world.bank.variables)
  return composeSlices({
    ...around,
    reloadSettings: async () => void (await around.settings.reload(around.database)),
    publicUrl: environment.publicUrl,
    isTrusted: trustedAddresses(['127.0.0.0/8']),
    isDemo: false,
    paymentKeys: environment.payments,
    webhookSecrets: { stripe: [], paypal: null },
    social: openSocialLogins(environment.identity, environment.publicUrl, environment.apps),
    identitySandbox: null,
    secretsKey: environment.identity.secretsKey,
    fiscalKeys: environment.fiscal,
    weatherKeys: environment.weather,
    allowsLoopbackPush: true,
    apps: { android: [], ios: [], fcm: null, apns: null },
    sms: logChannel(around.log, null),
  })
}
