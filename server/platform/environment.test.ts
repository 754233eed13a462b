import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseEnvironment, VARIABLES } from './environment.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@db/battigia?sslmode=verify-full',
  PUBLIC_URL: 'https://bagno.test',
  SMTP_URL: 'smtps://u:p@posta.test',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
}

/** The lines about each wrong variable; none where nothing is wrong. */
function linesOf(variables: Record<string, string>): string[] {
  try {
    parseEnvironment(variables)
    return []
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
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
      publicUrl: 'https://bagno.test',
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
    const { DATABASE_URL: _database, ...embedded } = production
    const environment = parseEnvironment({ ...embedded, ALLOW_EMBEDDED: '1' })
    // A proxy on the same machine would exempt everybody.
    expect([environment.databaseUrl, environment.trustedPrefixes]).toEqual([null, []])
    expect(linesOf({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' })).toEqual([
      expect.stringMatching(/^SECRETS_KEY: expected 32 bytes .* ALLOW_INSECURE=unsealed\)$/),
      expect.stringMatching(/^PUBLIC_URL: expected .* in production, got nothing$/),
      expect.stringMatching(/^SMTP_URL: expected .* in production, got nothing$/),
    ])
    expect(() => parseEnvironment({ ALLOW_EMBEDDED: 'yes' })).toThrow(/ALLOW_EMBEDDED: expected "0" or "1", got "yes"/)
  })
})

