import type { KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type Provider from 'oidc-provider'
import { escaped } from '../browser/serve.ts'
import type { OpenIdTraits } from './openid-provider.ts'
import type { TestPerson } from './people.ts'

/** What Apple knows of the resort. */
export interface AppleClient {
  readonly clientId: string
  readonly teamId: string
  /** Public half of the key that signs the client's secret. */
  readonly publicKey: KeyObject
}

/** Half a year in seconds: no client secret lives longer. */
const LONGEST_SECRET = 15_777_000

/**
 * Apple (identity guide 2.3 and 2.5): the client secret is a token of the client's own, the answer is posted, booleans are
 * texts, a refresh token comes always, and the name comes beside the first answer of a person and never again.
 */
export function appleTraits(client: AppleClient, people: readonly TestPerson[], issuer: string): OpenIdTraits {
  return {
    name: 'apple',
    title: 'Apple',
    clientId: client.clientId,
    clientSecret: 'not looked at: see compareClientSecret',
    people,
    claims: { openid: ['sub', 'nonce_supported'], email: ['email', 'email_verified', 'is_private_email'], name: [] },
    claimsOf: ({ email, emailVerified, isPrivateEmail }) => ({
      nonce_supported: true,
      ...(email === null ? {} : { email, email_verified: emailVerified }),
      ...(isPrivateEmail === true ? { is_private_email: 'true' } : {}),
    }),
    cancelError: 'user_cancelled_authorize',
    givesRefreshTokens: true,
    finish(provider) {
      const { prototype } = provider.Client as unknown as {
        prototype: { compareClientSecret(secret: string): Promise<boolean> }
      }
      prototype.compareClientSecret = (secret) => isSecretOf(client, secret, issuer)
      tellNamesOnce(provider, people)
    },
  }
}

async function isSecretOf(
  { clientId, teamId, publicKey }: AppleClient,
  secret: string,
  issuer: string,
): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(secret, publicKey, {
      algorithms: ['ES256'],
      issuer: teamId,
      subject: clientId,
      audience: issuer,
      requiredClaims: ['exp', 'iat'],
    })
    return (payload.exp ?? 0) - (payload.iat ?? 0) <= LONGEST_SECRET
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}

/** Adds the field `user` to the form of a person's first answer. */
function tellNamesOnce(provider: Provider, people: readonly TestPerson[]): void {
  const told = new Set<string>()
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next()
    const id = ctx.oidc?.session?.accountId
    const person = people.find((one) => one.id === id)
    if (person === undefined || told.has(person.id)) return
    if (typeof ctx.body !== 'string' || !ctx.body.includes('name="code"')) return
    told.add(person.id)
    const { firstName, lastName, email } = person
    const user = JSON.stringify({ name: { firstName, lastName }, ...(email === null ? {} : { email }) })
    ctx.body = ctx.body.replace('<noscript>', `<input type="hidden" name="user" value="${escaped(user)}"/><noscript>`)
  })
}
