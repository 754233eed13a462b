import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { buildWeb } from './build.mjs'
import { installPackages, NODE, ROOT } from './install.mjs'
import { say } from './say.mjs'

/** What of the environment says that payments are for real, or elsewhere: then no sandbox is started. */
const PAYMENT_KEYS = ['PAYMENTS_SANDBOX_URL', 'STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID', 'BRAINTREE_MERCHANT_ID']

/** What of it says that social logins are for real, or elsewhere. */
const IDENTITY_KEYS = ['IDENTITY_SANDBOX_URL', 'GOOGLE_CLIENT_ID', 'APPLE_SERVICES_ID', 'FACEBOOK_APP_ID']

/** What of it says that weather and sea are asked for elsewhere. */
const WEATHER_KEYS = ['WEATHER_SANDBOX_URL', 'OPEN_METEO_KEY']

/** Where the sandbox keeps its payments over a new start: beside the database that knows of them. */
const SANDBOX_FILE = resolve(ROOT, process.env.DATA_DIR ?? 'data', 'payments-sandbox.json')

/** What needs no word: the sandbox is then started on another port. */
const PORT_TAKEN = /^Payment sandbox: port \d+ is taken/

const children = []

function start(script, options) {
  const child = spawn(NODE, [join(ROOT, ...script), ...(options.args ?? [])], { cwd: ROOT, ...options })
  children.push(child)
  return child
}

/** Whether the sandbox stands in for providers: none of their variables is set, and nothing is in production. */
function isTried(names) {
  const { env } = process
  return env.NODE_ENV !== 'production' && names.every((name) => (env[name] ?? '') === '')
}

/** Starts the sandbox and answers its address; it ends with this process. Null where everything is for real. */
async function startSandbox() {
  const { env } = process
  if (!isTried(PAYMENT_KEYS) && !isTried(IDENTITY_KEYS)) return null
  const first = await sandboxAt(env.PAYMENTS_SANDBOX_PORT ?? '')
  const address = first ?? (await sandboxAt('0'))
  if (address === null) say('The sandbox did not start: guests pay at the desk only, and sign in with a password.')
  return address
}

/** The address of a sandbox on a port (empty is its own); null when it cannot start there. */
async function sandboxAt(port) {
  const sandbox = start(['sandbox', 'main.ts'], {
    args: ['--end-with-stdin'],
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PAYMENTS_SANDBOX_FILE: SANDBOX_FILE,
      ...process.env,
      ...(port === '' ? {} : { PAYMENTS_SANDBOX_PORT: port }),
    },
  })
  createInterface({ input: sandbox.stderr }).on('line', (line) => {
    if (!PORT_TAKEN.test(line)) say(line)
  })
  for await (const line of createInterface({ input: sandbox.stdout })) {
    const address = /^Payment sandbox: (http:\S+)$/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  return null
}

/** `npm start`: installs what is missing, builds what changed, and runs the server until it is stopped. */
installPackages()
buildWeb()
const sandboxUrl = await startSandbox()
const server = start(['server', 'main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(sandboxUrl !== null && isTried(PAYMENT_KEYS) ? { PAYMENTS_SANDBOX_URL: sandboxUrl } : {}),
    ...(sandboxUrl !== null && isTried(IDENTITY_KEYS) ? { IDENTITY_SANDBOX_URL: sandboxUrl } : {}),
    ...(sandboxUrl !== null && isTried(WEATHER_KEYS) ? { WEATHER_SANDBOX_URL: sandboxUrl } : {}),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
const [code, signal] = await once(server, 'exit')
// The next start reads what the sandbox still writes.
const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
await Promise.all(running.map((child) => (child.kill(), once(child, 'exit'))))
process.exit(code ?? (signal ? 1 : 0))
