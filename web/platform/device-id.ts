import { tokenStore } from './token-store.ts'

/**
 * A secret of this browser or app, sent as `X-Device-Id` for as long as its storage lasts. It names nobody, but whoever signed in with it
 * before does not wait for the wrong passwords of strangers.
 */
export function deviceId(): string {
  const kept = tokenStore.get('device')
  if (kept !== null) return kept
  const made = crypto.randomUUID()
  tokenStore.set('device', made)
  return made
}
