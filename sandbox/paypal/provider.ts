import * as z from 'zod'
import { command, CommandRefused, type Command, type OperatorRow, type ProviderFactory } from '../platform/provider.ts'
import { expireApprovals, approve } from './approval.ts'
import { approvalPageRoutes } from './approval-page.ts'
import { Books, type Capture, type Order } from './books.ts'
import { resolveCapture } from './capture-order.ts'
import { captureRoutes } from './captures.ts'
import { closeDispute, disputeRoutes, openDispute, openDisputeOf } from './disputes.ts'
import { problem } from './errors.ts'
import { Events, type Paypal } from './events.ts'
import { notificationRoutes } from './notifications.ts'
import { orderRoutes } from './orders.ts'
import { reportingRoutes } from './reporting.ts'
import { openSigner, type Signer } from './signature.ts'
import { paypalShimRoutes } from './shim-routes.ts'
import { tokenRoute } from './surface.ts'

/** Named one by one, since the rest of `/v1/` is Stripe's. */
const OWN_PATHS = ['/v1/oauth2/', '/v1/notifications/', '/v1/reporting/', '/v1/customer/', '/v2/', '/checkoutnow']

/** PayPal's part of the sandbox (payments guide, 3.3). */
export const paypalProvider: ProviderFactory = (world) => {
  const books = new Books()
  let made: Signer | null = null
  const signer = () => (made ??= openSigner(world.id('CERT-', 12)))
  const own: Paypal = { world, books, events: new Events({ world, books }, signer) }
  return {
    name: 'paypal',
    routes: [
      tokenRoute(own),
      ...orderRoutes(own),
      ...captureRoutes(own),
      ...notificationRoutes(own, signer),
      ...disputeRoutes(own),
      ...reportingRoutes(own),
      ...approvalPageRoutes(own),
      ...paypalShimRoutes,
    ],
    commands: commands(own),
    owns: (path) => OWN_PATHS.some((start) => path.startsWith(start)),
    failure: (status) => problem(status),
    rows: () => rows(own),
    collections: books.collections(),
    reset: (keep) => books.reset(keep),
    clockMoved: () => expireApprovals(own),
  }
}

const approveSchema = z.strictObject({
  id: z.string(),
  decline: z.boolean().default(false),
  pending: z.boolean().default(false),
})

function commands(own: Paypal): Command[] {
  return [
    command('paypal/approve', approveSchema, ({ id, decline, pending }) => {
      const order = own.books.orders.get(id)
      if (order === undefined || !approve(own, order, decline ? 'decline' : pending ? 'pending' : 'accept')) {
        throw new CommandRefused(`no order ${id} that waits for its payer`)
      }
    }),
    command('paypal/resolve', z.strictObject({ id: z.string(), ok: z.boolean() }), ({ id, ok }) => {
      const captures = [own.books.captures.get(id) ?? own.books.orders.get(id)?.units.flatMap((unit) => unit.captures)]
      if (!captures.flat().some((capture) => capture !== undefined && resolveCapture(own, capture, ok))) {
        throw new CommandRefused(`no pending capture ${id}`)
      }
    }),
    command('paypal/dispute', z.strictObject({ id: z.string() }), ({ id }) => {
      const capture = own.books.captures.get(id)
      const dispute = capture === undefined ? null : openDispute(own, capture)
      if (dispute === null) throw new CommandRefused(`no capture ${id} that can be disputed`)
      return { id: dispute.id }
    }),
    command('paypal/dispute/close', z.strictObject({ id: z.string(), won: z.boolean() }), ({ id, won }) => {
      const dispute = own.books.disputes.get(id)
      if (dispute === undefined || !closeDispute(own, dispute, won)) throw new CommandRefused(`no open dispute ${id}`)
    }),
  ]
}

function rows(own: Paypal): OperatorRow[] {
  return [...own.books.orders.values()].flatMap((order) => [
    ...order.units.flatMap((unit) => unit.captures.map((capture) => captureRow(own, capture))),
    orderRow(order),
  ])
}

function orderRow(order: Order): OperatorRow {
  const waits = order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED'
  const approval = (label: string, more: object) => ({
    label,
    command: 'paypal/approve',
    input: { id: order.id, ...more },
  })
  return {
    provider: 'paypal',
    id: order.id,
    state: order.status,
    amount: order.units.map(({ amount }) => `${amount.value} ${amount.currency_code}`).join(' + '),
    actions: waits
      ? [approval('Approve', {}), approval('Decline', { decline: true }), approval('Pending', { pending: true })]
      : [],
  }
}

function captureRow(own: Paypal, capture: Capture): OperatorRow {
  const { id, status, cents, currency } = capture
  const dispute = openDisputeOf(own, capture)
  const act = (label: string, name: string, input: object) => ({ label, command: name, input })
  const pending = [
    act('Money comes', 'paypal/resolve', { id, ok: true }),
    act('Money denied', 'paypal/resolve', { id, ok: false }),
  ]
  const came = status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED'
  const disputed =
    dispute === undefined
      ? [act('Dispute', 'paypal/dispute', { id })]
      : [
          act('Dispute won', 'paypal/dispute/close', { id: dispute.id, won: true }),
          act('Dispute lost', 'paypal/dispute/close', { id: dispute.id, won: false }),
        ]
  return {
    provider: 'paypal',
    id,
    state: `capture ${status}${dispute === undefined ? '' : ', disputed'}`,
    amount: `${(cents / 100).toFixed(2)} ${currency}`,
    actions: status === 'PENDING' ? pending : came ? disputed : [],
  }
}
