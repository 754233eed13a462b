import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test as base, vi } from 'vitest'
import { CALL_PREFIX } from '../domain/platform/call.ts'
import { testDatabase, type TestDatabase } from '../tests/support/database.ts'
import { load } from '../tests/support/patience.ts'
import { startServerProcess, type ServerProcess } from '../tests/support/server-process.ts'
import { DEMO_LOGINS, DEMO_STAFF } from './first-start.ts'

interface Machine {
  readonly db: TestDatabase
  readonly folder: string
  /** Starts a server that ends with its test; on the test's database unless told otherwise. */
  readonly start: (variables?: Record<string, string>) => Promise<ServerProcess>
}

/** Each test has a database, a folder and processes of its own: they wait for processes beside each other. */
const test = base.extend<Machine>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of what a fixture needs from its first parameter
  db: async ({}, use) => {
    const db = await testDatabase()
    await use(db)
    await db.close()
  },
  // oxlint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'battigia-main-'))
    await chmod(folder, 0o711)
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  start: async ({ db, folder }, use) => {
    const running: ServerProcess[] = []
    await use(async (variables = { DATABASE_URL: db.url }) => {
      const server = await startServerProcess({ DATA_DIR: folder, ...variables })
      running.push(server)
      return server
    })
    await Promise.all(running.map((server) => server.stop()))
  },
})

describe.concurrent('processes on one database', () => {
  test('two that start at once both serve the resort, which is imported once', async ({ db, start, expect }) => {
    const servers = await Promise.all([start(), start()])
    for (const { address } of servers) {
      const plan = await fetch(`${address}${CALL_PREFIX}/umbrellas/plan`).then((response) => response.json())
      expect(plan.places).toHaveLength(356)
    }
    expect((await db.sql(`select from account`)).length).toBe(0)
  }, 180_000)
})

describe.concurrent('SIGTERM', () => {
  test('a request under way is answered, streams end, new connections are refused, and the exit is clean', async ({
    start,
    expect,
  }) => {
    const server = await start()
    const { port } = new URL(server.address)
    const stream = http.get(`${server.address}${CALL_PREFIX}/live/app`)
    const [streaming] = (await once(stream, 'response')) as [http.IncomingMessage]
    const body = '{"version":"3.1.10","platform":"other"}'
    const socket = net.connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    socket.write(
      `POST ${CALL_PREFIX}/public/version/checkVersion HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    const ended = once(streaming.resume(), 'end')
    const stopped = server.stop()
    await ended
    await vi.waitFor(() => expect(fetch(`${server.address}/healthz`)).rejects.toThrow())
    socket.write(body.slice(10))
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1.1 (200|503)/)
    expect(answer).toContain('200 OK')
    expect(await stopped).toBe(0)
  }, 180_000)
})

describe.concurrent('in production', () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://bagno.test',
    SMTP_URL: 'smtps://u:p@posta.test',
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  }

  test('security H4 an import that was forgotten is said and no demo opens; an embedded database gets no people of the demo', async ({
    start,
    expect,
  }) => {
    const embedded = { ...PRODUCTION, ALLOW_EMBEDDED: '1' }
    await expect(start(embedded)).rejects.toThrow(/The database has no resort yet\. Import yours with/)
    const server = await start({ ...embedded, RESORT: 'resorts/bagno-argo' })
    expect(server.output()).not.toMatch(/example\.it|authenticator key|dev\/mail/)
    const { email, password } = DEMO_STAFF[0]
    const answer = await fetch(`${server.address}${CALL_PREFIX}/ges/staff/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(answer.status).toBe(401)
    expect((await fetch(`${server.address}/dev/mail`)).status).not.toBe(200)
    await server.stop()
    // A database in which the demo was tried before: the demo's start makes its people, production refuses them.
    await (await start({ SECRETS_KEY: PRODUCTION.SECRETS_KEY })).stop()
    await expect(start(embedded)).rejects.toThrow(
      /elena@example\.it is of the demo.*npm run staff -- remove-demo-people/,
    )
  }, 180_000)

  test('folders and addresses that do not hold are named before anything happens', async ({ db, start, expect }) => {
    const wrong = start({ DATABASE_URL: db.url, DATA_DIR: '/proc/battigia', RESORT: '/nonexistent' })
    await expect(wrong).rejects.toThrow(
      /DATA_DIR: expected a folder that this user may write to, got "\/proc\/battigia"[\s\S]*RESORT: expected a folder with a resort, got "\/nonexistent"/,
    )
    await expect(start({ DATABASE_URL: db.url, HOST: '203.0.113.7' })).rejects.toThrow(
      /HOST: expected a name or address of this machine, got "203\.0\.113\.7" \(EADDRNOTAVAIL\)/,
    )
  }, 180_000)
})

describe.concurrent('a start that fails', () => {
  test('what is wrong is a sentence that says what to do, and the exit is not clean', async ({ db, start, expect }) => {
    await expect(start({ NODE_ENV: 'production' })).rejects.toThrow(/DATABASE_URL: expected .* in production/)
    await expect(start({ PORT: 'abc', LOG_LEVEL: 'loud' })).rejects.toThrow(/PORT: expected[\s\S]*LOG_LEVEL: expected/)
    const server = await start()
    const second = await start({ DATABASE_URL: db.url, PORT: new URL(server.address).port })
    if (second.child.exitCode === null) await once(second.child, 'exit')
    expect([second.child.exitCode, second.output()]).toEqual([1, expect.stringContaining('The port is already in use')])
  }, 180_000)
})

describe('the embedded mode', () => {
  // Alone: it says how fast a server starts.
  test('prints address, demo logins that work, where mail lands and the documentation; a second server is refused', async ({
    folder,
    start,
    expect,
  }) => {
    const server = await start({})
    const output = server.output()
    for (const part of [
      'Battigia is open:',
      DEMO_LOGINS[0].email,
      DEMO_LOGINS[0].password,
      path.join(folder, 'mail'),
      '/dev/mail',
      `${CALL_PREFIX}/docs`,
    ])
      expect(output).toContain(part)
    for (const { email, password } of DEMO_LOGINS) {
      const response = await fetch(`${server.address}${CALL_PREFIX}/accounts/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      expect(response.status).toBe(200)
    }
    await expect(start({})).rejects.toThrow(/already in use by another Battigia server/)
    expect(await server.stop()).toBe(0)
    const startedAt = performance.now()
    await start({})
    // Five seconds of a machine that is not busy with something else.
    expect(performance.now() - startedAt).toBeLessThan(5_000 * load())
  }, 180_000)
})
