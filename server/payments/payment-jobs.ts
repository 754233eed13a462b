import { HOUR, MINUTE, SECOND } from '../../domain/platform/duration.ts'
import type { Database } from '../platform/database.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'
import { creditJobs } from './credit/credit-jobs.ts'
import { CARDS_OF, finishEvent, forgetOldEvents, readWaitingEvents, type WaitingEvent } from './event-queries.ts'
import { readDue } from './lease-queries.ts'
import { openIssue } from './ledger-queries.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { dayToReconcile } from './reconcile-queries.ts'
import { reconcileDay } from './reconcile.ts'
import { refreshCards } from './saved-cards/card-calls.ts'
import { findAccountOfCustomer } from './saved-cards/card-customers.ts'
import { wakePayment } from './wake-payment.ts'

const MOST_PER_RUN = 20
/** By then yesterday's transactions are in the providers' lists. */
const NIGHTLY_FROM_HOUR = 4
/** Name of the job that webhooks wake. */
export const DRIVE_PAYMENTS = 'drive-payments'

/** Brings on whatever is due at a provider: new payments, captures, cancels, refunds, what nobody came back for (R10). */
export function paymentJobs(facts: PaymentFacts): Job[] {
  return [
    { name: DRIVE_PAYMENTS, every: 2 * SECOND, run: (database) => driveDue(facts, database) },
    { name: 'reconcile', every: 10 * MINUTE, run: (database) => reconcileYesterday(facts, database) },
    { name: 'payment-events', every: 5 * SECOND, run: (database) => takeWaiting(facts, database) },
    ...creditJobs(facts.settings),
    exclusiveJob('forget-payment-events', 24 * HOUR, async (tx) => {
      await forgetOldEvents(tx)
      return false
    }),
  ]
}

async function driveDue({ driver, refunds }: PaymentFacts, database: Database): Promise<boolean> {
  const attempts = await readDue(database, 'payment_attempt', MOST_PER_RUN)
  await Promise.all(attempts.map((id) => driver.sync(id)))
  const waiting = await readDue(database, 'refund', MOST_PER_RUN)
  await Promise.all(waiting.map((id) => refunds.sync(id)))
  return attempts.length === MOST_PER_RUN || waiting.length === MOST_PER_RUN
}

/** Every night the ledger is compared with each provider's own books (payments guide, 9.2). */
async function reconcileYesterday(facts: PaymentFacts, database: Database): Promise<boolean> {
  for (const provider of facts.providers.values()) {
    const day = await dayToReconcile(database, provider.id, NIGHTLY_FROM_HOUR)
    if (day === null) continue
    const { issues, differenceCents } = await reconcileDay(facts, provider, day)
    if (issues.length > 0)
      facts.log.error({ provider: provider.id, day, differenceCents, issues }, 'the ledger and the provider differ')
  }
  return false
}

async function takeWaiting(facts: PaymentFacts, database: Database): Promise<boolean> {
  for (const event of await readWaitingEvents(database, MOST_PER_RUN)) {
    const isDone = event.ref.startsWith(CARDS_OF)
      ? await refreshCardsOf(facts, database, event)
      : await adopt(database, event)
    if (isDone) await finishEvent(database, event.provider, event.eventId, null)
  }
  return false
}

/** Cards that their provider or the network changed (case 98); true when they are as there. */
async function refreshCardsOf(facts: PaymentFacts, database: Database, event: WaitingEvent): Promise<boolean> {
  const { modes, providers, log } = facts
  const accountId = await findAccountOfCustomer(database, event.provider, event.ref.slice(CARDS_OF.length))
  const provider = providers.get(event.provider)
  const modeId = modes.modeOf(event.provider)
  if (accountId === null || provider === undefined || modeId === null) return true
  try {
    await refreshCards(database, accountId, provider, modeId)
    return true
  } catch (error) {
    log.warn({ err: error, event: event.eventId }, 'the cards of a customer are read again later')
    return false
  }
}

/** An event that came before its payment's ref was stored; one that stays unknown is for staff (case 57). */
async function adopt(database: Database, { provider, ref, eventId, isOld }: WaitingEvent): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (await wakePayment(tx, provider, ref)) return true
    if (!isOld) return false
    await openIssue(tx, {
      key: `event:${provider}:${ref}`,
      kind: 'event_without_payment',
      provider,
      orderId: null,
      attemptId: null,
      detail: { ref, eventId },
    })
    return true
  })
}
