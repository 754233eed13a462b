import type { Capture, Desk, Dispute, Order, Refund, Unit } from './books.ts'
import type { Link } from './errors.ts'
import { feeOf, money } from './money.ts'

/** Who pays in the sandbox: always the same person. */
const payerName = { given_name: 'Anna', surname: 'Sabbia' }
export const payer = {
  name: payerName,
  email_address: 'anna.sabbia@example.com',
  payer_id: 'QYR5Z8XDVJNXQ',
  address: { country_code: 'IT' },
}
const source = {
  paypal: {
    email_address: payer.email_address,
    account_id: payer.payer_id,
    account_status: 'VERIFIED',
    name: payerName,
    address: payer.address,
  },
}
const payee = { email_address: 'cassa@example.com', merchant_id: 'LRHXJZ8C5Y6QA' }

/** Where the payer approves an order. */
export function approvalAddress(own: Desk, order: Order): string {
  return `${own.world.origin()}/checkoutnow?token=${order.id}`
}

/** What can be done with an order in each status; the others can only be read. */
const ways: Readonly<Partial<Record<Order['status'], readonly string[]>>> = {
  CREATED: ['approve', 'update', 'capture'],
  PAYER_ACTION_REQUIRED: ['payer-action'],
  APPROVED: ['update', 'capture'],
}

function orderLinks(own: Desk, order: Order): Link[] {
  const self = `${own.world.origin()}/v2/checkout/orders/${order.id}`
  const targets: Readonly<Record<string, Link>> = {
    approve: { href: approvalAddress(own, order), rel: 'approve', method: 'GET' },
    'payer-action': { href: approvalAddress(own, order), rel: 'payer-action', method: 'GET' },
    update: { href: self, rel: 'update', method: 'PATCH' },
    capture: { href: `${self}/capture`, rel: 'capture', method: 'POST' },
  }
  const more = (ways[order.status] ?? []).flatMap((way) => targets[way] ?? [])
  return [{ href: self, rel: 'self', method: 'GET' }, ...more]
}

/** An order as `Prefer: return=representation` has it, and as it is read. */
export function orderDocument(own: Desk, order: Order): object {
  const approved = order.approval !== null
  return {
    id: order.id,
    intent: order.intent,
    status: order.status,
    ...(approved ? { payment_source: source, payer } : order.withSource ? { payment_source: { paypal: {} } } : {}),
    purchase_units: order.units.map((unit) => unitDocument(own, unit)),
    create_time: own.world.clock.instant(order.created),
    update_time: own.world.clock.instant(order.updated),
    links: orderLinks(own, order),
  }
}

/** The short form of `return=minimal`; after a capture it names the payer and the captures. */
export function minimalOrder(own: Desk, order: Order): object {
  const units = order.units.map(({ referenceId, captures }) => ({
    reference_id: referenceId,
    payments: { captures: captures.map((capture) => captureDocument(own, capture)) },
  }))
  return {
    id: order.id,
    status: order.status,
    ...(order.approval !== null
      ? { payment_source: source }
      : order.withSource
        ? { payment_source: { paypal: {} } }
        : {}),
    ...(order.status === 'COMPLETED' ? { purchase_units: units, payer } : {}),
    links: orderLinks(own, order),
  }
}

function unitDocument(own: Desk, unit: Unit): object {
  const captures = unit.captures.map((capture) => captureDocument(own, capture))
  const refunds = [...own.books.refunds.values()]
    .filter((refund) => unit.captures.some((capture) => capture.id === refund.captureId))
    .map((refund) => refundDocument(own, refund))
  return {
    reference_id: unit.referenceId,
    amount: unit.amount,
    payee,
    description: unit.description,
    custom_id: unit.customId,
    invoice_id: unit.invoiceId,
    items: unit.items,
    ...(captures.length === 0 ? {} : { payments: { captures, ...(refunds.length === 0 ? {} : { refunds }) } }),
  }
}

/** A capture; money that has not come yet has no breakdown. */
export function captureDocument(own: Desk, capture: Capture): object {
  const { origin, clock } = { origin: own.world.origin(), clock: own.world.clock }
  const { cents, currency, status } = capture
  const self = `${origin}/v2/payments/captures/${capture.id}`
  const fee = feeOf(cents)
  const came = status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'
  return {
    id: capture.id,
    status,
    ...(status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    ...(status === 'DECLINED' ? { status_details: { reason: 'DECLINED_BY_RISK_FRAUD_FILTERS' } } : {}),
    amount: money(cents, currency),
    final_capture: true,
    seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
    ...(came
      ? {
          seller_receivable_breakdown: {
            gross_amount: money(cents, currency),
            paypal_fee: money(fee, currency),
            net_amount: money(cents - fee, currency),
          },
        }
      : {}),
    invoice_id: capture.invoiceId,
    custom_id: capture.customId,
    create_time: clock.instant(capture.created),
    update_time: clock.instant(capture.updated),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
    payee,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${origin}/v2/checkout/orders/${capture.orderId}`, rel: 'up', method: 'GET' },
    ],
  }
}

/** A refund; PayPal keeps its fee. */
export function refundDocument(own: Desk, refund: Refund): object {
  const origin = own.world.origin()
  const { currency_code } = refund.amount
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: refund.amount,
    invoice_id: refund.invoiceId,
    custom_id: refund.customId,
    note_to_payer: refund.note,
    seller_payable_breakdown: {
      gross_amount: refund.amount,
      paypal_fee: money(0, currency_code),
      net_amount: refund.amount,
      total_refunded_amount: money(refund.totalCents, currency_code),
    },
    create_time: own.world.clock.instant(refund.created),
    update_time: own.world.clock.instant(refund.created),
    links: [
      { href: `${origin}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `${origin}/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' },
    ],
  }
}

/** A dispute in the shape of the disputes API; the money is gone from its first day. */
export function disputeDocument(own: Desk, dispute: Dispute): object {
  const { origin, clock } = { origin: own.world.origin(), clock: own.world.clock }
  const capture = own.books.captures.get(dispute.captureId)
  const amount = money(dispute.cents, capture?.currency ?? 'EUR')
  const { outcome } = dispute
  const lost = outcome === 'RESOLVED_BUYER_FAVOUR'
  return {
    dispute_id: dispute.id,
    create_time: clock.instant(dispute.created),
    update_time: clock.instant(dispute.updated),
    disputed_transactions: [
      {
        seller_transaction_id: dispute.captureId,
        invoice_number: capture?.invoiceId,
        custom: capture?.customId,
        gross_amount: amount,
        seller: { merchant_id: payee.merchant_id },
      },
    ],
    reason: 'UNAUTHORISED',
    status: outcome === null ? 'UNDER_REVIEW' : 'RESOLVED',
    dispute_amount: amount,
    ...(outcome === null
      ? {}
      : { dispute_outcome: { outcome_code: outcome, ...(lost ? { amount_refunded: amount } : {}) } }),
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_channel: 'EXTERNAL',
    links: [{ href: `${origin}/v1/customer/disputes/${dispute.id}`, rel: 'self', method: 'GET' }],
  }
}
