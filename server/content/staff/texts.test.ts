import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type * as calls from '../../../domain/content/staff-calls.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import { contentFacts, MANAGER } from '../../../tests/support/content-facts.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { reportFigures } from '../../../tests/support/figures.ts'
import { codeOf } from '../../../tests/support/parking-facts.ts'
import { runHandler } from '../../../tests/support/run-handler.ts'
import { getSeaConditions } from '../get-sea-conditions.ts'
import { listNews } from '../list-news.ts'
import type { ContentFacts } from '../content-facts.ts'
import { SAMPLE_SEA } from '../sea-provider.ts'
import { deleteNews } from './delete-news.ts'
import { listNewsToEdit } from './list-news-to-edit.ts'
import { publishNews } from './publish-news.ts'
import { saveNews } from './save-news.ts'
import { getSeaToEnter } from './get-sea-to-enter.ts'
import { setSeaConditions } from './set-sea-conditions.ts'
import { undoContentChange } from './undo-content-change.ts'
import { uploadPhoto } from './upload-photo.ts'

const ASKER = { actor: MANAGER }
const words = (text: string) => ({ it: text, en: text, fr: text, nl: text, de: text })

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase({
    clockOffset: () => `${(Date.parse('2027-07-15T10:00:00+02:00') - Date.now()) / 1000} seconds`,
  })
})
afterAll(() => db.close())

describe('R-106 news', () => {
  type News = CallInput<typeof calls.saveNews>['news']
  const dinner: News = {
    kind: 'event',
    title: words('Cena in riva'),
    text: words('Tavoli dalle **20:00**.'),
    day: '2027-07-17',
    from: '2027-07-15',
    to: '2027-07-17',
    photoId: null,
  }
  const save = (news: News, { newsId, revision }: { newsId?: number; revision?: number } = {}) =>
    runHandler(db.database, saveNews, { newsId, revision, news }, ASKER)
  const show = ({ newsId, revision }: { newsId: number; revision: number }, isPublished = true) =>
    runHandler(db.database, publishNews, { newsId, revision, isPublished }, ASKER)
  const seen = async () =>
    (await runHandler(db.database, listNews, { language: 'it' })).news.map(({ title, day }) => [title, day])

  test('guests see what is published, in its days, what has no day first', async () => {
    const event = await save(dinner)
    const sand = await save({ ...dinner, kind: 'paws', title: words('La sabbia scotta'), day: null, to: null })
    const later = await save({ ...dinner, title: words('Yoga'), from: '2027-07-16', to: null })
    expect(await seen()).toEqual([])
    for (const news of [event, sand, later]) await show(news)
    expect(await seen()).toEqual([
      ['La sabbia scotta', null],
      ['Cena in riva', '2027-07-17'],
    ])
    expect((await runHandler(db.database, listNewsToEdit, {}, ASKER)).news.map(({ isShown }) => isShown)).toEqual([
      true,
      true,
      false,
    ])
  })

  test('B-10 a language that misses keeps it from being published, and what is written over it waits', async () => {
    const draft = await save({ ...dinner, title: { ...words('Cena'), fr: '' }, text: { ...words('Alle 20'), nl: '' } })
    expect(draft.missing).toEqual(['fr', 'nl'])
    await expect(show(draft)).rejects.toMatchObject({ code: 'not_publishable', data: { missing: ['fr', 'nl'] } })
    const whole = await show(await save(dinner, draft))
    const over = await save({ ...dinner, title: { ...words('Grande cena'), de: '' } }, whole)
    expect(over).toMatchObject({ isPublished: true, isShown: true, hasChanges: true, missing: ['de'] })
    expect((await seen()).map(([title]) => title)).not.toContain('Grande cena')
    await expect(show(over)).rejects.toMatchObject({ code: 'not_publishable', data: { missing: ['de'] } })
    expect(await codeOf(save(dinner, draft))).toBe('status_changed')
    const back = await show(over, false)
    expect(back).toMatchObject({ isPublished: false, isShown: false, hasChanges: false, missing: ['de'] })
    for (let count = 0; count < 2; count += 1) {
      await runHandler(db.database, deleteNews, { newsId: back.newsId }, ASKER)
    }
    expect(await codeOf(show(back))).toBe('not_found')
  })

  test.each<[string, Partial<News>]>([
    ['HTML', { text: words('<b>ciao</b>') }],
    ['an unsafe link', { text: words('[qui](javascript:x)') }],
    ['an end before its beginning', { to: '2027-07-14' }],
  ])('P14 %s is bad input', async (_, change) => {
    await expect(save({ ...dinner, ...change })).rejects.toMatchObject({ issues: expect.anything() })
  })

  test('days of the resort’s files move along with the calendar', async () => {
    await db.sql('delete from news')
    await db.sql(
      `insert into news (slug, position, is_published, kind, title, markdown, event_day, shown_from)
       values ('yoga', 0, true, 'event', $1, $1, 'sat', 'today')`,
      [JSON.stringify(words('Yoga'))],
    )
    expect(await seen()).toEqual([['Yoga', '2027-07-17']])
  })
})

