import type { Bank, StripeAnswer } from './bank.ts'

/** What a page and the resort ask of Stripe, wherever it is. */
export function stripePage(at: {
  readonly url: string
  readonly secretKey: string
  readonly publishableKey: string
}): Pick<Bank, 'confirmCard' | 'card' | 'stripe'> {
  const ask = async (key: string, method: string, path: string, fields: Record<string, string> = {}) => {
    const body = method === 'GET' ? null : new URLSearchParams(fields)
    const query = method === 'GET' ? `?${new URLSearchParams(fields)}` : ''
    const headers = { authorization: `Bearer ${key}` }
    const answer = await fetch(`${at.url}${path}${query}`, { method, headers, body })
    return (await answer.json()) as StripeAnswer
  }
  return {
    confirmCard(clientSecret, paymentMethod, more = {}) {
      const id = clientSecret.split('_secret_')[0] ?? ''
      const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
      const fields = { client_secret: clientSecret, payment_method: paymentMethod, ...more }
      return ask(at.publishableKey, 'POST', `/v1/${kind}/${id}/confirm`, fields)
    },
    async card(number) {
      const fields = { type: 'card', 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2040' }
      const made = await ask(at.publishableKey, 'POST', '/v1/payment_methods', { ...fields, 'card[cvc]': '123' })
      return String(made['id'])
    },
    stripe: (method, path, fields) => ask(at.secretKey, method, path, fields),
  }
}
