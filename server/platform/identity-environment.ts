import { createPrivateKey, type KeyObject } from 'node:crypto'
import * as z from 'zod/mini'

/** What each variable of the social logins has to be, as a person reads it in an error. */
export const IDENTITY_EXPECTED = {
  IDENTITY_SANDBOX_URL: 'an http:// address of the sandbox on this machine, never in production',
  GOOGLE_CLIENT_ID: 'the client id of a Google web client',
  GOOGLE_CLIENT_SECRET: 'the secret of the same Google client',
  APPLE_SERVICES_ID: 'a Services ID of Apple, e.g. it.bagnoargo.web',
  APPLE_TEAM_ID: 'the ten characters of an Apple team',
  APPLE_KEY_ID: 'the ten characters of a Sign in with Apple key',
  APPLE_PRIVATE_KEY: 'the text of that key’s .p8 file, an EC key on P-256; \\n may stand for a line break',
  APPLE_BUNDLE_ID: 'the bundle id of the App ID that the Services ID belongs to',
  FACEBOOK_APP_ID: 'the number of a Facebook app',
  FACEBOOK_APP_SECRET: 'the secret of the same Facebook app',
  SECRETS_KEY: '32 bytes in base64, e.g. of: openssl rand -base64 32',
} as const
export type IdentityVariable = keyof typeof IDENTITY_EXPECTED

const word = (name: IdentityVariable, shape = /^\S+$/) =>
  z.optional(z.string().check(z.regex(shape, { error: IDENTITY_EXPECTED[name] })))
const APPLE_TEN = /^[A-Z0-9]{10}$/

/** The social logins' part of the environment's schema. */
export const identityVariables = {
  IDENTITY_SANDBOX_URL: word('IDENTITY_SANDBOX_URL', /^http:\/\/[^/\s?#]+\/?$/),
  GOOGLE_CLIENT_ID: word('GOOGLE_CLIENT_ID'),
  GOOGLE_CLIENT_SECRET: word('GOOGLE_CLIENT_SECRET'),
  APPLE_SERVICES_ID: word('APPLE_SERVICES_ID'),
  APPLE_TEAM_ID: word('APPLE_TEAM_ID', APPLE_TEN),
  APPLE_KEY_ID: word('APPLE_KEY_ID', APPLE_TEN),
  APPLE_PRIVATE_KEY: z.optional(
    z.string().check(z.refine((text) => ecKey(text) !== null, { error: IDENTITY_EXPECTED.APPLE_PRIVATE_KEY })),
  ),
  APPLE_BUNDLE_ID: word('APPLE_BUNDLE_ID'),
  FACEBOOK_APP_ID: word('FACEBOOK_APP_ID', /^\d+$/),
  FACEBOOK_APP_SECRET: word('FACEBOOK_APP_SECRET'),
  SECRETS_KEY: word('SECRETS_KEY', /^[A-Za-z0-9+/]{43}=$/),
}
type Values = { readonly [K in IdentityVariable]?: string | undefined }

/** The keys of the providers; null where a provider has none, and is therefore not offered. */
export interface IdentityKeys {
  /** Without a slash at the end; null speaks to the providers themselves. */
  readonly sandboxUrl: string | null
  readonly google: { readonly clientId: string; readonly clientSecret: string } | null
  readonly apple: {
    readonly servicesId: string
    readonly teamId: string
    readonly keyId: string
    readonly privateKey: KeyObject
    readonly bundleId: string | null
    /** What the refresh tokens are sealed with, 32 bytes. */
    readonly sealingKey: Buffer
  } | null
  readonly facebook: { readonly appId: string; readonly appSecret: string } | null
  /** What the secrets of second factors are sealed with, 32 bytes; null without one. The sandbox's known key seals none. */
  readonly secretsKey: Buffer | null
}

/** What the sandbox knows each provider by; it opens nothing else. */
const SANDBOX_IDENTITY_KEYS = {
  GOOGLE_CLIENT_ID: 'sandbox.apps.google',
  GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
  APPLE_SERVICES_ID: 'sandbox.battigia.web',
  APPLE_TEAM_ID: 'SANDBOX001',
  APPLE_KEY_ID: 'SANDBOXKEY',
  APPLE_PRIVATE_KEY:
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKhchXUGdkuSV3z5ql/GaHjI/tZB8H6j36VMVQjprcjihRANCAARs2WrZ//kvtadQP8bALmRDmtjVaxkOaI60i2G6e7JW4TN7Ig5GOIjD6sQQqSllHTRiG2Sj1eW07e8Mw2EyZdgA',
  APPLE_BUNDLE_ID: 'sandbox.battigia.app',
  FACEBOOK_APP_ID: '10000000000001',
  FACEBOOK_APP_SECRET: 'sandbox-facebook-secret',
  SECRETS_KEY: Buffer.alloc(32, 'sandbox').toString('base64'),
} as const satisfies Values

/** Variables that only make sense together. */
const TOGETHER: readonly (readonly IdentityVariable[])[] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_SERVICES_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
]

/** What is wrong with these variables together, as lines for a person; no line shows a key. */
export function wrongIdentityLines(values: Values, isProduction: boolean): string[] {
  const lines = TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined)
    if (missing.length === names.length) return []
    return missing.map((name) => lacks(name, 'as the other keys are set'))
  })
  if (values.IDENTITY_SANDBOX_URL !== undefined) {
    const isBeside = isProduction ? ['IDENTITY_SANDBOX_URL: expected nothing beside NODE_ENV=production'] : []
    return [...lines, ...isBeside]
  }
  const needs = (name: IdentityVariable, other: IdentityVariable, why: string) =>
    values[other] !== undefined && values[name] === undefined ? [lacks(name, why)] : []
  return [
    ...lines,
    ...needs('APPLE_SERVICES_ID', 'APPLE_BUNDLE_ID', 'as a bundle id is set'),
    ...needs('SECRETS_KEY', 'APPLE_SERVICES_ID', 'to seal the tokens of Apple'),
  ]
}

