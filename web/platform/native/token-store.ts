import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'
import type { tokenStore as browserStore } from '../token-store.ts'

/**
 * What is kept of a person on a telephone: in the Keychain of iOS, or encrypted with a key of the Keystore of Android.
 * It stands in the place of the browser's store in the native builds (`vite.config.ts`) and has its interface: everything is
 * read once before the app's first module asks, and written through.
 */
const values = new Map<string, string>()

/** Set at the first start; it goes with the app, and entries of the Keychain do not. */
const INSTALLED = 'installed'

/** Reads everything; an installation that is new begins with nothing. Resolves before the app may be loaded. */
export async function openTokenStore(): Promise<void> {
  await SecureStorage.setSynchronize(false)
  await SecureStorage.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly)
  await SecureStorage.setKeyPrefix('battigia_')
  if (localStorage.getItem(INSTALLED) === null) {
    await SecureStorage.clear()
    localStorage.setItem(INSTALLED, '1')
  }
  const keys = await SecureStorage.keys()
  const read = await Promise.all(keys.map(async (key) => [key, await SecureStorage.getItem(key)] as const))
  values.clear()
  for (const [key, value] of read) if (value !== null) values.set(key, value)
}

/** Writes one after the other, so that what was set last is what stays. */
let writing: Promise<void> = Promise.resolve()

function write(change: () => Promise<unknown>): void {
  writing = writing.then(change).then(
    () => undefined,
    // The session lasts as long as the app does; the person is asked to sign in again after it.
    (error: unknown) => reportError(error),
  )
}

/** Resolves when the device holds everything that was set. */
export function tokensKept(): Promise<void> {
  return writing
}

export const tokenStore: typeof browserStore = {
  get: (key) => values.get(key) ?? null,
  set: (key, value) => {
    if (values.get(key) === value) return
    values.set(key, value)
    write(() => SecureStorage.setItem(key, value))
  },
  clear: (...keys) => {
    for (const key of keys) if (values.delete(key)) write(() => SecureStorage.removeItem(key))
  },
}
