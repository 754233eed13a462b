import path from 'node:path'
import * as z from 'zod/mini'
import {
  IDENTITY_EXPECTED,
  identityKeys,
  identityVariables,
  wrongIdentityLines,
  type IdentityKeys,
} from './identity-environment.ts'
import {
  PAYMENT_EXPECTED,
  paymentKeys,
  paymentVariables,
  wrongPaymentLines,
  type PaymentKeys,
} from './payment-environment.ts'
import { APP_EXPECTED, appVariables, nativeApps, wrongAppLines, type NativeApps } from './app-environment.ts'
import {
  FISCAL_EXPECTED,
  fiscalKeys,
  fiscalVariables,
  wrongFiscalLines,
  type FiscalKeys,
} from './fiscal-environment.ts'
import {
  MAIL_EXPECTED,
  mailSigning,
  mailVariables,
  pushKeys,
  wrongMailLines,
  type PushKeys,
} from './mail-environment.ts'
import type { MailSigning } from './mail.ts'
import { INSECURE, requiresTls, wrongProductionLines, type Insecure } from './production-environment.ts'
import {
  weatherKeys,
  weatherVariables,
  WEATHER_EXPECTED,
  wrongWeatherLines,
  type WeatherKeys,
} from './weather-environment.ts'
import { isSubnet } from './trusted-addresses.ts'
import { unknownVariables, type Variables } from './unknown-variables.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')

/** What each variable has to be, as a person reads it in an error. */
const EXPECTED = {
  NODE_ENV: '"development", "test" or "production"',
  PORT: 'a port from 0 to 65535',
  HOST: 'a host name or an address to listen on',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'a postgres:// or postgresql:// address; in a password # / ? % are written %23 %2F %3F %25',
  DATABASE_OWNER_URL: 'the address of the same database as the role that owns its tables',
  DATABASE_CONNECTIONS: 'a whole number from 2 to 200',
  PUBLIC_URL: 'an http:// or https:// address without a path',
  SMTP_URL: 'an smtp:// or smtps:// address',
  MAIL_FROM: 'an e-mail address',
  LOG_LEVEL: '"trace", "debug", "info", "warn", "error", "fatal" or "silent"',
  ALLOW_EMBEDDED: '"0" or "1"',
  ALLOW_INSECURE: '"http", "mail", "database" and "unsealed", or some of them, separated by commas',
  RESORT: 'a folder with a resort, e.g. resorts/bagno-argo',
  APP_ORIGINS: 'origins separated by commas, e.g. capacitor://localhost,https://localhost',
  TRUSTED_PROXIES: 'addresses or subnets of proxies separated by commas, e.g. 127.0.0.1,10.0.0.0/8',
  TRUSTED_PREFIXES: 'subnets of many people, each counted as 20 networks, separated by commas, e.g. 192.0.2.0/24',
  METRICS_TOKEN: 'at least 16 characters',
  SERVICE_WORKER: '"on" or "off"',
  ...PAYMENT_EXPECTED,
  ...MAIL_EXPECTED,
  ...IDENTITY_EXPECTED,
  ...FISCAL_EXPECTED,
  ...WEATHER_EXPECTED,
  ...APP_EXPECTED,
} as const
type Name = keyof typeof EXPECTED

/** Names of all variables that Battigia reads. */
export const VARIABLES: readonly string[] = Object.keys(EXPECTED)

const check = <T>(name: Name, holds: (value: T) => boolean) => z.refine<T>(holds, { error: EXPECTED[name] })
const matching = (name: Name, shape: RegExp) => z.string().check(check(name, (value: string) => shape.test(value)))
const wholeNumber = (name: Name, min: number, max: number) =>
  z.pipe(
    matching(name, /^\d{1,6}$/).check(check(name, (value) => Number(value) >= min && Number(value) <= max)),
    z.transform(Number),
  )
const list = (name: Name, holds: (item: string) => boolean) =>
  z.pipe(
    z.string().check(check(name, (value: string) => value.split(',').every((part) => holds(part.trim())))),
    z.transform((value: string) => value.split(',').map((part) => part.trim())),
  )