const shipped = (file: string) => readFile(path.join(import.meta.dirname, '../../deploy', file), 'utf8')
/** Every variable of the shipped example with its value, those too that are commented out. */
async function exampleVariables(): Promise<Record<string, string>> {
  const filled = (await shipped('environment.example')).matchAll(/^#? ?([A-Z_]+)=(.*)$/gm)
  return Object.fromEntries(Array.from(filled, ([, name = '', value = '']) => [name, value]))
}

describe('the shipped example', () => {
  test('names every variable that production may set, and none that nothing reads', async () => {
    const elsewhere = ['PORT', 'DATABASE_OWNER_URL', 'ALLOW_EMBEDDED']
    const ofDevelopment = VARIABLES.filter((name) => name.endsWith('_SANDBOX_URL'))
    const named = Object.keys(await exampleVariables())
    expect([...named, ...elsewhere, ...ofDevelopment].toSorted()).toEqual(VARIABLES.toSorted())
  })

  test('what stands elsewhere: the port in the unit, the owner of the tables where no server reads it', async () => {
    expect(await shipped('systemd/battigia@.service')).toContain('Environment=PORT=%i')
    expect(await shipped('README.md')).toMatch(/\/etc\/battigia\/owner <<< "DATABASE_OWNER_URL=/)
    expect(await shipped('environment.example')).toContain('DATABASE_OWNER_URL')
  })
})

describe('what production refuses', () => {
  test('the example as it is: every value to be replaced is named once, together with those of a wrong form', async () => {
    const variables = await exampleVariables()
    const refused = linesOf(variables)
    for (const [name, value] of Object.entries(variables)) {
      const isMarked = /CHANGE[-_]?ME|battigia\.example|mail\.example|example\.battigia/.test(value)
      const found = refused.filter((line) => line.startsWith(`${name}: `))
      if (isMarked)
        expect(found, name).toEqual([
          `${name}: expected a value of your own, got the one of deploy/environment.example`,
        ])
    }
    expect(refused.join('\n')).not.toMatch(/CHANGE.?ME/)
  })

  test.each([
    ['http', 'PUBLIC_URL', { PUBLIC_URL: 'http://bagno.test' }],
    ['unsealed', 'SECRETS_KEY', { SECRETS_KEY: '' }],
    ['mail', 'SMTP_URL', { SMTP_URL: 'smtp://u:p@posta.test:587/?ignoreTLS=true' }],
    ['database', 'DATABASE_URL', { DATABASE_URL: 'postgres://u:p@db/battigia' }],
  ])('%s, which a closed network may allow', (what, name, variables) => {
    const [line, ...others] = linesOf({ ...production, ...variables })
    expect(line).toMatch(new RegExp(`^${name}: expected .* got .*ALLOW_INSECURE=${what}\\)$`))
    expect(others).toEqual([])
    expect(linesOf({ ...production, ...variables, ALLOW_INSECURE: `http,mail,database,unsealed` })).toEqual([])
    expect(linesOf({ ...production, ...variables, ALLOW_INSECURE: 'all' }).join()).toContain(`${name}: expected`)
    const { NODE_ENV: _production, ...elsewhere } = production
    expect(linesOf({ ...elsewhere, ...variables })).toEqual([])
  })

  test('security L3 mail needs TLS, except on this machine and where a closed network allows it', () => {
    const needsTls = (url: string, more = {}) =>
      parseEnvironment({ ...production, SMTP_URL: url, ...more }).smtpRequiresTls
    expect(needsTls('smtp://u:p@posta.test:587')).toBe(true)
    expect(needsTls('smtp://127.0.0.1:25')).toBe(false)
    expect(needsTls('smtp://posta.test', { ALLOW_INSECURE: 'mail' })).toBe(false)
    expect(needsTls('smtp://posta.test', { NODE_ENV: 'development' })).toBe(false)
  })

  test.each([
    ['postgres://u:p@127.0.0.1:5432/battigia', true],
    ['postgres://u:p@localhost/battigia', true],
    ['postgres://u:p@[::1]/battigia', true],
    ['postgres:///battigia?host=/var/run/postgresql', true],
    ['postgres://u:p@db/battigia?sslmode=verify-full&sslrootcert=/etc/battigia/ca.pem', true],
    ['postgres://u:p@localhost/battigia?host=db', false],
    ['postgres://u:p@db/battigia?sslmode=require', false],
    ['postgres://u:p@db/battigia?sslmode=no-verify', false],
    ['postgres://u:p@db/battigia?sslmode=verify-full&sslmode=disable', false],
    ['postgres://u:p@db/battigia?sslmode=verify-full&uselibpqcompat=true', false],
  ])('security L3 a database on another machine is spoken to over verified TLS: %s', (url, isAllowed) => {
    const lines = linesOf({ ...production, DATABASE_URL: url })
    expect(lines).toEqual(
      isAllowed ? [] : [expect.stringMatching(/^DATABASE_URL: expected sslmode=verify-full .*=database\)$/)],
    )
    expect(lines.join()).not.toContain('u:p')
    const asOwner = linesOf({ ...production, DATABASE_OWNER_URL: url })
    expect(asOwner).toEqual(lines.map((line) => line.replace('DATABASE_URL', 'DATABASE_OWNER_URL')))
  })

  test('a misspelt variable, with the one that was meant; elsewhere it is a warning', () => {
    const wrong = { SMPT_URL: 'x', STRIPE_SECRET: 'x', DATABASE_UR: 'x', PUBLICURL: 'x', TRUSTED_PROXY: 'x' }
    const lines = linesOf({ ...production, ...wrong })
    expect(lines).toEqual([
      'SMPT_URL: expected a variable of Battigia, such as SMTP_URL, got one that nothing reads',
      'STRIPE_SECRET: expected a variable of Battigia, got one that nothing reads',
      'DATABASE_UR: expected a variable of Battigia, such as DATABASE_URL, got one that nothing reads',
      'PUBLICURL: expected a variable of Battigia, such as PUBLIC_URL, got one that nothing reads',
      'TRUSTED_PROXY: expected a variable of Battigia, got one that nothing reads',
    ])
    expect(parseEnvironment(wrong).warnings).toEqual(lines)
  })

  test('variables of other programs are none of ours', () => {
    const names =
      'HOME PATH MAIL USER SHELL LANG TERM PWD TZ HOSTNAME LOGNAME PGHOST PGPASSWORD PGDATABASE NODE_OPTIONS NODE_EXTRA_CA_CERTS npm_config_cache npm_package_name PAYMENTS_SANDBOX_PORT PAYMENTS_SANDBOX_FILE INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY RUNTIME_DIRECTORY CREDENTIALS_DIRECTORY NOTIFY_SOCKET LISTEN_PID SYSTEMD_EXEC_PID GOOGLE_APPLICATION_CREDENTIALS CHROMIUM_PATH CI LC_ALL XDG_DATA_DIRS'
    expect(linesOf({ ...production, ...Object.fromEntries(names.split(' ').map((name) => [name, 'x'])) })).toEqual([])
  })

  test('without RESORT no demo opens; a trial begins with it', () => {
    expect(parseEnvironment(production).resort).toBeNull()
    expect(parseEnvironment({ ...production, RESORT: '/srv/bagno' }).resort).toBe('/srv/bagno')
    expect(parseEnvironment({}).resort).toMatch(/resorts\/bagno-argo$/)
  })
})

test('an address that holds no password is shown', () => {
  expect(linesOf({ PUBLIC_URL: 'bagno.test' })).toEqual([
    'PUBLIC_URL: expected an http:// or https:// address without a path, got "bagno.test"',
  ])
})
