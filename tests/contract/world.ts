import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CALL_PREFIX, type Call } from '../../domain/platform/call.ts'
import type { Problem } from '../../domain/platform/field-problem.ts'
import { bookingDatabase, setSettings } from '../race/booking-world.ts'
import type { TestDatabase } from '../support/database.ts'
import type { Bank } from '../support/bank.ts'
import { openBank } from '../support/payment-world.ts'
import { testServer, type TestServer } from '../support/server.ts'

/** The whole server on the demo resort, asked from outside. */
export interface World {
  readonly db: TestDatabase
  readonly server: TestServer
  readonly dataDir: string
  /** Where money is taken; null when the resort has no keys of any provider. */
  readonly bank: Bank | null
  /** Makes a call as its contract describes it: query of a GET, body of a POST. */
  ask(call: Pick<Call, 'method' | 'path'>, input: unknown, sent?: Sent): Promise<Answer>
  /** Sends anything to any address. */
  send(request: RawRequest): Promise<Answer>
  close(): Promise<void>
}

export interface Sent {
  readonly token?: string | undefined
  readonly language?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

export interface Answer {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>
  json(): unknown
  problem(): Problem
}

export interface WorldOptions {
  /** The instant at which the world's clock starts. */
  readonly at?: string
  /** False keeps the periodic jobs from changing anything while a test compares tables. */
  readonly hasJobs?: boolean
  /** True lets the resort take money from the sandbox's providers. */
  readonly hasBank?: boolean
  readonly variables?: Readonly<Record<string, string>>
}

/** Starts the whole server on a fresh copy of the demo resort. */
export async function contractWorld(options: WorldOptions = {}): Promise<World> {
  const { at, hasJobs = true, hasBank = false, variables = {} } = options
  const db = await bookingDatabase(at === undefined ? {} : { at })
  // Who is asked about is there for the next question as well.
  await setSettings(db, { accountDeletion: false })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'battigia-contract-'))
  const bank = hasBank ? await openBank() : null
  const payments = bank === null ? {} : { PAYMENTS_SANDBOX_URL: bank.sandbox.url }
  const server = await testServer(db, { DATA_DIR: dataDir, ...payments, ...variables })
  if (!hasJobs) await server.app.jobs.stop()
  const send = async ({ method, url, headers = {}, payload }: RawRequest): Promise<Answer> => {
    const answer = await server.app.http.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    return {
      status: answer.statusCode,
      body: answer.body,
      headers: answer.headers,
      json: () => JSON.parse(answer.body) as unknown,
      problem: () => JSON.parse(answer.body) as Problem,
    }
  }
  return {
    db,
    server,
    dataDir,
    bank,
    send,
    ask: (call, input, sent) => send(requestOf(call, input, sent)),
    async close() {
      await server.close()
      await bank?.close()
      await db.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The request of a call; a text of a GET's query travels as it is, anything else as JSON. */
export function requestOf(call: Pick<Call, 'method' | 'path'>, input: unknown, sent: Sent = {}): RawRequest {
  const headers = {
    ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
    ...(sent.language === undefined ? {} : { 'accept-language': sent.language }),
    ...sent.headers,
  }
  const url = `${CALL_PREFIX}/${call.path}`
  if (call.method === 'GET') {
    const query = Object.entries(input as Record<string, unknown>).map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(queryText(value))}`,
    )
    return { method: 'GET', url: query.length === 0 ? url : `${url}?${query.join('&')}`, headers }
  }
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(input),
  }
}

/** Addresses carry UTF-8, which has no half of a surrogate pair. */
function queryText(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString()
}