const isOrigin = (text: string) => /^[a-z][a-z+.-]*:\/\/[^/\s]+$/.test(text)
const isAddress = (text: string) => /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text)
const flag = z.pipe(
  z.enum(['0', '1'], { error: EXPECTED.ALLOW_EMBEDDED }),
  z.transform((value) => value === '1'),
)

const schema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production'], { error: EXPECTED.NODE_ENV }), 'development'),
  PORT: z._default(wholeNumber('PORT', 0, 65_535), 3000),
  HOST: z._default(matching('HOST', /^[\w.:-]+$/), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(z.string().check(check('DATABASE_URL', isAddress))),
  DATABASE_OWNER_URL: z.optional(z.string().check(check('DATABASE_OWNER_URL', isAddress))),
  DATABASE_CONNECTIONS: z._default(wholeNumber('DATABASE_CONNECTIONS', 2, 200), 10),
  PUBLIC_URL: z.optional(matching('PUBLIC_URL', /^https?:\/\/[^/\s?#]+\/?$/)),
  SMTP_URL: z.optional(matching('SMTP_URL', /^smtps?:\/\/\S+$/)),
  MAIL_FROM: z.optional(matching('MAIL_FROM', /^[^\s@]+@[^\s@]+$/)),
  LOG_LEVEL: z.optional(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { error: EXPECTED.LOG_LEVEL }),
  ),
  ALLOW_EMBEDDED: z._default(flag, false),
  ALLOW_INSECURE: z.optional(list('ALLOW_INSECURE', (item) => INSECURE.includes(item as Insecure))),
  RESORT: z.optional(z.string()),
  APP_ORIGINS: z._default(list('APP_ORIGINS', isOrigin), []),
  TRUSTED_PROXIES: z._default(list('TRUSTED_PROXIES', isSubnet), []),
  TRUSTED_PREFIXES: z.optional(list('TRUSTED_PREFIXES', isSubnet)),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, { error: EXPECTED.METRICS_TOKEN }))),
  SERVICE_WORKER: z._default(z.enum(['on', 'off'], { error: EXPECTED.SERVICE_WORKER }), 'on'),
  ...paymentVariables,
  ...mailVariables,
  ...identityVariables,
  ...fiscalVariables,
  ...weatherVariables,
  ...appVariables,
})

/** The configuration of one server process; every value is checked, folders are absolute. */
export interface Environment {
  readonly isProduction: boolean
  /** Databases of tests may forget in a crash what they confirmed. */
  readonly isTest: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Whether somebody chose that folder; nothing is written to it where a database and a mail server are set. */
  readonly isDataDirSet: boolean
  /** Null starts the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** Of the role that owns its tables; null where the one of `databaseUrl` does, or where another command brings it up to date. */
  readonly databaseOwnerUrl: string | null
  readonly databaseConnections: number
  /** Without a slash at the end; `http://localhost:PORT` when not said. */
  readonly publicUrl: string
  /** Null keeps mail in `DATA_DIR/mail`. */
  readonly smtpUrl: string | null
  /** Whether mail is rather not sent than sent in the clear. */
  readonly smtpRequiresTls: boolean
  readonly mailFrom: string | null
  readonly mailSigning: MailSigning
  /** Null uses the pair that the database keeps. */
  readonly pushKeys: PushKeys | null
  /** Null takes no reports of SMS and WhatsApp. */
  readonly messagesSecret: string | null
  readonly logLevel: string
  /** Folder of the resort that an empty database begins with; null where nobody named one. */
  readonly resort: string | null
  readonly appOrigins: readonly string[]
  readonly trustedProxies: readonly string[]
  readonly trustedPrefixes: readonly string[]
  readonly metricsToken: string | null
  /** False makes the app's service worker idle on every device. */
  readonly hasServiceWorker: boolean
  readonly payments: PaymentKeys
  readonly identity: IdentityKeys
  readonly fiscal: FiscalKeys
  readonly weather: WeatherKeys
  readonly apps: NativeApps
  /** Lines for a person about variables that nothing reads; production refuses them. */
  readonly warnings: readonly string[]
}

