import path from 'node:path'
import { authenticatorMount } from './authenticator/authenticator-mount.ts'
import { braintreeProvider } from './braintree/provider.ts'
import { identityMount } from './identity/identity-mount.ts'
import { paypalProvider } from './paypal/provider.ts'
import { openSandbox, type Sandbox } from './platform/sandbox.ts'
import { stripeProvider } from './stripe/provider.ts'
import { openMeteoMount } from './weather/open-meteo-mount.ts'

const DEFAULT_PORT = 12_111

/** Ends the sandbox when its standard input does, so that it never outlives who started it with a pipe. */
const TIED = '--end-with-stdin'

/** `PAYMENTS_SANDBOX_PORT`; 0 takes any free one. Throws for what is no port. */
function wantedPort(): number {
  const port = Number(process.env['PAYMENTS_SANDBOX_PORT'] ?? DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PAYMENTS_SANDBOX_PORT is not a port')
  return port
}

/** `PAYMENTS_SANDBOX_FILE`, where payments and cards outlive the process; absent or empty keeps them in memory only. */
function wantedFile(): string | undefined {
  const file = process.env['PAYMENTS_SANDBOX_FILE'] ?? ''
  return file === '' ? undefined : path.resolve(file)
}

function complain(sentence: string): void {
  process.stderr.write(`Payment sandbox: ${sentence}\n`)
}

async function start(): Promise<Sandbox> {
  const port = wantedPort()
  // PayPal names its paths under /v1/ one by one; Stripe takes the rest of them.
  const providers = [paypalProvider, stripeProvider, braintreeProvider]
  try {
    const mounts = [identityMount(), authenticatorMount(), openMeteoMount()]
    return await openSandbox({ host: '127.0.0.1', port, providers, mounts, file: wantedFile(), warn: complain })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new Error(`port ${port} is taken: set PAYMENTS_SANDBOX_PORT to another one, or to 0 for any free one`, {
      cause: error,
    })
  }
}

try {
  const sandbox = await start()
  process.stdout.write(`Payment sandbox: ${sandbox.url}\n`)
  const end = () => {
    process.stdin.destroy()
    void sandbox.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  if (process.argv.includes(TIED)) process.stdin.once('end', end).resume()
} catch (error) {
  complain(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
