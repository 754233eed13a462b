import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseEnvironment } from './environment.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@db/battigia',
  PUBLIC_URL: 'https://battigia.example',
  SMTP_URL: 'smtps://u:p@mail.example',
}

describe('defaults', () => {
  test('an empty environment is the embedded mode on port 3000', () => {
    expect(parseEnvironment({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      smtpUrl: null,
      appOrigins: [],
      trustedProxies: [],
      trustedPrefixes: ['127.0.0.0/8', '::1/128'],
      logLevel: 'warn',
    })
    expect(parseEnvironment({}).dataDir).toBe(path.resolve(import.meta.dirname, '../../data'))
  })

  test('an empty variable counts as not set', () => {
    expect(parseEnvironment({ PORT: '', DATABASE_URL: '' })).toEqual(parseEnvironment({}))
  })

  test('with a database of its own nobody is exempt from limits, unless it is said', () => {
    expect(parseEnvironment(production)).toMatchObject({
      isProduction: true,
      trustedPrefixes: [],
      logLevel: 'info',
      publicUrl: 'https://battigia.example',
    })
    expect(
      parseEnvironment({ ...production, TRUSTED_PREFIXES: '192.0.2.0/24, 2001:db8::/32' }).trustedPrefixes,
    ).toEqual(['192.0.2.0/24', '2001:db8::/32'])
  })
})

describe('errors', () => {
  test('all wrong ones are told together: name, expected, got', () => {
    const wrong = {
      PORT: '70000',
      NODE_ENV: 'prod',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'battigia.example/app',
      DATABASE_CONNECTIONS: 'ten',
      TRUSTED_PROXIES: '300.1.1.1',
    }
    let message = ''
    try {
      parseEnvironment(wrong)
    } catch (error) {
      message = String(error)
    }
    expect(message).toContain('PORT: expected a port from 0 to 65535, got "70000"')
    expect(message).toContain('NODE_ENV: expected "development", "test" or "production", got "prod"')
    for (const name of Object.keys(wrong)) expect(message).toContain(`${name}: expected`)
  })

  test('a value that may hold a password is not repeated', () => {
    expect(() => parseEnvironment({ DATABASE_URL: 'mysql://root:hunter2@db' })).toThrow(
      /DATABASE_URL: expected a postgres/,
    )
    expect(() => parseEnvironment({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toThrow(/hunter2/)
  })

  test('security 6 n: production needs its own database, unless ALLOW_EMBEDDED=1 says so', () => {
    expect(() => parseEnvironment({ NODE_ENV: 'production' })).toThrow(
      /DATABASE_URL: expected .* in production \(or ALLOW_EMBEDDED=1\)/,
    )
    const { SMTP_URL: _smtp, ...withoutMail } = production
    expect(() => parseEnvironment(withoutMail)).toThrow(/SMTP_URL/)
    expect(parseEnvironment({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }).databaseUrl).toBeNull()
    expect(() => parseEnvironment({ ALLOW_EMBEDDED: 'yes' })).toThrow(/ALLOW_EMBEDDED: expected "0" or "1", got "yes"/)
  })
})
