import type { PageMessage } from '../sw/messages.ts'
import { APP_PLATFORM } from './environment.ts'

/** Where the browser loads the worker of the app from; it answers for all of it. */
const WORKER = '/sw.js'
const SCOPE = '/'

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

/** Whether this browser can have the worker; the apps in the stores bring their files with themselves. */
export function canHaveWorker(): boolean {
  return APP_PLATFORM === 'other' && 'serviceWorker' in navigator
}

/** The worker of the app that this browser has; undefined when it has none. */
export async function appWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canHaveWorker()) return undefined
  const found = await navigator.serviceWorker.getRegistration(SCOPE)
  return found?.scope === new URL(SCOPE, location.origin).href ? found : undefined
}

/** Registers it; undefined where the browser does not allow that. The script is asked for anew every time. */
export async function registerAppWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return await navigator.serviceWorker.register(trusted(WORKER), { scope: SCOPE, updateViaCache: 'none' })
}

/** Waits until a registered worker works. Rejects when it could not start. */
export function isWorking(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    if (registration.active !== null) return resolve(registration.active)
    const coming = registration.installing ?? registration.waiting
    if (coming === null) return reject(new Error('the app’s worker is gone'))
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming)
      if (coming.state === 'redundant') reject(new Error('the app’s worker did not start'))
    })
  })
}

/** Tells a worker something. */
export function tellWorker(worker: ServiceWorker, message: PageMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(message)
}
