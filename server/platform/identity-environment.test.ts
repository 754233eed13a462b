import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseEnvironment } from './environment.ts'

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const APPLE = {
  APPLE_SERVICES_ID: 'it.argo.web',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: PEM.replaceAll('\n', '\\n'),
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
}
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@localhost/battigia',
  PUBLIC_URL: 'https://bagno.test',
  SMTP_URL: 'smtps://u:p@posta.test',
  ALLOW_INSECURE: 'unsealed',
}
const identityOf = (variables: Record<string, string>) => parseEnvironment(variables).identity

test('R-108 without keys there is no social login; the sandbox brings its own, which seal nothing of the staff’s', () => {
  expect(identityOf({})).toEqual({ sandboxUrl: null, google: null, apple: null, facebook: null, secretsKey: null })
  const sandbox = identityOf({ IDENTITY_SANDBOX_URL: 'http://localhost:12111/' })
  expect(sandbox).toMatchObject({ sandboxUrl: 'http://localhost:12111', google: {}, apple: {}, facebook: {} })
  // What everybody knows seals no second factor; a key of one’s own does, also without Apple.
  expect(sandbox.secretsKey).toBeNull()
  expect(identityOf({ SECRETS_KEY: APPLE.SECRETS_KEY }).secretsKey).toEqual(Buffer.alloc(32, 7))
})

test('R-108 the keys of each provider, Apple’s as the text of its file', () => {
  const keys = identityOf({
    ...PRODUCTION,
    ...APPLE,
    APPLE_BUNDLE_ID: 'it.argo.app',
    GOOGLE_CLIENT_ID: 'web',
    GOOGLE_CLIENT_SECRET: 's',
    FACEBOOK_APP_ID: '17',
    FACEBOOK_APP_SECRET: 'f',
  })
  expect(keys.apple).toMatchObject({ servicesId: 'it.argo.web', bundleId: 'it.argo.app' })
  expect(keys.apple?.privateKey.equals(privateKey)).toBe(true)
  expect(keys.google).toEqual({ clientId: 'web', clientSecret: 's' })
  expect(identityOf({ ...APPLE, APPLE_PRIVATE_KEY: PEM }).apple?.privateKey.equals(privateKey)).toBe(true)
})

const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
test.each([
  ['half of a pair', { GOOGLE_CLIENT_ID: 'web' }, 'GOOGLE_CLIENT_SECRET'],
  ['an app without its secret', { FACEBOOK_APP_ID: '17' }, 'FACEBOOK_APP_SECRET'],
  ['Apple without the key that seals', { ...APPLE, SECRETS_KEY: '' }, 'SECRETS_KEY'],
  ['a short key', { ...APPLE, SECRETS_KEY: 'c2hvcnQ=' }, 'SECRETS_KEY'],
  ['a key of another kind', { ...APPLE, APPLE_PRIVATE_KEY: rsa }, 'APPLE_PRIVATE_KEY'],
  ['no key at all', { ...APPLE, APPLE_PRIVATE_KEY: 'nonsense' }, 'APPLE_PRIVATE_KEY'],
  ['a bundle id alone', { APPLE_BUNDLE_ID: 'it.argo.app' }, 'APPLE_SERVICES_ID'],
  ['the sandbox in production', { ...PRODUCTION, IDENTITY_SANDBOX_URL: 'http://localhost:1' }, 'IDENTITY_SANDBOX_URL'],
  ['a sandbox with a path', { IDENTITY_SANDBOX_URL: 'http://localhost:1/a' }, 'IDENTITY_SANDBOX_URL'],
])('R-108 the start refuses %s and names it, without showing a key', (_what, variables, name) => {
  const values: Record<string, string> = variables
  const said = () => {
    try {
      parseEnvironment(values)
    } catch (error) {
      return String(error)
    }
    return ''
  }
  expect(said()).toContain(`${name}: expected`)
  for (const secret of [rsa, APPLE.APPLE_PRIVATE_KEY, 'c2hvcnQ=', 'nonsense']) expect(said()).not.toContain(secret)
})
