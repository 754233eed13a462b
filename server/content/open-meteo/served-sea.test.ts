import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CALL_PREFIX } from '../../../domain/platform/call.ts'
import { openSandbox, type Sandbox } from '../../../sandbox/platform/sandbox.ts'
import { openMeteoMount } from '../../../sandbox/weather/open-meteo-mount.ts'
import { setSettings } from '../../../tests/race/booking-world.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { testServer, type TestServer } from '../../../tests/support/server.ts'
import { addSea } from '../sea-queries.ts'

let db: TestDatabase
let sandbox: Sandbox
let server: TestServer

beforeAll(async () => {
  sandbox = await openSandbox({ host: '127.0.0.1', port: 0, providers: [], mounts: [openMeteoMount()] })
  db = await testDatabase()
  await setSettings(db, { seaForecast: true, resortPosition: '43.2871, 10.5230' })
  server = await testServer(db, { WEATHER_SANDBOX_URL: sandbox.url }, ['ask-open-meteo'])
})
afterAll(async () => {
  await server.close()
  await db.close()
  await sandbox.close()
})

test('B-19 with the two settings, guests of the running server see the provider until somebody of the resort has looked', async () => {
  const seen = async () => {
    const answer = await server.app.http.inject({ url: `${CALL_PREFIX}/content/sea` })
    return answer.json<{ conditions: Record<string, unknown> | null }>().conditions
  }
  await vi.waitFor(async () => expect(await seen()).toMatchObject({ airCelsius: 28, windKnots: 9, flag: null }), 10_000)
  const entered = {
    airCelsius: 21,
    waterCelsius: 20,
    windKnots: 26,
    windFrom: 'NW',
    wave: 'rough',
    sky: 'cloudy',
    flag: 'red',
  } as const
  await db.database.transaction((tx) => addSea(tx, 4712, entered))
  expect(await seen()).toMatchObject({ ...entered, source: 'staff' })
})
