import * as z from 'zod'
import { command, type Command, type OperatorRow } from '../platform/provider.ts'
import { decimal } from './amount.ts'
import { closeDispute, openDispute } from './disputes.ts'
import { CURRENCY } from './keys.ts'
import { notify } from './notifications.ts'
import type { Transaction } from './records.ts'
import type { BraintreeState } from './state.ts'
import { simulate } from './transaction-changes.ts'
import { transactionXml } from './transaction-xml.ts'

/** What an operator can do to Braintree; an id in a state that does not allow it is refused like a wrong body. */
export function braintreeCommands(state: BraintreeState): Command[] {
  const one = (fits: (one: Transaction) => boolean) =>
    z.strictObject({ id: z.string().refine((id) => state.has(id) && fits(state.transaction(id))) })
  const openDisputeId = z.string().refine((id) => state.disputes.get(id)?.status === 'open')
  return [
    command('braintree/hook', z.strictObject({ url: z.url() }), ({ url }) => void (state.hook = url)),
    /** The control panel's "Check URL". */
    command('braintree/check', z.strictObject({}), () => notify(state, 'check', { check: true })),
    command('braintree/settle', one(isSubmitted), ({ id }) => {
      simulate(state, state.transaction(id), 'settled')
    }),
    command('braintree/dispute', one(isDisputable), ({ id }) => ({
      dispute: openDispute(state, state.transaction(id)).id,
    })),
    command('braintree/dispute/close', z.strictObject({ id: openDisputeId, won: z.boolean() }), ({ id, won }) => {
      const dispute = state.disputes.get(id)
      if (dispute !== undefined) closeDispute(state, dispute, won)
    }),
    command('braintree/refund-fail', one(isRefund), ({ id }) => {
      const refund = state.transaction(id)
      state.move(refund, 'processor_declined')
      notify(state, 'refund_failed', { transaction: transactionXml(state, refund) })
    }),
  ]
}

/** Transactions, the newest first, with the commands that fit their state. */
export function braintreeRows(state: BraintreeState): OperatorRow[] {
  return state.transactions().map((one) => ({
    provider: 'braintree',
    id: one.id,
    state: one.disputes.length > 0 ? `${one.status}, disputed` : one.status,
    amount: `${one.type === 'credit' ? '-' : ''}${decimal(one.amount)} ${CURRENCY}`,
    actions: actionsOf(one),
  }))
}

function actionsOf(one: Transaction): OperatorRow['actions'] {
  const input = { id: one.id }
  const open = one.disputes.filter((dispute) => dispute.status === 'open')
  return [
    ...(isSubmitted(one) ? [{ label: 'Settle', command: 'braintree/settle', input }] : []),
    ...(isDisputable(one) ? [{ label: 'Dispute', command: 'braintree/dispute', input }] : []),
    ...(isRefund(one) ? [{ label: 'Fail the refund', command: 'braintree/refund-fail', input }] : []),
    ...open.flatMap(({ id }) => [
      { label: 'Dispute won', command: 'braintree/dispute/close', input: { id, won: true } },
      { label: 'Dispute lost', command: 'braintree/dispute/close', input: { id, won: false } },
    ]),
  ]
}

function isSubmitted({ status }: Transaction): boolean {
  return status === 'submitted_for_settlement' || status === 'settling'
}

function isDisputable({ type, status, disputes }: Transaction): boolean {
  return type === 'sale' && (status === 'settling' || status === 'settled') && disputes.length === 0
}

function isRefund(one: Transaction): boolean {
  return one.type === 'credit' && (isSubmitted(one) || one.status === 'settled')
}
