import type { CallInput, CallOutput } from '../../../domain/platform/call.ts'
import type { addPasskey, passkeyLogin, startNewPasskey, startPasskey } from '../../../domain/accounts/passkey-calls.ts'

/**
 * The passkeys of this browser. What speaks to them is loaded when it is needed; the shells put `native-passkey-device.ts` in the
 * place of this file.
 */
export type RequestOptions = NonNullable<CallOutput<typeof startPasskey>['options']>
export type CreationOptions = NonNullable<CallOutput<typeof startNewPasskey>['options']>
export type PasskeyAnswer = CallInput<typeof passkeyLogin>['passkey']
export type NewPasskey = CallInput<typeof addPasskey>['passkey']

const library = () => import('@simplewebauthn/browser')

/** Whether a page at this address can have passkeys at all; browsers want a name, not a number. */
export const canHavePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname)

/** Whether passkeys of a domain are this page's: another host of the same resort has none. */
export const isOurs = (domain: string): boolean =>
  location.hostname === domain || location.hostname.endsWith(`.${domain}`)

/** Makes a passkey. Throws; see {@link isGivenUp} and {@link isThereAlready}. */
export async function makePasskey(options: CreationOptions): Promise<NewPasskey> {
  const { startRegistration } = await library()
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON']
  const { id, response } = await startRegistration({ optionsJSON })
  const { attestationObject, clientDataJSON, transports = [] } = response
  return { id, attestationObject, clientDataJSON, transports }
}

/** Lets the person sign with a passkey; `inAutofill` waits until they choose one where a field is filled in. */
export async function signWithPasskey(options: RequestOptions, inAutofill = false): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library()
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const { id, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: inAutofill,
    verifyBrowserAutofillInput: false,
  })
  const { authenticatorData, clientDataJSON, signature, userHandle } = response
  return { id, authenticatorData, clientDataJSON, signature, ...(userHandle === undefined ? {} : { userHandle }) }
}

/** Whether this browser offers passkeys where it fills a field in. */
export async function offersInAutofill(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await library()
  return browserSupportsWebAuthnAutofill()
}

/** Takes back what waits in the autofill. */
export async function stopAutofill(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

const isNamed = (failure: unknown, ...names: readonly string[]): boolean =>
  failure instanceof Error && names.includes(failure.name)

/** Whether the person has closed the browser's question, or let it pass: nothing is wrong then. */
export const isGivenUp = (failure: unknown): boolean => isNamed(failure, 'NotAllowedError', 'AbortError')

/** Whether the device has a passkey of the account already. */
export const isThereAlready = (failure: unknown): boolean => isNamed(failure, 'InvalidStateError')
