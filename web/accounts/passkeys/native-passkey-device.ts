import { CapacitorPasskey } from '@capgo/capacitor-passkey'
import type { CreationOptions, NewPasskey, PasskeyAnswer, RequestOptions } from './passkey-device.ts'

/**
 * The passkeys of a native shell: those of the system, since a web view of its own origin may ask for none of the resort's. The system
 * asks the resort's server whether the app is its own (decision 250).
 */
const { available } = await CapacitorPasskey.isSupported().catch(withoutPasskeys)

/** Whether the system has passkeys: Android does from version 9 on. */
export const canHavePasskeys = (): boolean => available

/** A system that does not say has none. */
function withoutPasskeys() {
  return { available: false }
}

/** The system decides whose they are. */
export const isOurs = (): boolean => true

export async function makePasskey(publicKey: CreationOptions): Promise<NewPasskey> {
  const { id, response } = await CapacitorPasskey.createCredential({ publicKey, origin: originOf(publicKey.rp.id) })
  const { attestationObject, clientDataJSON, transports = [] } = response
  return { id, attestationObject, clientDataJSON, transports }
}

export async function signWithPasskey(publicKey: RequestOptions): Promise<PasskeyAnswer> {
  const { id, response } = await CapacitorPasskey.getCredential({ publicKey, origin: originOf(publicKey.rpId) })
  const { authenticatorData, clientDataJSON, signature, userHandle } = response
  return { id, authenticatorData, clientDataJSON, signature, ...(userHandle ? { userHandle } : {}) }
}

const originOf = (domain: string): string => `https://${domain}`

/** A web view fills no passkey in. */
export const offersInAutofill = async (): Promise<boolean> => false

export async function stopAutofill(): Promise<void> {}

/** Whether the person has closed the system's question: the plug-in says so by a name of WebAuthn, in its code or its words. */
export const isGivenUp = (failure: unknown): boolean => isNamed(failure, 'NotAllowedError', 'AbortError')

export const isThereAlready = (failure: unknown): boolean => isNamed(failure, 'InvalidStateError')

function isNamed(failure: unknown, ...names: readonly string[]): boolean {
  if (!(failure instanceof Error)) return false
  const code = 'code' in failure ? failure.code : failure.name
  return names.some((name) => code === name)
}
