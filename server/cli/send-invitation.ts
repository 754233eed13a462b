import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { SECOND } from '../../domain/platform/duration.ts'
import { STAFF_INVITED } from '../accounts/request-mail.ts'
import { securityEffects } from '../accounts/security-effects.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Environment } from '../platform/environment.ts'
import { mailOnce } from '../platform/mail-once.ts'
import { openMailer } from '../platform/open-mailer.ts'
import { outboxJob, type OutboxHandler } from '../platform/outbox.ts'
import { liveSettings } from '../settings/live-settings.ts'

const SENT_WITHIN = 60 * SECOND

/**
 * Sends the invitations that wait in the outbox, as a server would: before the first start none runs. One that runs may be quicker.
 * Answers null once the effect is done, or why it was not.
 */
export async function sendInvitation(
  database: Database,
  environment: Environment,
  effectId: number,
): Promise<string | null> {
  const settings = liveSettings()
  await settings.reload(database)
  const mailer = mailOnce(database, openMailer(environment))
  let failure: string | null = null
  const invitations = securityEffects({ database, mailer, settings, publicUrl: environment.publicUrl })
    .filter(([kind]) => kind === STAFF_INVITED)
    .map(([kind, send]): [string, OutboxHandler] => [
      kind,
      async (payload, key) => {
        try {
          await send(payload, key)
        } catch (error) {
          failure = error instanceof Error ? error.message : String(error)
          throw error
        }
      },
    ])
  const job = outboxJob(new Map(invitations), pino({ level: 'silent' }))
  try {
    for (let waited = 0; waited < SENT_WITHIN; waited += SECOND) {
      await job.run(database)
      if (failure !== null) return failure
      if (!(await isWaiting(database, effectId))) return null
      await sleep(SECOND)
    }
    return 'the server that took it over has not sent it yet'
  } finally {
    mailer.close()
  }
}

/** The effect that mails the newest invitation of an account. */
export async function newestInvitation(tx: Queryable, accountId: number): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'cli.newest-invitation',
    text: `select max(id) as id from outbox where kind = $1 and (payload ->> 'accountId')::bigint = $2`,
    values: [STAFF_INVITED, accountId],
  })
  if (row === undefined) throw new Error('the invitation is not in the outbox')
  return row.id
}

async function isWaiting(database: Database, effectId: number): Promise<boolean> {
  const rows = await database.query({
    name: 'cli.invitation-waits',
    text: 'select from outbox where id = $1',
    values: [effectId],
  })
  return rows.length > 0
}
