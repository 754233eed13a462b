/** Milliseconds between two looks at the sandbox. */
const PAUSE = 1000

const part = (id) => document.querySelector(`#${id}`)

/** Calls the control plane; answers what it says, or null after showing why it refused. */
async function control(command, input = {}) {
  try {
    const reply = await fetch(`/_sandbox/${command}`, { method: 'POST', body: JSON.stringify(input) })
    const answer = await reply.json()
    part('silence').textContent = ''
    if (reply.ok) return answer
    part('trouble').textContent = `${command}: ${JSON.stringify(answer.error)}`
  } catch {
    part('silence').textContent = 'The sandbox does not answer.'
  }
  return null
}

function element(name, content, more = {}) {
  const made = Object.assign(document.createElement(name), more)
  made.append(...[content].flat())
  return made
}

function button({ label, command, input }) {
  const made = element('button', label)
  Object.assign(made.dataset, { command, input: JSON.stringify(input) })
  return made
}

function row(...cells) {
  return element(
    'tr',
    cells.map((cell) => element('td', cell)),
  )
}

function paymentRow({ provider, id, state, amount, actions }) {
  return row(provider, element('code', id), state, amount, actions.map(button))
}

function deliveryRow({ provider, id, type, url, state, status, attempts }) {
  const tries = `${attempts === 1 ? '1 try' : `${attempts} tries`}${status === null ? '' : `, last ${status}`}`
  const event = [type, element('br', []), element('small', id)]
  const again = button({ label: 'Send again', command: 'webhooks/resend', input: { id } })
  return row(provider, event, element('code', url), [state, element('br', []), element('small', tries)], again)
}

function fill(id, rows, whenEmpty) {
  const nothing = element('tr', element('td', whenEmpty, { colSpan: 5 }))
  const { command, input } = document.activeElement?.dataset ?? {}
  part(id).replaceChildren(...(rows.length === 0 ? [nothing] : rows))
  if (input === undefined) return
  const same = [...part(id).querySelectorAll('button')].find(
    ({ dataset }) => dataset.command === command && dataset.input === input,
  )
  same?.focus()
}

let shown = ''

/** Draws what is new: a table is left alone while it is the same, so that no button is taken from under a finger. */
async function look() {
  const overview = await control('overview')
  if (overview === null) return
  const { now, webhooks, rows, deliveries } = overview
  part('now').textContent = now
  part('mode').textContent = `${webhooks.mode}${webhooks.duplicate ? ', twice' : ''}`
  for (const choice of document.querySelectorAll('[data-command="webhooks"]')) {
    const { mode, duplicate = false } = JSON.parse(choice.dataset.input)
    choice.ariaPressed = String(mode === webhooks.mode && duplicate === webhooks.duplicate)
  }
  const text = JSON.stringify([rows, deliveries])
  if (text === shown) return
  shown = text
  fill('rows', rows.map(paymentRow), 'No payment yet.')
  fill('deliveries', deliveries.map(deliveryRow).toReversed(), 'No event yet.')
}

async function obey({ command, input, ask }) {
  if (ask !== undefined && !confirm(ask)) return
  part('trouble').textContent = ''
  if ((await control(command, JSON.parse(input))) !== null) await look()
}

document.addEventListener('click', (event) => {
  const pressed = event.target.closest('button[data-command]')
  if (pressed !== null) void obey(pressed.dataset)
})

async function watch() {
  await look()
  setTimeout(() => void watch(), PAUSE)
}

await watch()
