import { createPublicKey, sign, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { makeChain } from './certificate.ts'

export const AUTH_ALGORITHM = 'SHA256withRSA'

/** What a signature covers, besides the body's checksum. */
export interface Transmission {
  readonly id: string
  /** ISO 8601. */
  readonly time: string
  readonly webhookId: string
}

/** Signs deliveries, and checks signatures for the post-back call. */
export interface Signer {
  readonly certificateId: string
  /** The message certificate and then its authority, PEM. */
  readonly chain: string
  sign(transmission: Transmission, body: Buffer): string
  isValid(transmission: Transmission, body: Buffer, signature: string): boolean
}

let chain: ReturnType<typeof makeChain> | undefined

/** A signer with the chain of this process. The first one takes some tenths of a second: two keys are made. */
export function openSigner(certificateId: string): Signer {
  const { leaf, root } = (chain ??= makeChain())
  const publicKey = createPublicKey(leaf.pem)
  return {
    certificateId,
    chain: leaf.pem + root.pem,
    sign: (transmission, body) => sign('sha256', message(transmission, body), leaf.privateKey).toString('base64'),
    isValid: (transmission, body, signature) =>
      verify('sha256', message(transmission, body), publicKey, Buffer.from(signature, 'base64')),
  }
}

function message({ id, time, webhookId }: Transmission, body: Buffer): Buffer {
  return Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
}

/**
 * The bytes of one value in a JSON object as they were sent: a checksum over them holds only when nobody parsed and
 * wrote them again. Null when the key is absent.
 */
export function rawValue(object: Buffer, key: string): Buffer | null {
  const text = object.toString('utf8')
  let [depth, start] = [0, -1]
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/gs)) {
    if (start >= 0 && depth === 1 && (token === ',' || token === '}'))
      return Buffer.from(text.slice(start, index).trim())
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (depth === 1 && start < 0 && token === JSON.stringify(key)) {
      const colon = /\s*:\s*/y
      colon.lastIndex = index + token.length
      if (colon.test(text)) start = colon.lastIndex
    }
  }
  return null
}
