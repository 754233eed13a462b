import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import { changeSetting } from '../settings/change-setting.ts'
import { liveSettings } from '../settings/live-settings.ts'
import { getLiveStreaming } from './get-live-streaming.ts'
import { getPage } from './get-page.ts'
import { getResort } from './get-resort.ts'
import { pageText, pageVersion, pageVersionExists } from './page-texts.ts'
import { savePages, type Page } from './save-pages.ts'

const FACTS = { settings: liveSettings() }

let db: TestDatabase
const settings = liveSettings()
const pagesOf = (version: string, words = ''): Page[] =>
  LANGUAGES.map((language) => ({
    slug: 'parking',
    language,
    version,
    title: 'Parcheggio',
    markdown: `${language} ${version}${words}`,
  }))
const save = (pages: readonly Page[]) => db.database.transaction((tx) => savePages(tx, pages))
const set = async (values: Record<string, unknown>) => {
  await db.database.transaction(async (tx) => {
    for (const [key, value] of Object.entries(values)) await changeSetting(tx, key, value, 'test')
  })
  await settings.reload(db.database)
}

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

describe('R-213 R-216 pages', () => {
  test.each(LANGUAGES)('a page is read in %s', async (language) => {
    await save(pagesOf('1'))
    const page = await runHandler(db.database, getPage(FACTS), { slug: 'parking', language })
    expect(page).toEqual({ slug: 'parking', language, title: 'Parcheggio', markdown: `${language} 1`, version: '1' })
  })

  test('R-508 a new version is shown, and the old one still counts as having been shown', async () => {
    await save(pagesOf('2'))
    expect(await pageVersion(db.database, 'parking', 'it')).toBe('2')
    expect(await pageText(db.database, 'parking', 'it', FACTS.settings)).toBe('it 2')
    expect(await pageVersionExists(db.database, 'parking', 'it', '1')).toBe(true)
    expect(await pageVersionExists(db.database, 'parking', 'it', '3')).toBe(false)
  })

  test('going back to an earlier version shows it again', async () => {
    await save(pagesOf('1'))
    expect(await pageVersion(db.database, 'parking', 'de')).toBe('1')
  })

  test('other words under the same version are refused, and nothing changes', async () => {
    await expect(save(pagesOf('1', ', changed'))).rejects.toThrow('parking (de, version 1), parking (en, version 1)')
    expect(await pageText(db.database, 'parking', 'de', FACTS.settings)).toBe('de 1')
  })

  test('a page that is left out is no longer shown', async () => {
    await save(pagesOf('1').filter(({ language }) => language !== 'nl'))
    await expect(runHandler(db.database, getPage(FACTS), { slug: 'parking', language: 'nl' })).rejects.toEqual(
      new Refusal('not_found'),
    )
    await save([])
    expect(await pageText(db.database, 'parking', 'it', FACTS.settings)).toBeNull()
  })

  test.each([
    ['../secret', 'it'],
    ['Parking', 'it'],
    ['x', 'it'],
    ['parking', 'es'],
    ['parking', "it' or 1=1"],
  ])('P17 %s in %s is bad input', async (slug, language) => {
    const input = { slug, language } as { slug: string; language: 'it' }
    await expect(runHandler(db.database, getPage(FACTS), input)).rejects.toMatchObject({ issues: expect.anything() })
  })
})

describe('R-901 what screens know of the resort', () => {
  const ask = () =>
    runHandler(
      db.database,
      getResort({ settings, publicUrl: 'https://app.example', isPaymentSandbox: false, fromCents: async () => 2600 }),
      {},
    )

  test('R-903 without a season it is closed, and has no price', async () => {
    expect(await ask()).toMatchObject({
      season: null,
      fromCents: null,
      timeZone: 'Europe/Rome',
      holdMinutes: 8,
      maxUmbrellas: 5,
    })
  })

  test('R-807 season, lowest price and cash hours come from the settings', async () => {
    await set({
      umbrellaSeasonFrom: '2026-05-01',
      umbrellaSeasonTo: '2026-09-30',
      resortPlace: 'Marina',
      cashCutoffMorning: 9,
    })
    expect(await ask()).toMatchObject({
      season: { from: '2026-05-01', to: '2026-09-30' },
      fromCents: 2600,
      place: 'Marina',
      cashCutoffHours: { full_day: 9, morning: 9, afternoon: 15 },
    })
    await set({ cashNoonVariant: 1 })
    expect(await ask()).toMatchObject({ cashCutoffHours: { full_day: 12, morning: 12, afternoon: 15 } })
  })

  test('R-512 today is the resort’s day, also when it is another day elsewhere', async () => {
    const [row] = await db.sql<{ today: string }>(
      "select to_char(now() at time zone 'Europe/Rome' + interval '36 hours', 'YYYY-MM-DD') as today",
    )
    await db.moveClock('36 hours')
    expect((await ask()).today).toBe(row?.today)
    await db.moveClock('0')
  })
})

test('R-708 R-107 a platform has a stream only with its flag and an allowed address', async () => {
  const actor = {
    accountId: 1,
    sessionId: 1,
    email: 'a@posta.example',
    isConfirmed: true,
    isGuest: false,
    isProven: true,
    roles: [] as const,
  }
  const ask = () =>
    runHandler(
      db.database,
      getLiveStreaming({ settings, publicUrl: 'https://app.example', sampleStream: null }),
      {},
      { actor },
    )
  const nothing = { isAvailableAndroid: false, isAvailableIos: false, url: '', source: '' }
  expect(await ask()).toEqual(nothing)
  await set({ webcamAndroid: 1, webcamIos: 1 })
  expect(await ask()).toEqual(nothing)
  await expect(set({ webcamFrameUrl: 'https://cam.example/live' })).rejects.toMatchObject({ code: 'input_invalid' })
  await set({ linkHosts: ['cam.example'], webcamFrameUrl: 'https://cam.example/live' })
  expect(await ask()).toMatchObject({
    isAvailableAndroid: true,
    isAvailableIos: false,
    url: 'https://cam.example/live',
  })
  await set({ webcamSourceUrl: 'https://cam.example/live.m3u8' })
  expect(await ask()).toMatchObject({ isAvailableIos: true, source: 'https://cam.example/live.m3u8' })
  await set({ linkHosts: [] })
  expect(await ask()).toEqual(nothing)
})
