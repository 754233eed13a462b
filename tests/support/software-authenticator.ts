import { generateKeyPairSync, hash, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { CallInput, CallOutput } from '../../domain/platform/call.ts'
import type * as calls from '../../domain/accounts/passkey-calls.ts'

type CreationOptions = NonNullable<CallOutput<typeof calls.startNewPasskey>['options']>
type RequestOptions = NonNullable<CallOutput<typeof calls.startPasskey>['options']>
type Made = CallInput<typeof calls.addPasskey>['passkey']
type Answer = CallInput<typeof calls.passkeyLogin>['passkey']

/** Bits of what an authenticator says of itself (WebAuthn 6.1). */
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

interface Credential {
  readonly id: Buffer
  readonly key: KeyObject
  readonly userHandle: string
  count: number
}

/** What somebody forges: everything that is not said is as an honest device says it. */
export interface Forged {
  readonly origin?: string
  readonly domain?: string
  readonly type?: string
  readonly isVerified?: boolean
  readonly userHandle?: string | undefined
  /** What the device has counted; 0 for one that does not count. */
  readonly count?: number
}

/** A device with passkeys: ES256, without a screen, which does what a browser would ask it to (WebAuthn). */
export class SoftwareAuthenticator {
  readonly #origin: string
  readonly #credentials = new Map<string, Credential>()

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin
  }

  /** Makes a passkey, of which the device keeps the private key. */
  make(options: CreationOptions, forged: Forged = {}): Made {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const id = randomBytes(16)
    const credential = { id, key: privateKey, userHandle: options.user.id, count: 0 }
    this.#credentials.set(id.toString('base64url'), credential)
    // A COSE key: EC2, ES256, P-256.
    const cose = Buffer.concat([
      Buffer.from('a501020326200121', 'hex'),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from('22', 'hex'),
      bytes(Buffer.from(y, 'base64url')),
    ])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
    const data = Buffer.concat([authenticatorData(options.rp.id, HAS_CREDENTIAL, 0, forged), attested])
    const attestation = [
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from('a0', 'hex'),
      text('authData'),
      bytes(data),
    ]
    return {
      id: id.toString('base64url'),
      attestationObject: Buffer.concat([Buffer.from('a3', 'hex'), ...attestation]).toString('base64url'),
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, forged).toString('base64url'),
      transports: ['internal'],
    }
  }

  /** Signs with one of the passkeys that are allowed, or with the newest. Throws where the device has none. */
  answer({ challenge, rpId, allowCredentials }: RequestOptions, forged: Forged = {}): Answer {
    const allowed = allowCredentials.map(({ id }) => this.#credentials.get(id)).find((one) => one !== undefined)
    const credential = allowCredentials.length === 0 ? [...this.#credentials.values()].at(-1) : allowed
    if (credential === undefined) throw new Error('the device has no such passkey')
    credential.count = forged.count ?? credential.count + 1
    const data = authenticatorData(rpId, 0, credential.count, forged)
    const clientData = this.#clientData('webauthn.get', challenge, forged)
    const signed = Buffer.concat([data, hash('sha256', clientData, 'buffer')])
    const userHandle = 'userHandle' in forged ? forged.userHandle : credential.userHandle
    return {
      id: credential.id.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      signature: sign('sha256', signed, credential.key).toString('base64url'),
      ...(userHandle === undefined ? {} : { userHandle }),
    }
  }

  #clientData(type: string, challenge: string, forged: Forged): Buffer {
    const said = { type: forged.type ?? type, challenge, origin: forged.origin ?? this.#origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(said))
  }
}

function authenticatorData(domain: string, more: number, count: number, forged: Forged): Buffer {
  const verified = forged.isVerified === false ? 0 : USER_VERIFIED
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(count)
  const flags = Buffer.from([USER_PRESENT | verified | more])
  return Buffer.concat([hash('sha256', forged.domain ?? domain, 'buffer'), flags, counted])
}

/** Bytes and texts in CBOR, at most 65,535 long. */
const bytes = (value: Buffer) => Buffer.concat([cborHead(0x40, value.length), value])
const text = (value: string) => Buffer.concat([cborHead(0x60, value.length), Buffer.from(value)])

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([major | length])
  if (length < 256) return Buffer.from([major | 24, length])
  return Buffer.from([major | 25, length >> 8, length & 255])
}
