import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CALL_PREFIX } from '../domain/platform/call.ts'
import { START_DATA_ID } from '../domain/platform/start-data-id.ts'
import { startData } from '../domain/settings/start-data.ts'
import { testDatabase, type TestDatabase } from '../tests/support/database.ts'
import { testServer, type TestServer } from '../tests/support/server.ts'
import { withStartData } from './platform/start-data.ts'
import { changeSetting } from './settings/change-setting.ts'

const BLOCK = new RegExp(`<script type="application/json" id="${START_DATA_ID}">([^<]*)</script>`)
const HTML = '<!doctype html><title>A</title><body><div id="root"></div></body></html>'

let db: TestDatabase
let server: TestServer
const page = async (url: string) => server.app.http.inject({ url })
const dataAt = async (url: string) => startData.parse(JSON.parse(BLOCK.exec((await page(url)).body)?.[1] ?? 'null'))
const set = async (key: string, value: unknown) => {
  await db.database.transaction((tx) => changeSetting(tx, key, value, 'test'))
  await vi.waitFor(() => expect(server.app.settings[key as 'maintenance']).toBe(value))
}
const maintenanceCall = async () =>
  (await server.app.http.inject({ url: `${CALL_PREFIX}/public/users/getParametroInt?idParametro=1005` })).json<number>()
const accepts = async (version: string) =>
  (
    await server.app.http.inject({
      method: 'POST',
      url: `${CALL_PREFIX}/public/version/checkVersion`,
      payload: { version, platform: 'other' },
    })
  ).json<{ result: boolean }>().result

beforeAll(async () => {
  db = await testDatabase()
  server = await testServer(db)
})
afterAll(async () => {
  await server.close()
  await db.close()
})

test('R-401 R-702 R-705 every document says what both calls of a start answer, at once, and lets in no other version', async () => {
  for (const [maintenance, minimum] of [
    [false, '3.1.10'],
    [true, '3.1.10'],
    [false, '99.0.0'],
  ] as const) {
    await set('maintenance', maintenance)
    await set('minimumVersionOther', minimum)
    for (const url of ['/', '/tabs/home?a=1', '/pagamenti-card', '/nothing-here'])
      expect(await dataAt(url), url).toEqual({ maintenance: await maintenanceCall(), minimumVersion: minimum })
    expect(await accepts(minimum)).toBe(true)
    expect(await accepts('3.1.9')).toBe(false)
  }
  await set('minimumVersionOther', '3.1.10')
})

test('the document that a device keeps says nothing of now, and the policy of both is the same', async () => {
  const [kept, now] = await Promise.all([page('/index.html'), page('/tabs/home')])
  expect(kept.body).not.toContain(START_DATA_ID)
  expect(now.body).toMatch(BLOCK)
  expect(now.headers['content-security-policy']).toBe(kept.headers['content-security-policy'])
})

test('V-01 no text of the data ends its block; a document without a body stays as it is', () => {
  const data = { minimumVersion: '</script><script>alert(1)</script><!-- $& ' }
  const html = withStartData(HTML, data)
  expect(JSON.parse(BLOCK.exec(html)?.[1] ?? 'null')).toEqual(data)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html.replace(/<script[^>]*>[^<]*<\/script>\s*/, '')).toBe(HTML)
  expect(withStartData('<p>A</p>', data)).toBe('<p>A</p>')
})
