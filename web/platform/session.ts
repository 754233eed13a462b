import { APP_PLATFORM } from './environment.ts'
import { createStore, useStore } from './store.ts'
import { readTabNote, writeTabNote } from './tab-note.ts'
import { tokenStore } from './token-store.ts'

/** The one session of the app: who is here, and in which state the app is. */
export interface Session {
  readonly isLoggedIn: boolean
  /** Bearer token; null when nobody is signed in. */
  readonly token: string | null
  /** Bearer token of the orders that this device made without an account; null when there are none. */
  readonly guestToken: string | null
  /** E-mail of the signed-in person. */
  readonly username: string | null
  /** Empty until the profile has been read. */
  readonly firstName: string
  readonly lastName: string
  /** True once a person entered, signed in or as a guest. */
  readonly entraIsClicked: boolean
  readonly appInManutenzione: boolean
  readonly isVersionObsoleta: boolean
  readonly isPlatformAndroid: boolean
  readonly isPlatformIos: boolean
}

const NOBODY: Session = {
  isLoggedIn: false,
  token: null,
  guestToken: tokenStore.get('guest_token'),
  username: null,
  firstName: '',
  lastName: '',
  entraIsClicked: false,
  appInManutenzione: false,
  isVersionObsoleta: false,
  isPlatformAndroid: APP_PLATFORM === 'android',
  isPlatformIos: APP_PLATFORM === 'ios',
}

const store = createStore<Session>(NOBODY)
const endings = new Set<() => void>()

/** What a sign-in answers (`login`, `confirmEmail`). */
interface SignedIn {
  readonly token: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
}

/** The session, followed. */
export function useSession(): Session {
  return useStore(store)
}

/** The session, outside of components. */
export function readSession(): Session {
  return store.get()
}

function change(part: Partial<Session>): void {
  store.set({ ...store.get(), ...part })
}

/** Keeps what a sign-in answered and enters; a server that signs in is not under maintenance. */
export function signIn(signedIn: SignedIn): void {
  tokenStore.set('token', signedIn.token)
  tokenStore.set('username', signedIn.username)
  change({ ...signedIn, isLoggedIn: true, entraIsClicked: true, appInManutenzione: false })
}

/** Takes up the stored session at start-up; false when there is none. */
export function resumeSession(): boolean {
  const token = tokenStore.get('token')
  if (!token) {
    change({ isLoggedIn: false, token: null, entraIsClicked: false })
    return false
  }
  change({ token, username: tokenStore.get('username'), isLoggedIn: true, entraIsClicked: true })
  return true
}

/** The note in this tab that somebody entered without an account, so that a reload takes them back to where they were (B-20). */
const ENTERED = 'entered'

/** Whether somebody in this tab chose to go on without an account. */
export function hasEnteredAsGuest(): boolean {
  return readTabNote(ENTERED) !== null
}

/** Enters without an account, for as long as the tab is open; the next answer says again if there is maintenance. */
export function enterAsGuest(): void {
  writeTabNote(ENTERED, '1')
  change({ entraIsClicked: true, appInManutenzione: false })
}

/** Keeps the token of a guest who left name, phone and e-mail to order. */
export function keepGuest(guestToken: string): void {
  tokenStore.set('guest_token', guestToken)
  change({ guestToken })
}

/** Forgets a guest whom the server no longer knows: the next order asks for name, phone and e-mail again. */
export function forgetGuest(): void {
  tokenStore.clear('guest_token')
  change({ guestToken: null })
}

/** Notes the name that the profile holds. */
export function noteProfile(profile: { readonly firstName: string; readonly lastName: string }): void {
  change(profile)
}

/** Notes that the server is under maintenance, or works again. */
export function noteMaintenance(isOn: boolean): void {
  change({ appInManutenzione: isOn })
}

/** Notes that this version no longer works. */
export function noteObsolete(isObsolete: boolean): void {
  change({ isVersionObsoleta: isObsolete })
}

/** Runs when a session ends, before its values are gone: caches are emptied, live updates stop. */
export function onSignOut(listener: () => void): () => void {
  endings.add(listener)
  return () => endings.delete(listener)
}

let revoke: (() => Promise<unknown>) | null = null

/** Tells this file how the server revokes a session; the call itself belongs to the accounts slice. */
export function revokeWith(call: () => Promise<unknown>): void {
  revoke = call
}

/** How a session ends. */
interface SignOut {
  /** Whether to ask the server to revoke the session; a failure of that is ignored, the session ends here anyway. */
  readonly tellServer: boolean
  /** The logout of the start-up keeps the language, a person's own logout clears it too. */
  readonly keepLanguage?: boolean
}

/** Ends the session on this device. */
export function signOut({ tellServer, keepLanguage = false }: SignOut): void {
  // The start-up ends sessions that it has not taken up: their token is only stored.
  const token = store.get().token ?? tokenStore.get('token')
  if (tellServer && revoke && token) {
    change({ token })
    revoke().catch(ignoreFailedRevocation)
  }
  for (const listener of endings) listener()
  tokenStore.clear('token', 'username', 'showModale')
  if (!keepLanguage) tokenStore.clear('locale_lang')
  writeTabNote(ENTERED, null)
  change({ isLoggedIn: false, token: null, username: null, firstName: '', lastName: '', entraIsClicked: false })
}

/**
 * Forgets a session that the server no longer knows. The person stays in the app, as a guest: guarded pages ask for a
 * login in place and open again after it.
 */
export function expireSession(): void {
  for (const listener of endings) listener()
  tokenStore.clear('token', 'username', 'showModale')
  change({ isLoggedIn: false, token: null, username: null, firstName: '', lastName: '' })
}

/** The device has forgotten the token already; the server forgets it when it runs out. */
function ignoreFailedRevocation(): void {}

/** Notes that a modal was closed. */
export function noteModalSeen(): void {
  tokenStore.set('showModale', 'modaleVista')
}
