import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../domain/platform/language.ts'
import type { CatalogSection } from '../../../../domain/umbrellas/catalog-calls.ts'
import { testDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { DEMO_FOLDER } from '../../../../tests/support/demo-resort.ts'
import { runHandler } from '../../../../tests/support/run-handler.ts'
import { getParkingDays } from '../../../parking/staff/get-parking-days.ts'
import { clearParkingSpaces } from '../../../parking/staff/clear-parking-spaces.ts'
import { setParkingSpaces } from '../../../parking/set-parking-spaces.ts'
import type { Actor } from '../../../platform/handler.ts'
import { exportResortFiles, importResortFiles, readResortFiles } from '../../../resort-files.ts'
import { CATALOG_FACTS } from '../../../resort-sections.ts'
import { readServices } from '../../../services/service-queries.ts'
import { setServiceStock } from '../../../services/set-service-stock.ts'
import { clearServiceStock } from '../../../services/staff/clear-service-stock.ts'
import { getServiceDays } from '../../../services/staff/get-service-days.ts'
import { forgetResortData, resortData } from '../../resort-data.ts'
import { readFolder } from '../../resort-folder.ts'
import { checkCatalogDraft } from './check-catalog-draft.ts'
import { discardCatalogDraft } from './discard-catalog-draft.ts'
import { getCatalogSection } from './get-catalog-section.ts'
import { publishCatalogDraft } from './publish-catalog-draft.ts'
import { saveCatalogDraft } from './save-catalog-draft.ts'
import { undoCatalogPublish } from './undo-catalog-publish.ts'

let db: TestDatabase
let demo: ReadonlyMap<string, string>
let elena: Actor
let marco: Actor

beforeAll(async () => {
  db = await testDatabase()
  forgetResortData()
  const { resort, problems } = readResortFiles(await readFolder(DEMO_FOLDER))
  if (resort === null) throw new Error(JSON.stringify(problems))
  await db.database.transaction((tx) => importResortFiles(tx, resort))
  demo = await exported()
  elena = await manager('Elena', 'Pini')
  marco = await manager('Marco', 'Sala')
})
afterAll(async () => {
  forgetResortData()
  await db.close()
})

async function manager(firstName: string, lastName: string): Promise<Actor> {
  const [row] = await db.sql<{ id: number }>(
    `insert into account (email, password_hash, first_name, last_name, phone)
     values ($1, 'x', $2, $3, '3331234567') returning id::int`,
    [`${firstName}.${lastName}@example.org`.toLowerCase(), firstName, lastName],
  )
  const person = { sessionId: 1, email: '', isConfirmed: true, isGuest: false, isProven: true }
  return { ...person, accountId: row?.id ?? 0, roles: ['manager'] }
}

const exported = () => db.database.connection(exportResortFiles)
const section = (name: CatalogSection, actor = elena) =>
  runHandler(db.database, getCatalogSection(CATALOG_FACTS), { section: name }, { actor })
const save = (name: CatalogSection, file: object, version: number | null, actor = elena) =>
  runHandler(
    db.database,
    saveCatalogDraft(CATALOG_FACTS),
    { section: name, file: JSON.stringify(file), version },
    { actor },
  )
const check = (name: CatalogSection) =>
  runHandler(db.database, checkCatalogDraft(CATALOG_FACTS), { section: name }, { actor: elena })
const publish = (name: CatalogSection, version: number, actor = elena) =>
  runHandler(db.database, publishCatalogDraft(CATALOG_FACTS), { section: name, version }, { actor })
const undo = (publicationId: number) =>
  runHandler(db.database, undoCatalogPublish(CATALOG_FACTS), { publicationId }, { actor: elena })
const discard = (name: CatalogSection, version: number) =>
  runHandler(db.database, discardCatalogDraft, { section: name, version }, { actor: elena })
const refusal = (code: string, data: object = {}) => expect.objectContaining({ code, data })

interface Entry extends Record<string, unknown> {
  readonly id: string | number
}

/** A demo file with its entries changed; one that becomes null is taken away. */
function changed(file: string, change: (entry: Entry) => Entry | null): object {
  const { $schema, ...rest } = JSON.parse(demo.get(file) ?? '') as Record<string, unknown>
  const [[list, entries] = ['', []]] = Object.entries(rest) as [string, Entry[]][]
  return { $schema, [list]: entries.flatMap((entry) => change(entry) ?? []) }
}

/** Entry `id` with other fields, the others as they are. */
const withFields = (file: string, id: string | number, fields: object) =>
  changed(file, (entry) => (entry.id === id ? { ...entry, ...fields } : entry))
const without = (file: string, id: string | number) => changed(file, (entry) => (entry.id === id ? null : entry))
const named = (it: string, nl = it) => Object.fromEntries(LANGUAGES.map((one) => [one, one === 'nl' ? nl : it]))

test('R-603 a section is told byte for byte; a draft is everybody’s, and who is slower is told who was faster', async () => {
  expect(await section('services')).toEqual({
    published: demo.get('services.json'),
    draft: null,
    publication: null,
  })
  const first = await save('services', withFields('services.json', 1, { name: named('Cuscino alto') }), null)
  const late = refusal('status_changed', { name: 'Elena Pini' })
  await expect(save('services', withFields('services.json', 2, {}), null, marco)).rejects.toEqual(late)
  const second = await save('services', withFields('services.json', 1, { name: named('Cuscino') }), first.version)
  await expect(save('services', {}, first.version, marco)).rejects.toMatchObject({ code: 'input_invalid' })
  await expect(publish('services', first.version, marco)).rejects.toEqual(late)
  expect((await section('services', marco)).draft).toMatchObject({ version: second.version, isMine: false })
  // Every section has a draft of its own.
  expect((await section('parking')).draft).toBeNull()
  await discard('services', second.version)
  await expect(discard('services', second.version)).rejects.toEqual(refusal('status_changed'))
  expect(await exported()).toEqual(demo)
})

test('B-10 a draft may miss a language, and is published with none missing: what is missing is named at its field', async () => {
  const file = withFields('services.json', 1, { name: named('Cuscino', ''), text: named('Morbido', '') })
  const { version } = await save('services', file, null)
  expect((await check('services')).problems.map(({ path }) => path)).toEqual([
    'services[0].name.nl',
    'services[0].text.nl',
  ])
  await expect(publish('services', version)).rejects.toEqual(
    refusal('not_publishable', { missing: ['services[0].name.nl', 'services[0].text.nl'] }),
  )
  expect(await exported()).toEqual(demo)
  await discard('services', version)
  // What no language is missing from, and is of no file's shape, is not even a draft.
  await expect(save('services', withFields('services.json', 1, { stock: -1 }), null)).rejects.toMatchObject({
    code: 'input_invalid',
  })
})

test('B-23 what is published imports byte for byte, is seen at once, and is taken back by its undo once', async () => {
  const wanted = withFields('services.json', 1, { name: named('Cuscino alto'), hidden: true })
  const { publicationId } = await publish('services', (await save('services', wanted, null)).version)
  const files = await exported()
  expect(JSON.parse(files.get('services.json') ?? '')).toEqual(wanted)
  const { resort } = readResortFiles(files)
  if (resort === null) throw new Error('the export does not read')
  await db.database.transaction((tx) => importResortFiles(tx, resort))
  expect(await exported()).toEqual(files)
  const [{ day } = { day: '' }] = await db.sql<{ day: string }>('select (resort_today() + 1)::text as day')
  const offered = await db.database.connection((tx) => readServices(tx, day as never, 'full_day', 'it'))
  expect(offered.some(({ serviceId }) => serviceId === 1)).toBe(false)
  expect((await section('services')).publication).toMatchObject({ publicationId, by: 'Elena Pini' })
  await undo(publicationId)
  expect(await exported()).toEqual(demo)
  const { draft } = await section('services')
  expect(JSON.parse(draft?.file ?? '')).toEqual(wanted)
  await expect(undo(publicationId)).rejects.toEqual(refusal('status_changed', { name: 'Elena Pini' }))
  await discard('services', draft?.version ?? 0)
  const actions = await db.sql<{ action: string; detail: object }>(
    `select action, detail from staff_action where subject = 'catalog:services' order by id desc limit 3`,
  )
  expect(actions.map(({ action }) => action)).toEqual([
    'catalog.discard-draft',
    'catalog.undo-publish',
    'catalog.publish',
  ])
  expect(actions[2]?.detail).toEqual({ changed: ['1'] })
})

test('B-23 extras and categories are published as an import writes them: the plan of every process follows', async () => {
  const categories = withFields('categories.json', 'human', { name: named('Solo persone'), maxPeople: 5 })
  const first = await publish('categories', (await save('categories', categories, null)).version)
  const extras = withFields('extras.json', 'sun_bed', { stock: 300 })
  const second = await publish('extras', (await save('extras', extras, null)).version)
  forgetResortData()
  const { plan, stock } = await db.database.connection(resortData)
  expect(plan.categories.find(({ id }) => id === 'human')).toMatchObject({ maxPeople: 5, name: named('Solo persone') })
  expect(stock.get('sun_bed')).toBe(300)
  await undo(second.publicationId)
  await undo(first.publicationId)
  expect(await exported()).toEqual(demo)
  for (const name of ['extras', 'categories'] as const) await discard(name, (await section(name)).draft?.version ?? 0)
})

test('B-23 what places, prices or guests still need is not taken away', async () => {
  const used = await save('categories', without('categories.json', 'human'), null)
  expect((await check('categories')).problems).toContainEqual(
    expect.objectContaining({ file: 'beach.json', found: expect.stringContaining('human') }),
  )
  await expect(publish('categories', used.version)).rejects.toMatchObject({ code: 'not_publishable' })
  await discard('categories', used.version)

  await db.sql(
    `insert into service_stock (service_id, day, half, stock, taken) values (3, resort_today() + 2, 0, 9, 2);
     insert into parking_space (area_id, day, half, spaces, taken) values (1, resort_today(), 1, 40, 1);
     insert into parking_space (area_id, day, half, spaces, taken) values (2, resort_today() - 1, 1, 40, 1)`,
  )
  const service = await save('services', without('services.json', 3), null)
  expect((await check('services')).booked).toEqual(['3'])
  await expect(publish('services', service.version)).rejects.toEqual(
    refusal('still_booked', { names: ['Doccia calda'] }),
  )
  await discard('services', service.version)
  const area = await save('parking', without('parking.json', 1), null)
  await expect(publish('parking', area.version)).rejects.toEqual(refusal('still_booked', { names: ['Pineta'] }))
  // What was booked for a day that is over binds nobody, and what is out of sale stays for who has booked it.
  await publish('parking', (await save('parking', without('parking.json', 2), area.version)).version)
  await publish('services', (await save('services', withFields('services.json', 3, { hidden: true }), null)).version)
  const files = await exported()
  expect(JSON.parse(files.get('parking.json') ?? '').areas).toHaveLength(1)
})

test('R-105, R-314 a day has its own number, and the usual one again, never fewer than are sold', async () => {
  const [{ from, to } = { from: '', to: '' }] = await db.sql<{ from: string; to: string }>(
    `select (resort_today() + 2)::text as from, (resort_today() + 3)::text as to`,
  )
  const services = async () =>
    (await runHandler(db.database, getServiceDays, { serviceId: '3', from, to }, { actor: elena })).days
  const before = await services()
  await runHandler(db.database, setServiceStock, { serviceId: 3, from, to, stock: 1 }, { actor: elena })
  expect(await services()).toEqual([
    { day: from, stock: 1, taken: 2, isSet: true },
    { day: to, stock: 1, taken: 0, isSet: true },
  ])
  await runHandler(db.database, clearServiceStock, { serviceId: 3, from, to }, { actor: elena })
  expect((await services()).map(({ isSet }) => isSet)).toEqual([false, false])
  expect((await services())[1]?.stock).toBe(before[1]?.stock)
  const spaces = async () =>
    (await runHandler(db.database, getParkingDays, { areaId: '1', from, to }, { actor: elena })).days
  const usual = await spaces()
  await runHandler(db.database, setParkingSpaces, { areaId: 1, from, to: from, spaces: 7 }, { actor: elena })
  expect(await spaces()).toEqual([{ day: from, spaces: 7, taken: 0, isSet: true }, usual[1]])
  await runHandler(db.database, clearParkingSpaces, { areaId: 1, from, to }, { actor: elena })
  expect(await spaces()).toEqual(usual)
  await expect(
    runHandler(db.database, getParkingDays, { areaId: '99', from, to }, { actor: elena }),
  ).rejects.toMatchObject({ code: 'item_unknown' })
})
