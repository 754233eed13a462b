import { collect } from '../browser/card-group.js'
import { serveCalls } from '../browser/controller-frame.js'

/** Braintree's calls of the browser, from the sandbox's own origin: card data pass from field to call in here. */
serveCalls({
  async tokenize({ authorization, group, fields, cardholderName }) {
    const {
      number = '',
      exp_month: expirationMonth = '',
      exp_year: expirationYear = '',
      cvc: cvv = '',
    } = collect(group, fields)
    return post('/_bt/tokenize', { authorization, number, expirationMonth, expirationYear, cvv, cardholderName })
  },
  verify: (input) => post('/_bt/3ds', input),
})

async function post(path, input) {
  const reply = await fetch(path, { method: 'POST', body: JSON.stringify(input) })
  return { status: reply.status, answer: await reply.json() }
}
