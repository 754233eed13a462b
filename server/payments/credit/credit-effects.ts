import * as z from 'zod/mini'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import type { Mailer } from '../../platform/mail.ts'
import { enqueue, type OutboxHandler } from '../../platform/outbox.ts'
import { senderOf, sendFromResort } from '../../settings/resort-mail.ts'
import { readCreditForMail, readEnding, readGrant, type CreditForMail } from './credit-queries.ts'
import { earnedMail, expiringMail, type CreditMailFrame } from './mails/credit-mails.ts'

const CREDIT_EARNED = 'payments.credit-earned'
const CREDIT_EXPIRING = 'payments.credit-expiring'

export interface CreditEffectTools {
  readonly database: Database
  readonly mailer: Mailer
  readonly settings: Settings
  /** Where guests reach the app, without a slash at the end. */
  readonly publicUrl: string
}

const earnedPayload = z.object({ key: z.string() })
const expiringPayload = z.object({ accountId: z.number(), expiresOn: z.string() })

/** Mails after the commit what was given by a key, once. */
export async function enqueueCreditEarned(tx: Queryable, key: string): Promise<void> {
  await enqueue(tx, CREDIT_EARNED, `credit-${key}`, { key })
}

/** Mails what ends on a day, once for each day. */
export async function enqueueCreditExpiring(
  tx: Queryable,
  { accountId, expiresOn }: { readonly accountId: number; readonly expiresOn: string },
): Promise<void> {
  await enqueue(tx, CREDIT_EXPIRING, `credit-${accountId}-${expiresOn}`, { accountId, expiresOn })
}

/** The effects of credit for the outbox, by kind. */
export function creditEffects(tools: CreditEffectTools): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [
    [CREDIT_EARNED, (payload, id) => mailEarned(tools, earnedPayload.parse(payload).key, id)],
    [CREDIT_EXPIRING, (payload, id) => mailExpiring(tools, expiringPayload.parse(payload), id)],
  ]
}

/** Credit of an account that is gone meanwhile is not told. */
async function mailEarned(tools: CreditEffectTools, key: string, id: string): Promise<void> {
  const given = await readGrant(tools.database, key)
  const owner = given === null ? null : await readCreditForMail(tools.database, given.accountId)
  if (given === null || owner === null) return
  const expiresOn = given.expiresOn as CivilDate | null
  await sendFromResort(tools, owner, id, earnedMail(frameOf(tools, owner), { ...given, expiresOn }))
}

/** Nothing is told of credit that was used meanwhile. */
async function mailExpiring(tools: CreditEffectTools, due: z.infer<typeof expiringPayload>, id: string): Promise<void> {
  const owner = await readCreditForMail(tools.database, due.accountId)
  const amountCents = owner === null ? 0 : await readEnding(tools.database, due)
  if (owner === null || amountCents === 0) return
  const ending = { amountCents, expiresOn: due.expiresOn as CivilDate }
  await sendFromResort(tools, owner, id, expiringMail(frameOf(tools, owner), ending))
}

function frameOf({ settings, publicUrl }: CreditEffectTools, owner: CreditForMail): CreditMailFrame {
  return {
    ...owner,
    sender: senderOf(settings),
    creditUrl: `${publicUrl}/tabs/contact/credito`,
  }
}
