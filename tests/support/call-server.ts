import type { FastifyInstance } from 'fastify'
import type { CallPlatform } from '../../server/platform/call-platform.ts'
import type { Handler } from '../../server/platform/handler.ts'
import { mountCalls } from '../../server/platform/http.ts'
import { createHttpServer } from '../../server/platform/http-server.ts'
import { RateLimits } from '../../server/platform/rate-limits.ts'
import { trustedAddresses } from '../../server/platform/trusted-addresses.ts'
import type { TestDatabase } from './database.ts'
import { silentLog } from './server.ts'

/** Tokens that the calls of such a server know: `customer-7` is account 7, `unconfirmed-8` one without confirmation. */
export const findTestActor: CallPlatform['findActor'] = async (tx, token) => {
  const [row] = await tx.query<{ kind: string; id: string }>({
    name: 'test.actor',
    text: `select split_part($1, '-', 1) as kind, split_part($1, '-', 2) as id where $1 ~ '^(customer|unconfirmed)-[0-9]+$'`,
    values: [token],
  })
  if (row === undefined) return null
  const accountId = Number(row.id)
  return {
    accountId,
    sessionId: accountId,
    email: `person${accountId}@example.it`,
    isConfirmed: row.kind === 'customer',
    isGuest: false,
    isProven: true,
    roles: [],
  }
}

/** The same inside a statement. */
export const testTokenProof: CallPlatform['tokenProof'] = {
  select: (token) => `select split_part(${token}, '-', 2)::bigint as account_id where ${token} ~ '^customer-[0-9]+$'`,
  value: (token) => token,
}

/** The platform's HTTP server with the given calls and nothing else. */
export async function callServer(
  db: TestDatabase,
  handlers: readonly Handler[],
  options: Partial<CallPlatform> & { readonly appOrigins?: readonly string[] } = {},
  alsoMount: (http: FastifyInstance) => void = () => undefined,
): Promise<FastifyInstance> {
  const { appOrigins = [], ...overrides } = options
  const http = await createHttpServer({
    publicUrl: 'http://localhost:3000',
    appOrigins,
    trustedProxies: ['127.0.0.1'],
    log: silentLog,
  })
  mountCalls(http, handlers, {
    database: db.database,
    findActor: findTestActor,
    tokenProof: testTokenProof,
    gate: () => undefined,
    ungated: new Set(),
    limits: new RateLimits(db.database),
    isTrusted: trustedAddresses(['127.0.0.0/8']),
    isExempt: () => false,
    isHttps: false,
    log: silentLog,
    checksContract: true,
    ...overrides,
  })
  alsoMount(http)
  await http.ready()
  return http
}
