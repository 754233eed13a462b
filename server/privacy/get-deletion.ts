import * as calls from '../../domain/privacy/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { readOpenOrders } from '../orders/open-orders.ts'
import { readBalance } from '../payments/credit/use-credit.ts'
import { handle } from '../platform/handler.ts'
import type { PrivacyFacts } from './privacy-facts.ts'
import { isOfStaff } from './privacy-queries.ts'

/** whether the account may be deleted in the app, and what becomes of what is booked. */
export const getDeletion = ({ settings }: PrivacyFacts) =>
  handle(calls.getDeletion, 'read', async (tx, _input, { actor }) => {
    const open = await readOpenOrders(tx, actor.accountId)
    const credit = await readBalance(tx, actor.accountId)
    const ending = open.filter((order) => order.status === 'awaiting_payment' || (!order.isPaid && order.isAhead))
    const ahead = open.filter((order) => order.status === 'confirmed' && order.isAhead)
    return {
      isOffered: settings.accountDeletion,
      isStaff: await isOfStaff(tx, actor.accountId),
      paidAhead: ahead.filter(({ isPaid }) => isPaid).length,
      unpaidAhead: ahead.filter(({ isPaid }) => !isPaid).length,
      creditCents: cents(ending.reduce((sum, { creditCents }) => sum + creditCents, credit)),
      isPaymentUnderWay: open.some((order) => order.isPaymentUnderWay),
    }
  })
