import type { PluginListenerHandle } from '@capacitor/core'
import { PushNotifications } from '@capacitor/push-notifications'
import { subscribeAppPush, unsubscribeAppPush } from '../../domain/messages/calls.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { call } from '../platform/call.ts'
import { APP_PLATFORM } from '../platform/environment.ts'
import { currentLanguage } from '../platform/language.ts'
import type { PushState } from './push-device.ts'

/** The address of this device at the push service of its system, told to the server; in the place of `push-device.ts`. */
const KEY = 'push_device'
/** Whose service brings the pushes. */
const SERVICE = APP_PLATFORM === 'ios' ? 'apns' : 'fcm'
/** How long the system may take to answer with an address. */
const ADDRESS_WITHIN = 20 * SECOND

/** Whether this device takes pushes now. One that does tells the server its address and language again. */
export async function readPushState(): Promise<PushState> {
  const { receive } = await PushNotifications.checkPermissions()
  if (receive === 'denied') return 'denied'
  if (receive !== 'granted' || localStorage.getItem(KEY) === null) return 'off'
  await tellServer()
  return 'on'
}

/** Asks the person, and tells the server where to push when they agree. Only ever after a press. */
export async function turnPushOn(): Promise<PushState> {
  const { receive } = await PushNotifications.requestPermissions()
  if (receive !== 'granted') return receive === 'denied' ? 'denied' : 'off'
  await tellServer()
  return 'on'
}

/** Takes no more pushes here, and says so to the server. */
export async function turnPushOff(): Promise<PushState> {
  const address = localStorage.getItem(KEY)
  if (address !== null) await call(unsubscribeAppPush, { service: SERVICE, address })
  await forgetPushDevice()
  return 'off'
}

/** Lets go of the address when the person leaves; the server has dropped the device with their session. */
export async function forgetPushDevice(): Promise<void> {
  if (localStorage.getItem(KEY) === null) return
  localStorage.removeItem(KEY)
  await PushNotifications.unregister()
}

async function tellServer(): Promise<void> {
  const address = await ownAddress()
  await call(subscribeAppPush, { service: SERVICE, address, language: currentLanguage() })
  // No secret: it only tells this device's own switch apart, and that a changed address takes the old one's place.
  localStorage.setItem(KEY, address)
}

/** The address that the system gives this installation; rejects when it gives none, as on a telephone without its services. */
async function ownAddress(): Promise<string> {
  const handles: Promise<PluginListenerHandle>[] = []
  try {
    return await new Promise<string>((resolve, reject) => {
      handles.push(
        PushNotifications.addListener('registration', ({ value }) => resolve(value)),
        PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
      )
      setTimeout(() => reject(new Error('the system gave no address for pushes')), ADDRESS_WITHIN)
      Promise.all(handles).then(() => PushNotifications.register(), reject)
    })
  } finally {
    for (const handle of handles) void handle.then((added) => added.remove())
  }
}
