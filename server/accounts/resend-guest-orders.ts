import * as calls from '../../domain/accounts/security-calls.ts'
import { handle } from '../platform/handler.ts'
import { GUEST_ORDERS, requestMail } from './request-mail.ts'

/** B-02: whether there is such an order is looked up when the mail is written, so that the answer and its time say nothing. */
export const resendGuestOrders = handle(calls.resendGuestOrders, 'write', async (tx, { email, orderNumber }) => {
  await requestMail(tx, email, { kind: GUEST_ORDERS, email, orderNumber })
  return { done: true } as const
})