/** Wrong variables, all of them: name, expected, got. */
export class WrongEnvironment extends Error {
  constructor(lines: readonly string[]) {
    const shown = onePerVariable(lines).map((line) => `  ${line}`)
    super(`The environment is not right:\n${shown.join('\n')}`)
    this.name = 'WrongEnvironment'
  }
}

/** Several rules can refuse one value; the first says enough. */
function onePerVariable(lines: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':'))
    if (!first.has(name)) first.set(name, line)
  }
  return [...first.values()]
}

/** Reads the environment. An empty variable counts as not set. Throws WrongEnvironment with every wrong one. */
export function parseEnvironment(variables: Variables): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const isProduction = set['NODE_ENV'] === 'production'
  const unknown = unknownVariables(Object.keys(set), VARIABLES).map(
    ({ name, meant }) =>
      `${name}: expected a variable of Battigia${meant === null ? '' : `, such as ${meant}`}, got one that nothing reads`,
  )
  const production = isProduction ? [...wrongProductionLines(set, VARIABLES), ...unknown] : []
  const parsed = z.safeParse(schema, set)
  if (!parsed.success) throw new WrongEnvironment([...production, ...wrongLines(parsed.error.issues, set)])
  const values = parsed.data
  const lines = [
    ...production,
    ...missingInProduction(isProduction, values),
    ...wrongPaymentLines(values, isProduction),
    ...wrongMailLines(values),
    ...wrongIdentityLines(values, isProduction),
    ...wrongFiscalLines(values),
    ...wrongWeatherLines(values, isProduction),
    ...wrongAppLines(values),
  ]
  if (lines.length > 0) throw new WrongEnvironment(lines)
  const isEmbedded = values.DATABASE_URL === undefined
  return {
    isProduction,
    isTest: values.NODE_ENV === 'test',
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(ROOT, values.DATA_DIR),
    isDataDirSet: set['DATA_DIR'] !== undefined,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    smtpUrl: values.SMTP_URL ?? null,
    smtpRequiresTls: requiresTls(set),
    mailFrom: values.MAIL_FROM ?? null,
    mailSigning: mailSigning(values),
    pushKeys: pushKeys(values),
    messagesSecret: values.MESSAGES_WEBHOOK_SECRET ?? null,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    resort: resortFolder(values.RESORT, isProduction),
    appOrigins: values.APP_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    trustedPrefixes: values.TRUSTED_PREFIXES ?? (isEmbedded && !isProduction ? ['127.0.0.0/8', '::1/128'] : []),
    metricsToken: values.METRICS_TOKEN ?? null,
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    payments: paymentKeys(values),
    identity: identityKeys(values),
    fiscal: fiscalKeys(values),
    weather: weatherKeys(values),
    apps: nativeApps(values),
    warnings: unknown,
  }
}

/** Only a trial begins with the demo: a real resort that was not imported yet is told so. */
function resortFolder(named: string | undefined, isProduction: boolean): string | null {
  if (named === undefined && isProduction) return null
  return path.resolve(ROOT, named ?? 'resorts/bagno-argo')
}

/** An issue's value is shown only where it can hold no secret. */
function wrongLines(issues: readonly z.core.$ZodIssue[], set: Variables): string[] {
  return issues.map((issue) => {
    const name = String(issue.path[0]) as Name
    const isSecret = name === 'PUBLIC_URL' ? set[name]?.includes('@') : /_(?:URL|TOKEN|KEY|SECRETS?)$/.test(name)
    const got = isSecret ? 'a value that is not shown, since it may hold a password' : JSON.stringify(set[name])
    return `${name}: expected ${EXPECTED[name]}, got ${got}`
  })
}

/** What production needs besides: a PostgreSQL of its own, its address and a way to send mail. */
function missingInProduction(isProduction: boolean, values: z.output<typeof schema>): string[] {
  if (!isProduction) return []
  const names = ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL'] as const
  return names
    .filter((name) => values[name] === undefined && !(name === 'DATABASE_URL' && values.ALLOW_EMBEDDED))
    .map((name) => {
      const or = name === 'DATABASE_URL' ? ' (or ALLOW_EMBEDDED=1)' : ''
      return `${name}: expected ${EXPECTED[name]} in production${or}, got nothing`
    })
}
