import { collect } from '../browser/card-group.js'
import { serveCalls } from '../browser/controller-frame.js'

/** Stripe's calls with the publishable key, from the sandbox's own origin: card data pass from field to call in here. */
serveCalls({
  async method({ key, group, fields, billing_details }) {
    return post(key, '/v1/payment_methods', { type: 'card', card: collect(group, fields), billing_details })
  },
  confirm: ({ key, path, values }) => post(key, `${path}/confirm`, values),
  retrieve: ({ key, path, client_secret }) => call(key, `${path}?${new URLSearchParams({ client_secret })}`, {}),
  async refuse({ id, client_secret }) {
    await fetch(`/_stripe/3ds/${id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ client_secret, outcome: 'refuse', parent: location.origin }),
    })
  },
})

function post(key, path, values) {
  return call(key, path, { method: 'POST', body: new URLSearchParams(formOf(values)) })
}

async function call(key, path, request) {
  const reply = await fetch(path, { ...request, headers: { authorization: `Bearer ${key}` } })
  const answer = await reply.json()
  return reply.ok ? { value: answer } : { error: answer.error }
}

/** Values in Stripe's form: `card[number]` for what is nested, nothing for what is absent. */
function formOf(values, prefix = '') {
  return Object.entries(values).flatMap(([name, value]) => {
    const key = prefix === '' ? name : `${prefix}[${name}]`
    if (value === undefined || value === null) return []
    return typeof value === 'object' ? formOf(value, key) : [[key, String(value)]]
  })
}
