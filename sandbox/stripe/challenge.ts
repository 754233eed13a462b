import { escaped, leavingPage, originOf, pageHeaders, pageText } from '../browser/serve.ts'
import { html, type Answer, type Exchange, type Route } from '../platform/exchange.ts'
import type { Account } from './account.ts'
import { failed } from './endpoint.ts'
import { StripeFailure, invalid, missing } from './errors.ts'
import { afterPaymentChallenge } from './payment-attempt.ts'
import { afterSetupChallenge } from './setup-attempt.ts'

const PATH = '/_stripe/3ds/:id'

/** Ends a challenge, or the processing of a payment. Throws 404 for an unknown intent, 400 where nothing is open. */
export function finishChallenge(account: Account, id: string, ok: boolean): void {
  const intent = intentOf(account, id)
  if (intent.status !== 'requires_action' && intent.status !== 'processing')
    throw invalid(`No challenge of ${id} is open: it is ${intent.status}.`)
  account.events.cause = null
  if (intent.object === 'payment_intent') afterPaymentChallenge(account, intent, ok)
  else afterSetupChallenge(account, intent, ok)
}

/** The bank's page: approve or refuse. Who opens it must have the intent's `client_secret`. */
export function challengeRoutes(account: Account): Route[] {
  return [
    { method: 'GET', path: PATH, answer: (exchange) => guarded(account, exchange, exchange.query, showPage) },
    {
      method: 'POST',
      path: PATH,
      answer: (exchange) =>
        guarded(account, exchange, new URLSearchParams(exchange.body.toString('utf8')), (form, intent) => {
          if (intent.status === 'requires_action')
            finishChallenge(account, intent.id, form.get('outcome') === 'approve')
          return leave(account, form, intentOf(account, intent.id))
        }),
    },
  ]
}

type Intent = ReturnType<typeof intentOf>

function intentOf(account: Account, id: string) {
  const intent = account.paymentIntents.get(id) ?? account.setupIntents.get(id)
  if (intent === undefined) throw missing('intent', id)
  return intent
}

function guarded(
  account: Account,
  exchange: Exchange,
  values: URLSearchParams,
  run: (values: URLSearchParams, intent: Intent) => Answer,
): Answer {
  const id = exchange.params['id'] ?? ''
  try {
    const intent = intentOf(account, id)
    if (values.get('client_secret') !== intent.client_secret) throw missing('intent', id)
    return run(values, intent)
  } catch (error) {
    if (error instanceof StripeFailure) return failed(error.status, error.body)
    throw error
  }
}

function showPage(query: URLSearchParams, intent: Intent): Answer {
  const amount =
    'amount' in intent ? `${(intent.amount / 100).toFixed(2)} ${intent.currency.toUpperCase()}` : 'Save this card'
  const hidden = ['client_secret', 'parent'].map((name) => {
    return `<input type="hidden" name="${name}" value="${escaped(query.get(name) ?? '')}">`
  })
  const buttons =
    intent.status === 'requires_action'
      ? '<button class="main" name="outcome" value="approve">Approve</button><button name="outcome" value="refuse">Refuse</button>'
      : '<p>This challenge is over.</p><button class="main" name="outcome" value="none">Continue</button>'
  return bankPage(`<main><h1>3-D Secure</h1><p class="amount">${amount}</p>
<form method="post" action="/_stripe/3ds/${escaped(intent.id)}">${hidden.join('')}${buttons}</form>
<p><small>Payment sandbox: no money moves.</small></p></main>`)
}

/** Back to where the payment began: the page around a frame is told, a whole page returns to its address. */
function leave(account: Account, form: URLSearchParams, intent: Intent): Answer {
  const parent = originOf(form.get('parent') ?? '')
  if (parent !== null) {
    return leavingPage('parent', parent, { type: 'stripe-3ds', id: intent.id, status: intent.status })
  }
  const returnUrl = account.confirmations.get(intent.id)?.returnUrl ?? null
  if (returnUrl === null) return bankPage('<main><p>You can close this page.</p></main>')
  const kind = intent.object
  const location = new URL(returnUrl)
  location.searchParams.set(kind, intent.id)
  location.searchParams.set(`${kind}_client_secret`, intent.client_secret ?? '')
  location.searchParams.set('redirect_status', hasSucceeded(intent) ? 'succeeded' : 'failed')
  return { status: 303, headers: { location: location.href }, body: '' }
}

function hasSucceeded({ status }: Intent): boolean {
  return status === 'succeeded' || status === 'requires_capture' || status === 'processing'
}

function bankPage(body: string): Answer {
  return html(pageText({ title: '3-D Secure', style: 'browser/page.css', body }), pageHeaders(true))
}
