import http from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { testServer, type TestServer } from '../../tests/support/server.ts'

const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64')
let db: TestDatabase
let server: TestServer
let base: string
const agent = new http.Agent({ keepAlive: true })

beforeAll(async () => {
  db = await testDatabase()
  server = await testServer(db, {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://spiaggia.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRETS_KEY,
    RESORT: 'resorts/bagno-argo',
  })
  base = await server.listen()
})
afterAll(async () => {
  agent.destroy()
  await server.close()
  await db.close()
})

async function ask(path: string) {
  const [answer] = (await once(http.get(`${base}${path}`, { agent }), 'response')) as [http.IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return { status: answer.statusCode, connection: answer.headers.connection }
}

test('a process that stops says so, serves on until the proxy has noticed, and takes leave of each connection', async () => {
  await expect.poll(() => ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' })
  const stopped = server.app.stop()
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' })
  expect(await ask('/singlefin-ws/rest/umbrellas/plan')).toMatchObject({ connection: 'close' })
  const [page] = await Promise.all([ask('/'), ask('/healthz')])
  expect(page).toEqual({ status: 200, connection: 'close' })
  await stopped
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
})

test('a request that was under way when the process began to stop takes leave as well, so that nothing waits for its connection', async () => {
  const other = await testServer(db, { SECRETS_KEY })
  const { port } = new URL(await other.listen())
  const path = `${CALL_PREFIX}/public/version/checkVersion`
  const body = '{"version":"3.1.10","platform":"other"}'
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const request = http.request({ port, path, method: 'POST', agent, headers })
  request.write(body.slice(0, 10))
  await once(other.app.http.server, 'request')
  const stopped = other.app.stop()
  request.end(body.slice(10))
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  answer.resume()
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
  await stopped
})
