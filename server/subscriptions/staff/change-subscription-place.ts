import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import * as calls from '../../../domain/subscriptions/staff-calls.ts'
import { grantCredit } from '../../payments/credit/grant-credit.ts'
import { letMoneyOut } from '../../payments/money-out/let-money-out.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Actor } from '../../platform/handler.ts'
import { handle } from '../../platform/handler.ts'
import { lockSubscription, readSubscription, type StoredSubscription } from '../life/life-queries.ts'
import { offerDays } from '../offer-days.ts'
import { enqueueSubscriptionNotice } from '../life/subscription-notices.ts'
import { quoteChange, type ChangeQuote, type ChangeWish } from './place-change.ts'
import { lockOrderOf, moveStays, writeChange } from './place-change-queries.ts'
import { staffAnswer } from './staff-answer.ts'
import type { StaffFacts } from './staff-facts.ts'

/**
 * moves all days that are left to another place, or none; the difference that was quoted is due at once, taken off what is
 * to come, or given as credit. All of it is one transaction: order, subscription, stays, credit, in that order; then who waits is offered the old place.
 */
export const changeSubscriptionPlace = (facts: StaffFacts) =>
  handle(
    calls.changeSubscriptionPlace,
    'write',
    async (tx, { differenceCents, ...wish }, { actor, language, afterCommit }) => {
      const known = await readSubscription(tx, wish.subscriptionId, null)
      if (known === null) throw new Refusal('not_found')
      await lockOrderOf(tx, known.orderId)
      const found = await lockSubscription(tx, wish.subscriptionId, null)
      if (found === null) throw new Refusal('not_found')
      const quote = await quoteChange(tx, facts, found, wish)
      if (quote.money.differenceCents !== differenceCents) throw new Refusal('quote_changed')
      if (!(await moveStays(tx, wish))) throw new Refusal('umbrella_taken')
      await settle(tx, facts.settings, actor, found, wish, quote)
      await offerDays(tx, [{ umbrellaId: quote.oldUmbrellaId, from: wish.from, to: found.to }])
      afterCommit(() => facts.announce([{ from: wish.from, to: found.to }]))
      return staffAnswer(tx, facts, wish.subscriptionId, language)
    },
  )

/** The books, the audit and the holder's notice of a change whose stays are moved. */
async function settle(
  tx: Queryable,
  settings: Settings,
  actor: Actor,
  { subscriptionId, accountId, orderId }: StoredSubscription,
  { umbrellaId, from }: ChangeWish,
  { oldUmbrellaId, days, oldCents, newCents, loweredCents, money }: ChangeQuote,
): Promise<void> {
  const change = {
    subscriptionId,
    oldUmbrellaId,
    newUmbrellaId: umbrellaId,
    from,
    days,
    oldCents,
    newCents,
    money,
  }
  const changeId = await writeChange(tx, change, loweredCents)
  await auditStaffAction(tx, actor, {
    action: 'subscription.change-place',
    subject: `subscription:${subscriptionId}`,
    detail: {
      place: { before: oldUmbrellaId, after: umbrellaId },
      from,
      days,
      oldCents,
      newCents,
      loweredCents,
      ...money,
    },
  })
  await enqueueSubscriptionNotice(tx, { subscriptionId, accountId, event: 'place_changed', ref: changeId })
  if (money.creditedCents > 0) {
    const key = `subscription-change:${changeId}`
    await grantCredit(tx, { accountId, amountCents: money.creditedCents, reason: 'change', key, orderId })
    await letMoneyOut(tx, settings, actor, { kind: 'change', orderId, amountCents: money.creditedCents, key })
  }
}
