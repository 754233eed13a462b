import { escaped, leavingPage, originOf, pageHeaders, pageText } from '../browser/serve.ts'
import { html, type Answer, type Exchange, type Route } from '../platform/exchange.ts'
import { approve } from './approval.ts'
import type { Order } from './books.ts'
import type { Paypal } from './events.ts'
import { payer } from './documents.ts'
import { unknownResource } from './errors.ts'
import { open } from './surface.ts'

const outcomes = { approve: 'accept', decline: 'decline', pending: 'pending' } as const

/**
 * GET and POST /checkoutnow?token=: the page where the payer says yes, or turns back. A `parent` names the origin of the
 * page that opened it as a popup and is told the answer; without it the payer goes to the order's own addresses.
 */
export function approvalPageRoutes(own: Paypal): Route[] {
  const orderOf = ({ query }: Exchange) => own.books.orders.get(query.get('token') ?? '') ?? unknownResource('token')
  return [
    open(own, 'GET', '/checkoutnow', (exchange) => page(orderOf(exchange), opener(exchange))),
    open(own, 'POST', '/checkoutnow', (exchange) => {
      const order = orderOf(exchange)
      const action = new URLSearchParams(exchange.body.toString('utf8')).get('action') ?? ''
      if (!(action in outcomes)) return cancelled(order, opener(exchange))
      const approved = approve(own, order, outcomes[action as keyof typeof outcomes])
      // An operator may have approved it meanwhile; the page behind the popup waits for an answer all the same.
      return approved || (order.status === 'APPROVED' && opener(exchange) !== null)
        ? accepted(order, opener(exchange))
        : page(order, opener(exchange))
    }),
  ]
}

function opener({ query }: Exchange): string | null {
  return originOf(query.get('parent') ?? '')
}

function accepted({ id, returnUrl }: Order, parent: string | null): Answer {
  const payerID = payer.payer_id
  if (parent !== null) return leavingPage('opener', parent, { token: id, outcome: 'approved', payerID })
  if (returnUrl === undefined) return note('Approved', 'You may close this window.')
  return back(returnUrl, { token: id, PayerID: payerID })
}

function cancelled({ id, cancelUrl }: Order, parent: string | null): Answer {
  if (parent !== null) return leavingPage('opener', parent, { token: id, outcome: 'cancelled' })
  if (cancelUrl === undefined) return note('Cancelled', 'You may close this window.')
  return back(cancelUrl, { token: id })
}

function back(address: string, values: Readonly<Record<string, string>>): Answer {
  const url = new URL(address)
  for (const [key, value] of Object.entries(values)) url.searchParams.set(key, value)
  return { status: 303, headers: { location: url.href }, body: '' }
}

function page(order: Order, parent: string | null): Answer {
  const waits = order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED'
  if (!waits) return note(`Order ${order.status.toLowerCase()}`, 'There is nothing to approve here.')
  const lines = order.units.map(
    ({ amount, description }) =>
      `<p class="amount">${escaped(amount.value)} ${escaped(amount.currency_code)}</p><p>${escaped(description ?? '')}</p>`,
  )
  const query = String(new URLSearchParams({ token: order.id, ...(parent === null ? {} : { parent }) }))
  const button = (action: string, label: string, kind = '') =>
    `<button name="action" value="${action}" class="${kind}">${label}</button>`
  return frame(
    `Pay ${order.brand ?? 'the merchant'}`,
    `${lines.join('')}
<p class="faint">${escaped(`${payer.name.given_name} ${payer.name.surname}`)} · ${escaped(payer.email_address)}</p>
<form method="post" action="/checkoutnow?${escaped(query)}">
${button('approve', 'Approve', 'main')}
${button('pending', 'Approve, money pending')}
${button('decline', 'Approve, instrument declined at capture')}
${button('cancel', 'Cancel and return', 'plain')}
</form>`,
  )
}

function note(title: string, text: string): Answer {
  return frame(title, `<p>${escaped(text)}</p>`)
}

function frame(title: string, content: string): Answer {
  const body = `<main><h1>${escaped(title)}</h1>${content}<p><small>Payment sandbox: no money moves.</small></p></main>`
  return html(pageText({ title: escaped(title), style: 'browser/page.css', body }), pageHeaders(false))
}
