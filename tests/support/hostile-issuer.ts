import { createHash, createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, type JWTPayload } from 'jose'

/** A provider of a test's own, which says whatever the test wants: below `/google` and `/apple`. */
export interface HostileIssuer {
  readonly url: string
  /** Sets the id token that the next code is exchanged for. */
  answer(idToken: string): void
  /** A token as the provider would make it, with some of it wrong. */
  token(telling: TokenTelling): Promise<string>
  close(): Promise<void>
}

/** How a token is made: by the right key unless said otherwise. */
export interface TokenTelling {
  readonly provider?: 'google' | 'apple'
  readonly claims: JWTPayload
  readonly sign?: 'right' | 'other-key' | 'none' | 'hs256-with-public-key' | 'embedded-key'
}

/** Starts it; both providers have keys of their own. */
export async function hostileIssuer(): Promise<HostileIssuer> {
  const keys = { google: rsa(), apple: rsa() }
  const stranger = rsa()
  let idToken = ''
  let url = ''
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = (request.url ?? '').split('/')
    const issuer = `${url}/${name}`
    const documents: Readonly<Record<string, unknown>> = {
      '.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      },
      jwks: { keys: name === 'google' || name === 'apple' ? [jwkOf(keys[name].publicKey)] : [] },
      token: { access_token: 'a', token_type: 'bearer', expires_in: 60, id_token: idToken },
    }
    const document = documents[rest.join('/')]
    response.writeHead(document === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(document ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://localhost:${(server.address() as AddressInfo).port}`
  const token = ({ provider = 'google', claims, sign = 'right' }: TokenTelling): Promise<string> => {
    const own = keys[provider]
    if (sign === 'none') return Promise.resolve(`${part({ alg: 'none' })}.${part(claims)}.`)
    if (sign === 'hs256-with-public-key') return Promise.resolve(confused(own.publicKey, claims))
    const { privateKey, publicKey } = sign === 'right' ? own : stranger
    const header = {
      alg: 'RS256',
      kid: kidOf(own.publicKey),
      ...(sign === 'embedded-key' ? { jwk: jwkOf(publicKey) } : {}),
    }
    return new SignJWT(claims).setProtectedHeader(header).sign(privateKey)
  }
  return {
    url,
    token,
    answer: (next) => {
      idToken = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function rsa() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

function kidOf(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 12)
}

function jwkOf(key: KeyObject) {
  return { ...key.export({ format: 'jwk' }), kid: kidOf(key), use: 'sig', alg: 'RS256' }
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** The classic confusion: the public key, which everybody knows, as the secret of an HMAC. */
function confused(publicKey: KeyObject, claims: JWTPayload): string {
  const text = `${part({ alg: 'HS256', kid: kidOf(publicKey) })}.${part(claims)}`
  const secret = publicKey.export({ type: 'spki', format: 'pem' })
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
