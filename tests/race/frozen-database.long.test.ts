import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { importFirstResort } from '../../server/first-start.ts'
import { DEADLINES } from '../../server/platform/deadlines.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/platform/embedded-postgres.ts'
import { migrate } from '../../server/platform/migrations.ts'
import { openDatabase } from '../../server/platform/open-database.ts'
import { DEMO_FOLDER } from '../support/demo-resort.ts'
import { raceServer, type RaceServer } from './processes.ts'

let folder: string
let postgres: EmbeddedPostgres
let server: RaceServer

afterEach(async () => {
  await signalAll('SIGCONT')
  await server.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

async function prepare(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'battigia-frozen-'))
  await chmod(folder, 0o711)
  postgres = await startEmbeddedPostgres({ dataDir: folder })
  await migrate(postgres.url)
  const database = openDatabase({ url: postgres.url, connections: 2 })
  await importFirstResort(database, DEMO_FOLDER)
  await database.close()
  server = await raceServer(postgres.url)
}

/** PostgreSQL and every process of it. */
async function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const pid = postgres.pid()
  if (pid === null) return
  const children = await promisify(execFile)('pgrep', ['-P', String(pid)])
  for (const one of [pid, ...children.stdout.trim().split('\n').map(Number)]) process.kill(one, signal)
}

const ASKED: readonly (readonly [string, object | null])[] = [
  ['umbrellas/availability?from=FIRST&to=FIRST&part=full_day', null],
  ['accounts/login', { email: 'anna@example.it', password: 'mare-calmo-40' }],
  ['accounts/logout', {}],
]

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

async function ask(turn: number) {
  const [call, body] = ASKED[turn % ASKED.length] ?? ['', null]
  const path = call.replaceAll('FIRST', tomorrow)
  const begun = performance.now()
  const answer = await fetch(`${server.address}${CALL_PREFIX}/${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${'x'.repeat(43)}`,
      ...(body === null ? {} : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  })
  const problem = (await answer.json()) as { code?: string }
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    code: problem.code,
    ms: performance.now() - begun,
  }
}

test('F4 a PostgreSQL that stands still: every call answers 503 as a problem before its socket ends, and all is well afterwards', async () => {
  await prepare()
  // Connections of the pool that are in use when it stops, and calls that come while it stands.
  await Promise.all(Array.from({ length: 12 }, (_, turn) => ask(turn)))
  await signalAll('SIGSTOP')
  const waves = [0, 1, 2].map(async (wave) => {
    await sleep(wave * 3_000)
    return Promise.all(Array.from({ length: 15 }, (_, turn) => ask(turn)))
  })
  const answers = (await Promise.all(waves)).flat()
  await signalAll('SIGCONT')
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 503,
      type: expect.stringContaining('application/problem+json'),
      code: 'try_again',
    })
    expect(answer.ms).toBeLessThan(DEADLINES.socket)
  }
  await expect.poll(async () => (await ask(0)).status).toBe(200)
})
