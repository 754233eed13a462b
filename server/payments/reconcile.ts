import { addDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import type { ProviderId } from '../../domain/payments/snapshot.ts'
import type { Database } from '../platform/database.ts'
import { findAttemptByRef } from './attempt-queries.ts'
import type { Issue } from './ledger-queries.ts'
import type { PaymentDriver } from './payment-driver.ts'
import { UnknownAtProvider, type PaymentProvider, type ProviderChange } from './provider.ts'
import {
  finishRun,
  findRefundOfProvider,
  readDayBounds,
  readEntriesOfDay,
  readLedgerOfPayment,
  readTotals,
  startRun,
  type DayEntry,
  type DayTotals,
} from './reconcile-queries.ts'

/** What one comparison found: 0 cents and no issue, or a list. */
export interface Reconciliation {
  readonly provider: ProviderId
  readonly day: CivilDate
  /** Payments and refunds that were compared, on both sides. */
  readonly compared: number
  /** What came in here minus what came in there, in cents. */
  readonly differenceCents: number
  readonly issues: readonly Issue[]
  /** What stands in the ledger for the day (case 108). */
  readonly totals: DayTotals
}

export interface ReconcileTools {
  readonly database: Database
  readonly driver: PaymentDriver
}

/** Lists may lag behind and clocks differ: what lies at the day's edges is asked for one by one (case 110). */
const MARGIN_HOURS = 2

/**
 * Compares the ledger with a provider for one day of the resort, in both directions (payments guide, 9.2). What only was
 * not heard of yet is brought up to date first; the rest becomes issues. A second run finds and changes the same (case 109).
 */
export async function reconcileDay(
  tools: ReconcileTools,
  provider: PaymentProvider,
  day: CivilDate,
): Promise<Reconciliation> {
  const { database } = tools
  const { since, until } = await readDayBounds(database, day, addDays(day, 1), MARGIN_HOURS)
  const run = await startRun(database, provider.id, day)
  const found: Finding[] = []
  const seen = new Set<string>()
  let compared = 0
  for await (const change of provider.listChanges(since, until)) {
    compared += 1
    seen.add(change.kind === 'payment' ? change.snapshot.ref : change.refundRef)
    found.push(...(await compareChange(tools, provider.id, change)))
  }
  for (const entry of await readEntriesOfDay(database, provider.id, day)) {
    if (seen.has(entry.refundRef ?? entry.paymentRef)) continue
    compared += 1
    found.push(...(await compareEntry(provider, entry)))
  }
  const issues = found.map(({ issue }) => issue)
  const differenceCents = found.reduce((sum, { cents }) => sum + cents, 0)
  await database.transaction((tx) => finishRun(tx, run, { provider: provider.id, day, differenceCents, issues }))
  const totals = await readTotals(database, provider.id, day)
  return { provider: provider.id, day, compared, differenceCents, issues, totals }
}

interface Finding {
  readonly issue: Issue
  /** Here minus there. */
  readonly cents: number
}

async function compareChange(
  tools: ReconcileTools,
  provider: ProviderId,
  change: ProviderChange,
): Promise<readonly Finding[]> {
  return change.kind === 'payment'
    ? comparePayment(tools, provider, change.snapshot.ref, change.snapshot.capturedCents, change.snapshot.metadata)
    : compareRefund(tools, provider, change)
}

/** A payment that moved there: its capture stands in the ledger with the same amount (cases 105 and 44). */
async function comparePayment(
  { database, driver }: ReconcileTools,
  provider: ProviderId,
  ref: string,
  capturedCents: number,
  metadata: { readonly attempt?: string },
): Promise<readonly Finding[]> {
  if (capturedCents === 0) return []
  let attempt = await findAttemptByRef(database, provider, ref)
  let here = attempt === null ? 0 : await readLedgerOfPayment(database, attempt.id)
  if (attempt !== null && here !== capturedCents) {
    await driver.sync(attempt.id)
    here = await readLedgerOfPayment(database, attempt.id)
  }
  if (here === capturedCents) return []
  attempt = await findAttemptByRef(database, provider, ref)
  const kind = attempt === null ? ('paid_there_unknown_here' as const) : ('amount_differs' as const)
  return [
    {
      cents: here - capturedCents,
      issue: {
        key: `${kind}:${provider}:${ref}`,
        kind,
        provider,
        orderId: attempt?.orderId ?? null,
        attemptId: attempt?.id ?? null,
        detail: { ref, thereCents: capturedCents, hereCents: here, attempt: metadata.attempt ?? null },
      },
    },
  ]
}

/** A refund that moved there: ours by its id, or one from the dashboard that the payment's own sum tells of (cases 80, 107). */
async function compareRefund(
  { database, driver }: ReconcileTools,
  provider: ProviderId,
  change: Extract<ProviderChange, { kind: 'refund' }>,
): Promise<readonly Finding[]> {
  if (change.state !== 'succeeded') return []
  const { refundRef, refundId, paymentRef, amountCents } = change
  const attempt = await findAttemptByRef(database, provider, paymentRef)
  if (attempt !== null) await driver.sync(attempt.id)
  const here = await findRefundOfProvider(database, provider, { refundId, refundRef, paymentRef })
  if (here !== null && here.cents >= amountCents) return []
  return [
    {
      cents: amountCents - (here?.cents ?? 0),
      issue: {
        key: `refund_only_there:${provider}:${refundRef}`,
        kind: 'refund_only_there',
        provider,
        orderId: attempt?.orderId ?? null,
        attemptId: attempt?.id ?? null,
        detail: { refundRef, refundId, paymentRef, thereCents: amountCents, hereCents: here?.cents ?? 0 },
      },
    },
  ]
}

/** A movement of the ledger that the provider's list did not have: asked for by itself (cases 106 and 110). */
async function compareEntry(provider: PaymentProvider, entry: DayEntry): Promise<readonly Finding[]> {
  const there = await centsThere(provider, entry)
  if (there === entry.cents) return []
  const kind = entry.refundRef === null ? ('paid_here_unknown_there' as const) : ('refund_only_here' as const)
  return [
    {
      cents: entry.cents - there,
      issue: {
        key: `${kind}:${provider.id}:${entry.refundRef ?? entry.paymentRef}`,
        kind,
        provider: provider.id,
        orderId: entry.orderId,
        attemptId: entry.attemptId,
        detail: { ref: entry.refundRef ?? entry.paymentRef, hereCents: entry.cents, thereCents: there },
      },
    },
  ]
}

/** What the provider says of one movement, with the ledger's sign; 0 for what it does not know. */
async function centsThere(provider: PaymentProvider, { paymentRef, refundRef }: DayEntry): Promise<number> {
  try {
    if (refundRef === null) return (await provider.fetch(paymentRef)).capturedCents
    const refund = await provider.fetchRefund(paymentRef, refundRef)
    return refund.state === 'succeeded' ? -refund.amountCents : 0
  } catch (error) {
    if (error instanceof UnknownAtProvider) return 0
    throw error
  }
}
