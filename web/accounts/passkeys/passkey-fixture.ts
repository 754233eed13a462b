import { onTestFinished } from 'vitest'

const BYTES = new Uint8Array([1, 2, 3]).buffer

/** What the fake device signs and makes, as the server gets it: three bytes everywhere. */
export const SIGNED = {
  id: 'AQID',
  authenticatorData: 'AQID',
  clientDataJSON: 'AQID',
  signature: 'AQID',
  userHandle: 'AQID',
}
export const MADE = { id: 'AQID', attestationObject: 'AQID', clientDataJSON: 'AQID', transports: ['internal'] }

const CHALLENGE = 'A'.repeat(43)

/** What the server asks a passkey to sign. */
export const REQUEST = {
  options: {
    challenge: CHALLENGE,
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required' as const,
    allowCredentials: [],
  },
}

/** What the server wants a passkey to be made from. */
export const CREATION = {
  options: {
    challenge: CHALLENGE,
    rp: { id: 'localhost', name: 'Bagno Argo' },
    user: { id: 'AQID', name: 'giulia.ferri@posta.it', displayName: 'Giulia Ferri' },
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
    timeout: 300_000,
    attestation: 'none' as const,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  },
}

/** A browser with a device that does what it is asked; an error is thrown instead, once for each. `asked` counts its questions. */
export function fakeDevice(...failures: readonly Error[]) {
  const left = [...failures]
  const asked = { create: 0, get: 0 }
  const answer = (what: keyof typeof asked, response: object) => async () => {
    asked[what] += 1
    const failure = left.shift()
    if (failure !== undefined) throw failure
    return { id: 'AQID', rawId: BYTES, type: 'public-key', response, getClientExtensionResults: () => ({}) }
  }
  const made = { attestationObject: BYTES, clientDataJSON: BYTES, getTransports: () => ['internal'] }
  const signed = { authenticatorData: BYTES, clientDataJSON: BYTES, signature: BYTES, userHandle: BYTES }
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: () => undefined, configurable: true })
  const credentials = { create: answer('create', made), get: answer('get', signed) }
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'credentials')
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  })
  return asked
}

/** What a browser says when its person closes the question. */
export const givenUp = (): Error => new DOMException('closed', 'NotAllowedError')
