import type { FastifyInstance } from 'fastify'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { accountEffects } from '../../server/accounts/account-effects.ts'
import type { AccountTools } from '../../server/accounts/account-tools.ts'
import { commonPasswords } from '../../server/accounts/common-passwords.ts'
import { passwordHasher, type PasswordHasher } from '../../server/accounts/password-hasher.ts'
import { passkeySite } from '../../server/accounts/passkeys/passkey-site.ts'
import { accountHandlers } from '../../server/accounts/routes.ts'
import type { AccountEffectTools } from '../../server/accounts/send-account-mail.ts'
import { resolveSession, sessionProof } from '../../server/accounts/session.ts'
import { savePages } from '../../server/content/save-pages.ts'
import { hasCard } from '../../server/payments/saved-cards/card-queries.ts'
import type { Database } from '../../server/platform/database.ts'
import type { Handler } from '../../server/platform/handler.ts'
import { createHttpServer } from '../../server/platform/http-server.ts'
import { mountCalls } from '../../server/platform/http.ts'
import { createLogger } from '../../server/platform/logger.ts'
import type { Mail } from '../../server/platform/mail.ts'
import { outboxJob } from '../../server/platform/outbox.ts'
import { RateLimits } from '../../server/platform/rate-limits.ts'
import { liveSettings } from '../../server/settings/live-settings.ts'
import { testDatabase, type TestDatabase } from './database.ts'

export interface Sent {
  readonly token?: string
  readonly device?: string
  readonly language?: Language
  readonly address?: string
  readonly headers?: Record<string, string>
}

export interface Answered {
  readonly status: number
  readonly body: string
  readonly json: Record<string, unknown> & { readonly errors?: readonly Record<string, unknown>[] }
}

/** Accounts behind HTTP on a database of their own; mails stay in memory. */
export interface AccountWorld {
  readonly db: TestDatabase
  readonly app: FastifyInstance
  readonly mails: Mail[]
  post(path: string, body: unknown, sent?: Sent): Promise<Answered>
  /** Carries out what is in the outbox. */
  deliver(): Promise<void>
  /** The newest code that was mailed to an address. */
  codeFor(email: string): string
  /** The secret of the newest link to a page that was mailed to an address, e.g. of `recuperapassword#key`; empty without one. */
  keyFor(email: string, page: 'recuperapassword#key' | 'signup-completa#newEmail'): string
  close(): Promise<void>
}

export const TEXT_VERSION = '2026-1'
export const PUBLIC_URL = 'https://app.example'

/** What a person types to sign up; every field can be overridden. */
export const aSignUp = (fields: Record<string, unknown> = {}) => ({
  firstName: 'Giulia',
  lastName: 'Ferri',
  email: 'giulia@posta.example',
  phone: '+393331234567',
  password: 'sale e sabbia 42',
  language: 'it',
  personalDataRead: true,
  personalDataVersion: TEXT_VERSION,
  purposesAccepted: true,
  purposesVersion: TEXT_VERSION,
  ...fields,
})

/** What a part of the accounts adds to the world: its calls, its effects and its own routes. */
export interface WorldParts {
  /** Hashes passwords; the product's own when nothing is said. */
  readonly hasher?: PasswordHasher
  readonly handlers?: (tools: AccountTools) => readonly Handler[]
  readonly effects?: (tools: AccountEffectTools) => ReturnType<typeof accountEffects>
  readonly pages?: (http: FastifyInstance, tools: { database: Database; limits: RateLimits }) => Promise<void>
}

export async function accountWorld(parts: WorldParts = {}): Promise<AccountWorld> {
  const db = await testDatabase()
  await db.database.transaction((tx) => savePages(tx, consentPages()))
  const log = createLogger('silent')
  const settings = liveSettings()
  const common = commonPasswords()
  const mails: Mail[] = []
  const { database } = db
  const tools = {
    database,
    settings,
    hasher: parts.hasher ?? passwordHasher(),
    isCommonPassword: (text: string) => common.has(text),
    hasCard,
    passkeys: passkeySite(PUBLIC_URL, { android: [], ios: [] }),
    log,
  }
  const handlers = [...accountHandlers(tools), ...(parts.handlers?.(tools) ?? [])]
  const limits = new RateLimits(database)
  const app = await createHttpServer({ publicUrl: PUBLIC_URL, appOrigins: [], trustedProxies: [], log })
  mountCalls(app, handlers, {
    database,
    findActor: resolveSession,
    tokenProof: sessionProof,
    gate: () => undefined,
    ungated: new Set(),
    limits,
    isTrusted: () => false,
    isExempt: () => false,
    isHttps: false,
    log,
    checksContract: true,
  })
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  await parts.pages?.(app, { database, limits })
  const effectTools = { database, mailer, settings, publicUrl: PUBLIC_URL }
  const outbox = outboxJob(new Map([...accountEffects(effectTools), ...(parts.effects?.(effectTools) ?? [])]), log)

  return {
    db,
    app,
    mails,
    async post(path, body, sent = {}) {
      const answer = await app.inject({
        method: 'POST',
        url: `${CALL_PREFIX}/${path}`,
        remoteAddress: sent.address ?? freshAddress(),
        headers: {
          'content-type': 'application/json',
          'x-device-id': sent.device ?? 'device-of-the-test',
          'accept-language': sent.language ?? 'it',
          ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
          ...sent.headers,
        },
        payload: JSON.stringify(body),
      })
      return { status: answer.statusCode, body: answer.body, json: answer.json() }
    },
    async deliver() {
      while (await outbox.run(database));
    },
    codeFor(email) {
      const mail = mails.findLast(({ to, text }) => to === email && /\b\d{6}\b/.test(text))
      return /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? ''
    },
    keyFor(email, page) {
      const link = new RegExp(`^${PUBLIC_URL}/${page}=([\\w-]{43})$`, 'm')
      const found = mails.filter(({ to }) => to === email).map(({ text }) => link.exec(text)?.[1])
      return found.findLast((key) => key !== undefined) ?? ''
    },
    async close() {
      await app.close()
      await db.close()
    },
  }
}

function consentPages() {
  return ['personal-data', 'purposes'].flatMap((slug) =>
    LANGUAGES.map((language) => ({
      slug,
      language,
      version: TEXT_VERSION,
      title: slug,
      markdown: `${slug} (${language})`,
    })),
  )
}

let addresses = 0
/** A network prefix that no other request of the test run has, so that limits by address do not meet. */
function freshAddress(): string {
  addresses += 1
  return `10.${(addresses >> 8) & 255}.${addresses & 255}.7`
}