test('R-901 B-19 the sea is what the staff saw today or a while ago, then what a provider says, then nothing', async () => {
  const facts = await contentFacts(db)
  const ask = (sea: typeof facts.sea) => runHandler(db.database, getSeaConditions({ ...facts, sea }), {})
  const sea = { airCelsius: 29, waterCelsius: 24, windKnots: 9, wave: 'calm', sky: 'clear', flag: 'red' } as const
  expect(await ask(null)).toEqual({ conditions: null })
  expect((await ask(SAMPLE_SEA)).conditions).toMatchObject({ source: 'sample', observedAt: '2027-07-15T08:00:00.000Z' })
  await runHandler(db.database, setSeaConditions, { ...sea, windFrom: 'SW' }, ASKER)
  expect((await ask(SAMPLE_SEA)).conditions).toMatchObject({ ...sea, windFrom: 'SW', source: 'staff' })
  // At ten, what was entered at four wins for the day; what was entered at eleven the evening before is eleven hours old.
  await db.sql("update sea_observation set observed_at = observed_at - interval '6 hours'")
  expect((await ask(SAMPLE_SEA)).conditions?.source).toBe('staff')
  await db.sql("update sea_observation set observed_at = observed_at - interval '5 hours'")
  expect((await ask(SAMPLE_SEA)).conditions?.source).toBe('sample')
  expect(await ask(null)).toEqual({ conditions: null })
})

describe('R-603 B-19 the sea as it is entered', () => {
  const RAIN = {
    airCelsius: 22,
    waterCelsius: 21,
    windKnots: 14,
    windFrom: 'SW',
    wave: 'rough',
    sky: 'rain',
    flag: 'yellow',
  } as const
  const toEnter = async (sea: ContentFacts['sea'] = null) =>
    runHandler(db.database, getSeaToEnter({ ...(await contentFacts(db)), sea }), {}, ASKER)
  const enter = (sea: CallInput<typeof calls.setSeaConditions>) => runHandler(db.database, setSeaConditions, sea, ASKER)
  beforeEach(() => db.sql('delete from sea_observation'))

  test('a first entry starts from a provider, else from the last one; those of today say who and when', async () => {
    expect(await toEnter()).toEqual({ entries: [], start: null })
    expect((await toEnter(SAMPLE_SEA)).start).toMatchObject({ airCelsius: 27, sky: 'clear' })
    await enter(RAIN)
    await db.sql("update sea_observation set observed_at = observed_at - interval '1 day'")
    expect(await toEnter()).toEqual({ entries: [], start: RAIN })
    await enter({ ...RAIN, sky: 'storm' })
    const { entries } = await toEnter()
    expect(entries).toEqual([
      { enteredAt: expect.stringMatching(/^2027-07-15T08:00:/), by: null, sea: { ...RAIN, sky: 'storm' } },
    ])
  })

  test('an entry is taken back once by who made it; another entry since does not keep it from that', async () => {
    const first = await enter(RAIN)
    const second = await enter({ ...RAIN, sky: 'clear' })
    const undo = (changeId: number | null, actor = MANAGER) =>
      runHandler(db.database, undoContentChange, { changeId: changeId ?? 0 }, { actor })
    expect(await codeOf(undo(first.changeId, { ...MANAGER, accountId: 1 }))).toBe('not_found')
    await undo(first.changeId)
    expect((await toEnter()).entries.map(({ sea }) => sea.sky)).toEqual(['clear'])
    expect(await codeOf(undo(first.changeId))).toBe('not_found')
    await undo(second.changeId)
    expect((await toEnter()).entries).toEqual([])
    const audit = await db.sql<{ action: string }>(
      "select action from staff_action where action like 'sea.%' order by id desc limit 2",
    )
    expect(audit.map(({ action }) => action)).toEqual(['sea.undo', 'sea.undo'])
  })
})

describe('R-603 photos', () => {
  const photo = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c13e0b' } }).withExif({ IFD0: { Artist: 'Elena' } })
  const upload = async (dataUrl: string) =>
    runHandler(db.database, uploadPhoto(await contentFacts(db)), { dataUrl }, ASKER)
  const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`

  test('I-03 are kept as two square WebP pictures without what the file said besides', async () => {
    const { photoId } = await upload(dataUrl('jpeg', await (await photo(1200, 900)).jpeg().toBuffer()))
    const [row] = await db.sql<{ small: Buffer; large: Buffer }>('select small, large from photo where id = $1', [
      photoId,
    ])
    const sizes = await Promise.all([row?.small, row?.large].map((bytes) => sharp(bytes).metadata()))
    reportFigures('I-03', { files: 1, told: sizes.filter(({ exif }) => exif !== undefined).length })
    expect(sizes.map(({ width, height, format, exif }) => [width, height, format, exif])).toEqual([
      [156, 156, 'webp', undefined],
      [800, 800, 'webp', undefined],
    ])
    expect(await upload(dataUrl('jpeg', await (await photo(1200, 900)).jpeg().toBuffer()))).toEqual({ photoId })
  })

  test('I-03 P15 an SVG, a GIF and a bomb of pixels are refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const bomb = await (await photo(6000, 6000)).png().toBuffer()
    const all = [dataUrl('svg+xml', svg), dataUrl('png', svg), dataUrl('png', bomb), 'https://a.example/b.png']
    for (const bad of all) {
      const code = await codeOf(upload(bad))
      reportFigures('I-03', { files: 1, accepted: Number(code !== 'image_not_accepted') })
      expect(code).toBe('image_not_accepted')
    }
  })
})
