import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { testServer, type TestServer } from '../../tests/support/server.ts'

let db: TestDatabase
let server: TestServer
let base: string
beforeAll(async () => {
  db = await testDatabase()
  server = await testServer(db)
  base = await server.listen()
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const ask = (method: 'HEAD' | 'GET', url: string) =>
  fetch(`${base}${url}`, { method, redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
const LIVE = `${CALL_PREFIX}/live/bar`

describe('HEAD', () => {
  test.each([
    '/',
    '/tabs/home',
    '/no-such-page',
    '/index.html',
    '/manifest.webmanifest',
    '/sw.js',
    '/assets/none.js',
    '/healthz',
    '/readyz',
    `${CALL_PREFIX}/openapi.json`,
    `${CALL_PREFIX}/docs`,
    `${CALL_PREFIX}/public/users/getParametroInt?idParametro=1005`,
    `${CALL_PREFIX}/public/users/getParametroInt?idParametro=none`,
    `${CALL_PREFIX}/content/resort`,
    `${CALL_PREFIX}/orders/list`,
    `${CALL_PREFIX}/no/such/call`,
    `${CALL_PREFIX}/accounts/logout`,
  ])('T2 of %s answers what GET answers, without a body', async (url) => {
    const [head, get] = [await ask('HEAD', url), await ask('GET', url)]
    expect([head.status, await head.text()]).toEqual([get.status, ''])
    await get.text()
    for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy', 'vary'])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)])
  })

  test('T2 of a document that is there is 200', async () => {
    const urls = ['/', '/manifest.webmanifest', `${CALL_PREFIX}/openapi.json`, '/healthz']
    const answers = await Promise.all(urls.map((url) => ask('HEAD', url)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('T2 opens no stream: 405 says that GET does', async () => {
    const answer = await ask('HEAD', LIVE)
    expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([405, 'GET', ''])
    expect(server.app.hub.size).toBe(0)
  })

  test.each(['google', 'facebook'])('T2 takes no login of %s', async (provider) => {
    const answer = await ask('HEAD', `/auth/social/${provider}/callback?state=some-state&code=some-code`)
    expect([answer.status, answer.headers.get('allow'), answer.headers.get('location')]).toEqual([405, 'GET', null])
  })
})
