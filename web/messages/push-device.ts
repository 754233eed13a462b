import { getPushKey, subscribePush, unsubscribePush } from '../../domain/messages/calls.ts'
import { appWorker, isWorking, registerAppWorker } from '../platform/app-worker.ts'
import { call } from '../platform/call.ts'
import { currentLanguage } from '../platform/language.ts'
import { readSession } from '../platform/session.ts'

/**
 * What this browser can do: nothing, nothing before the app is installed (iPhone and iPad), nothing because its person
 * said no, or pushes that are off or on.
 */
export type PushState = 'unsupported' | 'needs_install' | 'denied' | 'off' | 'on'

/** Whether this browser takes pushes now. One that does tells the server its language again. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) {
    return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'needs_install' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  if (subscription === null) return 'off'
  await tellServer(subscription)
  return 'on'
}

/** Asks the person, and subscribes when they agree. Only ever after a press. */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const [{ publicKey }, worker] = await Promise.all([call(getPushKey, {}), startWorker()])
  const known = await worker.pushManager.getSubscription()
  const subscription =
    known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  await tellServer(subscription)
  return 'on'
}

/** Takes no more pushes here, and says so to the server. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await currentSubscription()
  if (subscription === null) return 'off'
  await call(unsubscribePush, { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
  return 'off'
}

/** Lets go of the subscription when the person leaves; the server has dropped the device with their session. */
export async function forgetPushDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await (await currentSubscription())?.unsubscribe()
}

/**
 * Moves this device's pushes from the worker that versions before had for them alone to the app's worker; nobody is asked again.
 * Rejects while the browser or the server cannot be reached: the old worker goes on showing them until it is tried again.
 */
export async function movePushDevice(old: ServiceWorkerRegistration): Promise<void> {
  const subscription = await old.pushManager?.getSubscription()
  // Pushes belong to whoever is signed in.
  if (subscription && readSession().isLoggedIn && Notification.permission === 'granted') {
    await turnPushOn()
    await call(unsubscribePush, { endpoint: subscription.endpoint })
  }
  await old.unregister()
}

/** The app's worker, which shows the pushes. Rejects where the browser refuses it. */
async function startWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerAppWorker()
  if (registration === undefined) throw new Error('this browser allows no worker')
  await isWorking(registration)
  return registration
}

async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await appWorker())?.pushManager?.getSubscription()) ?? null
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await call(subscribePush, {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    language: currentLanguage(),
  })
}
