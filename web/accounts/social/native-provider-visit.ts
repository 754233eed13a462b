import { App } from '@capacitor/app'
import { Browser } from '@capacitor/browser'
import { toBase64 } from '../../platform/native/save-file.ts'
import { tokenStore } from '../../platform/token-store.ts'

/**
 * A login in a native shell: in the system's browser, from which a link leads back (RFC 8252, decision 219). Its one-time key is worth
 * nothing without the verifier, which never leaves this device before it is used; it outlives the app, which the system may end
 * meanwhile, and serves every try until one has come through.
 */
const KEY = 'social_verifier'

/** SHA-256 of this device's verifier, which is made where there is none. */
export async function challenge(): Promise<{ readonly challenge: string }> {
  const verifier = tokenStore.get(KEY) ?? base64Url(crypto.getRandomValues(new Uint8Array(32)))
  tokenStore.set(KEY, verifier)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { challenge: base64Url(new Uint8Array(digest)) }
}

/** Opens the provider; `onBack` runs once, when the browser is closed or a link opens the app. */
export async function openProvider(url: string, onBack: () => void): Promise<void> {
  const back = () => {
    for (const handle of listening) void handle.remove()
    onBack()
  }
  const listening = await Promise.all([
    Browser.addListener('browserFinished', back),
    App.addListener('appUrlOpen', back),
  ])
  await Browser.open({ url }).catch((error: unknown) => {
    back()
    throw error
  })
}

export function proof(): { readonly verifier?: string } {
  const verifier = tokenStore.get(KEY)
  return verifier === null ? {} : { verifier }
}

export function forgetProof(): void {
  tokenStore.clear(KEY)
}

/** Whether this device has begun a login that has not come through. */
export const isReturnAwaited = (): boolean => tokenStore.get(KEY) !== null

const base64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
