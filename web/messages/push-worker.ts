/** Where the browser loads the worker of pushes from, and what it is responsible for: no page. */
const WORKER = '/push-worker.js'
const SCOPE = '/push/'

interface ScriptPolicy {
  createScriptURL(url: string): unknown
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy
}

let policy: ScriptPolicy | null = null

/** The worker's address as a page with Trusted Types takes it: the policy `app` passes this one and no other. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return url
  policy ??= trustedTypes.createPolicy('app', {
    createScriptURL: (asked) => {
      if (asked !== WORKER) throw new TypeError('not a script of this app')
      return asked
    },
  })
  return policy.createScriptURL(url) as string
}

/** The worker of pushes that this browser has; undefined when it has none. */
export function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(SCOPE)
}

/** Registers it and waits until it works. */
export async function registerPushWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(trusted(WORKER), { scope: SCOPE })
  const coming = registration.installing ?? registration.waiting
  if (registration.active === null && coming !== null) await isActive(coming)
  return registration
}

function isActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('the worker of pushes did not start'))
    })
    if (worker.state === 'activated') resolve()
  })
}
