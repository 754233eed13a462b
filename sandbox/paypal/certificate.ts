import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** A certificate, PEM, with the key that it vouches for. */
export interface Certified {
  readonly pem: string
  readonly privateKey: KeyObject
}

/** A message certificate and the authority that issued it, made anew for every start: no secret is in the source. */
export function makeChain(): { readonly leaf: Certified; readonly root: Certified } {
  const [rootKeys, leafKeys] = [newKeys(), newKeys()]
  const authority = name('Payment sandbox authority')
  const rootPem = certificate({
    subject: authority,
    issuer: authority,
    key: rootKeys.publicKey,
    signer: rootKeys.privateKey,
    isAuthority: true,
  })
  const leafPem = certificate({
    subject: name('messageverificationcerts.sandbox'),
    issuer: authority,
    key: leafKeys.publicKey,
    signer: rootKeys.privateKey,
    isAuthority: false,
  })
  return {
    leaf: { pem: leafPem, privateKey: leafKeys.privateKey },
    root: { pem: rootPem, privateKey: rootKeys.privateKey },
  }
}

function newKeys(): { publicKey: KeyObject; privateKey: KeyObject } {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

interface Wish {
  readonly subject: Buffer
  readonly issuer: Buffer
  readonly key: KeyObject
  readonly signer: KeyObject
  readonly isAuthority: boolean
}

/** X.509 version 3 (RFC 5280, section 4.1), signed with SHA-256 and RSA. */
function certificate({ subject, issuer, key, signer, isAuthority }: Wish): string {
  const algorithm = der(SEQUENCE, SHA256_WITH_RSA, der(NULL))
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(15)])
  // Wide enough for every move of the sandbox's clock.
  const validity = der(
    SEQUENCE,
    der(UTC_TIME, Buffer.from('000101000000Z')),
    der(UTC_TIME, Buffer.from('491231235959Z')),
  )
  const isCa = isAuthority ? der(BOOLEAN, Buffer.from([0xff])) : Buffer.alloc(0)
  const constraints = der(
    SEQUENCE,
    BASIC_CONSTRAINTS,
    der(BOOLEAN, Buffer.from([0xff])),
    der(OCTETS, der(SEQUENCE, isCa)),
  )
  const body = der(
    SEQUENCE,
    der(EXPLICIT_0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, serial),
    algorithm,
    issuer,
    validity,
    subject,
    key.export({ type: 'spki', format: 'der' }),
    der(EXPLICIT_3, der(SEQUENCE, constraints)),
  )
  const signature = sign('sha256', body, signer)
  const whole = der(SEQUENCE, body, algorithm, der(BITS, Buffer.from([0]), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

const [BOOLEAN, INTEGER, BITS, OCTETS, NULL, OID, UTF8, UTC_TIME] = [0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x0c, 0x17]
const [SEQUENCE, SET, EXPLICIT_0, EXPLICIT_3] = [0x30, 0x31, 0xa0, 0xa3]

/** 1.2.840.113549.1.1.11 */
const SHA256_WITH_RSA = der(OID, Buffer.from('2a864886f70d01010b', 'hex'))
/** 2.5.29.19 */
const BASIC_CONSTRAINTS = der(OID, Buffer.from('551d13', 'hex'))
/** 2.5.4.3 */
const COMMON_NAME = der(OID, Buffer.from('550403', 'hex'))

function name(common: string): Buffer {
  return der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(common)))))
}

/** One value: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content])
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x80 + bytes.length]), bytes, content])
}
