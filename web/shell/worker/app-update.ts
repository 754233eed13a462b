import { HOUR, SECOND } from '../../../domain/platform/duration.ts'
import { appWorker, canHaveWorker, isWorking, registerAppWorker, tellWorker } from '../../platform/app-worker.ts'
import { currentLanguage, onLanguageChange } from '../../platform/language.ts'
import { createStore } from '../../platform/store.ts'
import { isSafePath } from './safe-point.ts'

/** The version that is ready and waits; null while this is the newest one. */
export const waitingVersion = createStore<ServiceWorker | null>(null)
/**
 * Whether another version has taken over while this page still shows the one before, so that it is to be loaded anew: at once when
 * it was asked for here, else where nobody has begun anything.
 */
export const outOfDate = createStore<'no' | 'at-once' | 'untouched'>('no')

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

function isDataDear(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** Tells the worker what this device needs where the network ends. */
async function tellWishes(registration: ServiceWorkerRegistration): Promise<void> {
  const isStaff = /^\/ges(?:\/|$)/.test(location.pathname)
  const wish = { type: 'keep', language: currentLanguage(), isStaff, isSparing: isDataDear() } as const
  tellWorker(await isWorking(registration), wish)
}

/** Notes a version that has come and waits; one that takes over or fails waits no longer. */
function follow(registration: ServiceWorkerRegistration): void {
  const note = (coming: ServiceWorker) => {
    const look = () => {
      // The very first one replaces nothing.
      if (coming.state === 'installed' && registration.active !== null) waitingVersion.set(coming)
      else if (waitingVersion.get() === coming) waitingVersion.set(null)
    }
    coming.addEventListener('statechange', look)
    look()
  }
  for (const coming of [registration.installing, registration.waiting]) if (coming !== null) note(coming)
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) note(registration.installing)
  })
}

/** An app that stays open for days asks for a new version when it comes back to the front, once an hour at most. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < 1 * HOUR) return
    asked = Date.now()
    void askForVersion(registration)
  })
}

/** Asks for a new version; without a network there is none. */
async function askForVersion(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch((error: unknown) => console.info('no new version was looked for', error))
}

/** A version that is asked for at the start has come by then, or another page keeps the one before at work. */
const ANNOUNCED_AFTER = 5 * SECOND

let isStarted = false
let isWanted = false

/** Gives the app its worker, once it is on the screen and the browser has time. */
export function startAppWorker(): void {
  if (isStarted || !canHaveWorker()) return
  isStarted = true
  let isControlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of a device takes over pages that are of its own version.
    if (isControlled) outOfDate.set(isWanted ? 'at-once' : 'untouched')
    isControlled = true
  })
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1 * SECOND))
  idle(() => void start(), { timeout: 4 * SECOND })
}

const QUIET = 0.6 * SECOND
const LONGEST = 5 * SECOND

/** Waits until the page has loaded nothing for a moment. */
function isQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      clearTimeout(longest)
      resolve()
    }
    let timer = setTimeout(end, QUIET)
    const longest = setTimeout(end, LONGEST)
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, QUIET)
    })
    observer.observe({ type: 'resource' })
  })
}

async function start(): Promise<void> {
  try {
    const registration = await registerAppWorker()
    if (registration === undefined) return
    askNowAndThen(registration)
    onLanguageChange(() => void tellWishes(registration).catch(noWorker))
    if (registration.waiting !== null && isSafePath(location.pathname)) {
      // What has waited since the last time is taken at this start: nobody has begun anything yet. The worker that goes is left in
      // peace: Chromium ends it once it has nothing to do, and whatever is asked of it in that moment starts it once more. The new one
      // is told what to keep by the page that is loaded then; what does not come is announced.
      await isQuiet()
      // Whoever has come to pay in that moment goes on with the version that they have.
      if (registration.waiting !== null && isSafePath(location.pathname))
        tellWorker(registration.waiting, { type: 'take-over' })
      setTimeout(() => follow(registration), ANNOUNCED_AFTER)
    } else {
      follow(registration)
      await tellWishes(registration)
      await moveOldPushes()
    }
  } catch (error) {
    noWorker(error)
  }
}

/** A browser may refuse workers, e.g. in a private window: the app works without, as long as there is a network. */
function noWorker(error: unknown): void {
  console.info('the app has no worker here', error)
}

/** Versions before this one had a worker for pushes alone; what it shows moves to the app's worker. */
async function moveOldPushes(): Promise<void> {
  const old = await navigator.serviceWorker.getRegistration('/push/')
  if (!old?.scope.endsWith('/push/')) return
  const { movePushDevice } = await import('../../messages/push-device.ts')
  await movePushDevice(old).catch((error: unknown) => console.info('the pushes stay where they are', error))
}

/** Lets the version that waits take over, since this page wants it. The page is loaded anew once it has. */
export function takeOver(version: ServiceWorker): void {
  isWanted = true
  tellWorker(version, { type: 'take-over' })
}

/** Fetches the newest version and answers with it once it is ready; null when there is none, or it does not come. */
export async function fetchNewestVersion(): Promise<ServiceWorker | null> {
  const registration = await appWorker()
  if (registration === undefined) return null
  await askForVersion(registration)
  const coming = registration.installing
  if (coming !== null) {
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => {
        if (coming.state !== 'installing') resolve()
      })
    })
  }
  return registration.waiting
}
