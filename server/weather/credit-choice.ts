import { SECOND } from '../../domain/platform/duration.ts'
import { lockForChange } from '../orders/changes/move-half-days.ts'
import { grantCredit } from '../payments/credit/grant-credit.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Job } from '../platform/jobs.ts'
import {
  endChoice,
  findChoiceOrder,
  lockChoice,
  lowerCredit,
  readDueChoices,
  type StoredChoice,
} from './choice-queries.ts'

const MOST_PER_RUN = 50

/** A choice with its order locked before it, as whoever orders or pays locks them (R2); null for an unknown one. */
export async function lockOpenChoice(tx: Queryable, choiceId: number): Promise<StoredChoice | null> {
  const orderId = await findChoiceOrder(tx, choiceId)
  if (orderId === null || !(await lockForChange(tx, orderId))) return null
  return lockChoice(tx, choiceId)
}

/**
 * Gives the credit of a locked open choice, once, and never more than is here of what was paid: the desk may have given money back
 * meanwhile. A stay that was cancelled or returned, or is nobody's any more, gets none. Answers the credit; null for none.
 */
export async function creditChoice(tx: Queryable, choice: StoredChoice): Promise<number | null> {
  const { choiceId, accountId, orderId } = choice
  const amountCents = Math.min(choice.creditCents, choice.leftCents)
  if (choice.lineNow === null || !choice.isPerson || amountCents === 0) {
    await endChoice(tx, choiceId, 'lapsed')
    return null
  }
  if (amountCents < choice.creditCents) await lowerCredit(tx, choiceId, amountCents)
  await endChoice(tx, choiceId, 'credited')
  await grantCredit(tx, { accountId, amountCents, reason: 'weather', key: `weather-${choiceId}`, orderId })
  return amountCents
}

/** B-19: who has chosen nothing in time gets the credit by itself. */
export const creditWeatherJob: Job = {
  name: 'credit-weather',
  every: 30 * SECOND,
  run: (database) => creditDueChoices(database),
}

/** One run, choice by choice; true when there may be more. */
export async function creditDueChoices(database: Pick<Database, 'transaction' | 'query'>): Promise<boolean> {
  const due = await readDueChoices(database, MOST_PER_RUN)
  for (const choiceId of due) {
    await database.transaction(async (tx) => {
      const choice = await lockOpenChoice(tx, choiceId)
      if (choice?.state === 'open') await creditChoice(tx, choice)
    })
  }
  return due.length === MOST_PER_RUN
}
