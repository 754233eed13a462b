import { linkToParent } from '../browser/parent-link.js'

/** The bank's page of Braintree's 3-D Secure: the person's answer goes to the sandbox from here, its result to the page. */
let asked = null
const send = linkToParent((given) => {
  asked = given
  document.querySelector('#amount').textContent = `${given.amount} EUR`
})

async function answer(approved) {
  const { authorization, nonce } = asked
  const reply = await fetch('/_bt/3ds', { method: 'POST', body: JSON.stringify({ authorization, nonce, approved }) })
  send({ type: 'answered', status: reply.status, answer: await reply.json() })
}

document.addEventListener('click', ({ target }) => {
  const { approved } = target.dataset
  if (approved !== undefined && asked !== null) void answer(approved === 'yes')
})

send({ type: 'ready' })