function lacks(name: IdentityVariable, why: string): string {
  return `${name}: expected ${IDENTITY_EXPECTED[name]}, ${why}, got nothing`
}

/** The keys of a checked environment; the sandbox's own ones where it is used and no others are set. */
export function identityKeys(given: Values): IdentityKeys {
  const sandboxUrl = given.IDENTITY_SANDBOX_URL?.replace(/\/$/, '') ?? null
  const values: Values = sandboxUrl === null ? given : { ...SANDBOX_IDENTITY_KEYS, ...given }
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = values
  return {
    sandboxUrl,
    google: clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret },
    apple: appleKeys(values),
    facebook: appId === undefined || appSecret === undefined ? null : { appId, appSecret },
    secretsKey: given.SECRETS_KEY === undefined ? null : Buffer.from(given.SECRETS_KEY, 'base64'),
  }
}

function appleKeys(values: Values): IdentityKeys['apple'] {
  const { APPLE_SERVICES_ID: servicesId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, SECRETS_KEY: sealing } = values
  const privateKey = ecKey(values.APPLE_PRIVATE_KEY ?? '')
  if (servicesId === undefined || teamId === undefined || keyId === undefined) return null
  if (privateKey === null || sealing === undefined) return null
  const sealingKey = Buffer.from(sealing, 'base64')
  return { servicesId, teamId, keyId, privateKey, bundleId: values.APPLE_BUNDLE_ID ?? null, sealingKey }
}

/** An EC key on P-256 from a .p8 file, with or without the lines around its base64; null for anything else. */
export function ecKey(text: string): KeyObject | null {
  const base64 = text.replaceAll('\\n', '\n').replaceAll(/-----[A-Z ]+-----|\s/g, '')
  try {
    const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}
