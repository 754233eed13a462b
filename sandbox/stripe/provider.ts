import type { Stripe } from 'stripe'
import * as z from 'zod'
import {
  command,
  CommandRefused,
  type Command,
  type OperatorRow,
  type Provider,
  type ProviderFactory,
} from '../platform/provider.ts'
import { empty } from '../platform/collections.ts'
import { Account, idOf } from './account.ts'
import { balanceRoutes } from './balance.ts'
import { challengeRoutes, finishChallenge } from './challenge.ts'
import { chargeRoutes } from './charges.ts'
import { customerRoutes } from './customers.ts'
import { closeDispute, disputeRoutes, openDispute } from './disputes.ts'
import { failed } from './endpoint.ts'
import { errorOfStatus, StripeFailure } from './errors.ts'
import { IdempotentCalls } from './idempotency.ts'
import { delayPayment } from './payment-attempt.ts'
import { paymentIntentRoutes } from './payment-intents.ts'
import { paymentMethodRoutes, renewCard } from './payment-methods.ts'
import { awaitBanks, refundRoutes, resolveRefund } from './refunds.ts'
import { setupIntentRoutes } from './setup-intents.ts'
import { stripeShimRoutes } from './shim-routes.ts'
import { declined } from './test-cards.ts'
import { eventRoutes, rollSecret } from './webhook-endpoints.ts'

/** Seconds that a caller of too many calls is asked to wait. */
const RETRY_AFTER = '1'
/** PayPal's paths under `/v1/`. */
const FOREIGN = /^\/v1\/(oauth2|notifications|reporting)\//

/** Stripe's part of the sandbox (payments guide, 3.2). */
export const stripeProvider: ProviderFactory = (world): Provider => {
  const account = new Account(world)
  const calls = new IdempotentCalls(world.clock)
  const mounts = [
    ...customerRoutes,
    ...paymentMethodRoutes,
    ...setupIntentRoutes,
    ...paymentIntentRoutes,
    ...chargeRoutes,
    ...refundRoutes,
    ...disputeRoutes,
    ...eventRoutes,
    ...balanceRoutes,
  ]
  return {
    name: 'stripe',
    routes: [...mounts.map((mount) => mount(account, calls)), ...challengeRoutes(account), ...stripeShimRoutes],
    commands: stripeCommands(account),
    pacesItself: true,
    owns: (path) => (path.startsWith('/v1/') && !FOREIGN.test(path)) || path.startsWith('/_stripe/'),
    failure(status, { method, path }) {
      const answer = failed(status, errorOfStatus(status, method, path))
      const pause = status === 429 ? { 'retry-after': RETRY_AFTER } : {}
      return { ...answer, headers: { ...answer.headers, ...pause, 'request-id': world.id('req_', 14) } }
    },
    rows: () => [
      ...[...account.paymentIntents.keys()].toReversed().map((id) => rowOf(account, id)),
      ...[...account.setupIntents.values()].toReversed().map(rowOfSetup),
    ],
    collections: { ...account.collections(), calls: calls.kept },
    loaded() {
      calls.forgetRunning()
      awaitBanks(account)
    },
    reset(keep) {
      account.reset(keep)
      empty({ calls: calls.kept })
    },
  }
}

const ofId = z.strictObject({ id: z.string() })
const decided = z.strictObject({ id: z.string(), ok: z.boolean() })

/** What banks, card networks and the dashboard do. An unknown id or a wrong state is refused. */
function stripeCommands(account: Account): Command[] {
  return [
    command('stripe/3ds', decided, ({ id, ok }) => refusable(account, () => finishChallenge(account, id, ok))),
    command('stripe/processing', ofId, ({ id }) =>
      refusable(account, () => delayPayment(account, account.paymentIntent(id))),
    ),
    // A card that is refused once and then not: no test card does that.
    command('stripe/decline', z.strictObject({ declineCode: z.string() }), ({ declineCode }) => {
      account.refusals.push(declined(declineCode))
    }),
    command('stripe/refund', decided, ({ id, ok }) => refusable(account, () => resolveRefund(account, id, ok))),
    command('stripe/dispute', ofId, ({ id }) =>
      refusable(account, () => {
        const charge = id.startsWith('pi_') ? (idOf(account.paymentIntent(id).latest_charge) ?? '') : id
        return openDispute(account, account.charge(charge))
      }),
    ),
    command('stripe/dispute/close', z.strictObject({ id: z.string(), won: z.boolean() }), ({ id, won }) =>
      refusable(account, () => closeDispute(account, account.dispute(id), won)),
    ),
    command(
      'stripe/card',
      z.strictObject({ id: z.string(), expMonth: z.number().int().min(1).max(12), expYear: z.number().int() }),
      ({ id, expMonth, expYear }) => refusable(account, () => renewCard(account, id, expMonth, expYear)),
    ),
    command('stripe/secret', ofId, ({ id }) => refusable(account, () => ({ secret: rollSecret(account, id) }))),
  ]
}

function refusable(account: Account, run: () => unknown): unknown {
  account.events.cause = null
  try {
    return run()
  } catch (error) {
    if (error instanceof StripeFailure) throw new CommandRefused(error.message)
    throw error
  }
}

function rowOfSetup({ id, status }: Stripe.SetupIntent): OperatorRow {
  return { provider: 'stripe', id, state: status, amount: '', actions: challengeActions(id, status) }
}

function challengeActions(id: string, status: string) {
  if (status !== 'requires_action') return []
  return [
    { label: '3-D Secure ok', command: 'stripe/3ds', input: { id, ok: true } },
    { label: '3-D Secure refused', command: 'stripe/3ds', input: { id, ok: false } },
  ]
}

function rowOf(account: Account, id: string): OperatorRow {
  const intent = account.paymentIntent(id)
  const disputes = [...account.disputes.values()].filter((one) => one.payment_intent === id)
  const pending = [...account.refunds.values()].filter((one) => one.payment_intent === id && one.status === 'pending')
  const open = disputes.find((one) => one.status !== 'won' && one.status !== 'lost')
  const actions = [
    ...challengeActions(id, intent.status),
    ...(intent.status === 'succeeded' && disputes.length === 0
      ? [{ label: 'Dispute', command: 'stripe/dispute', input: { id } }]
      : []),
    ...(open === undefined
      ? []
      : [
          { label: 'Dispute won', command: 'stripe/dispute/close', input: { id: open.id, won: true } },
          { label: 'Dispute lost', command: 'stripe/dispute/close', input: { id: open.id, won: false } },
        ]),
    ...pending.flatMap((refund) => [
      { label: 'Refund arrives', command: 'stripe/refund', input: { id: refund.id, ok: true } },
      { label: 'Refund fails', command: 'stripe/refund', input: { id: refund.id, ok: false } },
    ]),
  ]
  const amount = `${(intent.amount / 100).toFixed(2)} ${intent.currency.toUpperCase()}`
  return { provider: 'stripe', id, state: intent.status, amount, actions }
}
