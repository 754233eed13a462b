import { MINUTE } from '../../domain/platform/duration.ts'
import { cents, type Cents } from '../../domain/platform/cents.ts'
import { creditOf, earnedByLine, earnedByPlan, earnedStill, type HalfDay } from '../../domain/returns/return-rules.ts'
import { grantCredit } from '../payments/credit/grant-credit.ts'
import type { Queryable } from '../platform/database.ts'
import { exclusiveJob, type Job } from '../platform/jobs.ts'
import { enqueueNotice } from '../platform/notices.ts'
import { creditReturn, lapseReturns, lockDueReturns, type DueReturn, type Sale } from './settle-queries.ts'

const MOST_PER_RUN = 100

/** B-18: after its day a half-day that was sold and not cancelled is credited to its holder; one that nobody bought earns nothing. */
export const settleReturnsJob: Job = exclusiveJob(
  'settle-returns',
  5 * MINUTE,
  async (tx) => (await settleReturns(tx)) === MOST_PER_RUN,
)

/** One run in the caller's transaction; answers how many half-days came to their end. */
export async function settleReturns(tx: Queryable): Promise<number> {
  const due = await lockDueReturns(tx, MOST_PER_RUN)
  const days = new Map<string, EarningReturn[]>()
  for (const one of due.filter(isEarning)) {
    const key = `${one.holder}-${one.day}`
    days.set(key, [...(days.get(key) ?? []), one])
  }
  await lapseReturns(
    tx,
    due.filter((one) => !isEarning(one)).map(({ returnId }) => returnId),
  )
  // Balances are locked in the order of their accounts, as by every job that works on several.
  const ordered = [...days.values()].toSorted(([one], [other]) => (one?.accountId ?? 0) - (other?.accountId ?? 0))
  for (const halves of ordered) await creditDay(tx, halves)
  return due.length
}

function earnedBy(sale: Sale, due: HalfDay): Cents {
  return earnedStill('lineId' in sale ? earnedByLine(sale, due) : earnedByPlan(sale), sale)
}

/** What a half-day earns by the rule that was kept with it, in cents. */
function amountsOf({ sale, ...due }: DueReturn) {
  const earnedCents = sale === null ? cents(0) : earnedBy(sale, due)
  return { earnedCents, creditCents: creditOf(earnedCents, due) }
}

type EarningReturn = DueReturn & { readonly sale: Sale }

function isEarning(due: DueReturn): due is EarningReturn {
  return due.isPerson && due.sale !== null && amountsOf(due).creditCents > 0
}

/** The halves of one day of one holder: credit for each, exactly once, and one notice for both. */
async function creditDay(tx: Queryable, halves: readonly EarningReturn[]): Promise<void> {
  const [first] = halves
  if (first === undefined) return
  let amountCents = 0
  for (const one of halves) {
    const amounts = amountsOf(one)
    amountCents += amounts.creditCents
    await creditReturn(tx, one.returnId, one.sale, amounts)
    const { accountId, orderId, returnId } = one
    const grant = { accountId, orderId, amountCents: amounts.creditCents, key: `return-${returnId}` }
    await grantCredit(tx, { ...grant, reason: 'day_resold' })
  }
  const { accountId, day, returnId } = first
  await enqueueNotice(tx, `return-${returnId}-credited`, {
    accountId,
    topic: 'day_resold',
    facts: { returnId, day, amountCents },
  })
}
