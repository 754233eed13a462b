import { afterAll, beforeEach, expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import { applyEdit } from '../../../../domain/umbrellas/editor/apply-edit.ts'
import type { BeachEdit } from '../../../../domain/umbrellas/editor/edits.ts'
import { beachOf, readBeachFile } from '../../../../domain/umbrellas/editor/plan-problems.ts'
import type { ResortModel } from '../../../../domain/umbrellas/files/resort-model.ts'
import { writeBeach } from '../../../../domain/umbrellas/files/write-resort.ts'
import { testDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { demoResort } from '../../../../tests/support/demo-resort.ts'
import { runHandler } from '../../../../tests/support/run-handler.ts'
import { orderNumbers } from '../../../orders/order-numbers.ts'
import { problemsWithBeach } from '../../../resort-files.ts'
import type { Actor } from '../../../platform/handler.ts'
import { forgetResortData, resortData } from '../../resort-data.ts'
import { exportResort } from '../../resort-export.ts'
import { importResort } from '../../resort-import.ts'
import { checkBeachDraft } from './check-beach-draft.ts'
import { discardBeachDraft } from './discard-beach-draft.ts'
import { getBeachEditor } from './get-beach-editor.ts'
import { getBeachHistoryPlan } from './get-beach-history-plan.ts'
import { listBeachHistory } from './list-beach-history.ts'
import { publishBeach } from './publish-beach.ts'
import { saveBeachDraft } from './save-beach-draft.ts'
import { undoPublishBeach } from './undo-publish-beach.ts'

const FACTS = { otherProblems: problemsWithBeach, orderNumbers }
const DEMO = await readFile(new URL('../../../../resorts/bagno-argo/beach.json', import.meta.url), 'utf8')

let db: TestDatabase
let model: ResortModel
let elena: Actor
let marco: Actor

beforeEach(async () => {
  db = await testDatabase()
  forgetResortData()
  model = (await demoResort()).model
  await db.database.transaction((tx) => importResort(tx, model))
  elena = await manager('Elena', 'Pini')
  marco = await manager('Marco', 'Sala')
  return () => db.close()
})
afterAll(() => forgetResortData())

async function account(firstName: string, lastName: string): Promise<number> {
  const [row] = await db.sql<{ id: number }>(
    `insert into account (email, password_hash, first_name, last_name, phone)
     values ($1, 'x', $2, $3, '3331234567') returning id::int`,
    [`${firstName}.${lastName}@example.org`.toLowerCase(), firstName, lastName],
  )
  return row?.id ?? 0
}

async function manager(firstName: string, lastName: string): Promise<Actor> {
  const accountId = await account(firstName, lastName)
  const person = { accountId, sessionId: 1, email: '', isConfirmed: true, isGuest: false, isProven: true }
  return { ...person, roles: ['manager'] }
}

const editor = (actor = elena) => runHandler(db.database, getBeachEditor, {}, { actor })
const save = (file: string, version: number | null, actor = elena) =>
  runHandler(db.database, saveBeachDraft, { file, version }, { actor })
const check = () => runHandler(db.database, checkBeachDraft(FACTS), {}, { actor: elena })
const publish = (version: number, actor = elena) => runHandler(db.database, publishBeach(FACTS), { version }, { actor })
const undo = (historyId: number) => runHandler(db.database, undoPublishBeach(FACTS), { historyId }, { actor: elena })
const history = async () => (await runHandler(db.database, listBeachHistory, {}, { actor: elena })).plans
const audit = () => db.sql<{ action: string; detail: object }>('select action, detail from staff_action order by id')
const exported = async () => (await db.database.connection(exportResort)).get('beach.json')

/** The demo's plan after some edits, as text. */
function drawn(...edits: BeachEdit[]): string {
  const { file } = readBeachFile(DEMO)
  if (file === null) throw new Error('the demo does not read')
  return writeBeach(beachOf(edits.reduce(applyEdit, file)))
}

const moved = () => drawn({ kind: 'stand', code: 'C5', at: { x: 15.5, y: 19 } })
const without = (code: string) => drawn({ kind: 'remove', things: [{ kind: 'place', code }] })
const refusal = (code: string, data: object = {}) => expect.objectContaining({ code, data })

test('B-23 the published plan is told byte for byte as an export writes it', async () => {
  expect(await editor()).toEqual({ published: { version: expect.any(String), file: DEMO }, draft: null })
  expect(await exported()).toBe(DEMO)
})

test('B-23 a draft belongs to everybody; who draws on an older one is told who was faster, and nothing is overwritten', async () => {
  const first = await save(DEMO, null)
  const second = await save(moved(), first.version)
  expect(second.version).toBeGreaterThan(first.version)
  expect((await editor(marco)).draft).toMatchObject({ version: second.version, by: 'Elena Pini', isMine: false })
  const late = refusal('status_changed', { name: 'Elena Pini' })
  await expect(save(without('N8'), first.version, marco)).rejects.toEqual(late)
  await expect(save(without('N8'), null, marco)).rejects.toEqual(late)
  await expect(publish(first.version, marco)).rejects.toEqual(late)
  const taken = await save(without('N8'), second.version, marco)
  expect((await editor()).draft).toMatchObject({ version: taken.version, by: 'Marco Sala', isMine: false })
  expect((await audit()).map(({ action }) => action)).toEqual(['beach.begin-draft', 'beach.take-draft'])
  await runHandler(db.database, discardBeachDraft, { version: taken.version }, { actor: elena })
  await expect(
    runHandler(db.database, discardBeachDraft, { version: taken.version }, { actor: elena }),
  ).rejects.toEqual(refusal('status_changed'))
  expect((await editor()).draft).toBeNull()
  // Undone by saving again: a version never comes back.
  expect((await save(moved(), null)).version).toBeGreaterThan(taken.version)
})

test('B-23 publishing is what an import of the same file is: version, ids of places, export and history', async () => {
  const { version } = await save(moved(), null)
  const published = await publish(version)
  forgetResortData()
  const { plan } = await db.database.connection(resortData)
  expect(plan.version).toBe(published.version)
  expect(plan.places.find(({ code }) => code === 'C5')).toMatchObject({ id: 305, x: 15.5 })
  expect(await exported()).toBe(moved())
  expect((await editor()).draft).toBeNull()
  const [last] = (await audit()).slice(-1)
  expect(last).toEqual({ action: 'beach.publish', detail: { moved: ['C5'] } })
  expect(await history()).toEqual([
    expect.objectContaining({ historyId: published.historyId, by: 'Elena Pini', places: 356, isCurrent: true }),
    expect.objectContaining({ by: null, places: 356, isCurrent: false }),
  ])
  const again = await db.database.transaction((tx) => importResort(tx, { ...model, beach: storedBeachOf(moved()) }))
  expect(again.version).toBe(published.version)
})

function storedBeachOf(text: string) {
  const { file } = readBeachFile(text)
  if (file === null) throw new Error('it does not read')
  return beachOf(file)
}

test('B-23 undone, the plan of before is published again and the draft is there again; a second time it is too late', async () => {
  const published = await publish((await save(moved(), null)).version)
  await undo(published.historyId)
  expect(await exported()).toBe(DEMO)
  expect((await editor()).draft).toMatchObject({ file: moved() })
  await expect(undo(published.historyId)).rejects.toEqual(refusal('status_changed'))
  const plans = await history()
  expect(plans.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  const { file } = await runHandler(
    db.database,
    getBeachHistoryPlan,
    { historyId: String(published.historyId) },
    { actor: elena },
  )
  expect(file).toBe(moved())
})

test('B-23 the history keeps the last twenty plans', async () => {
  await db.sql(
    `insert into beach_history (plan_version, file, places) select n::text, $1, n from generate_series(1, 19) n`,
    [DEMO],
  )
  await publish((await save(moved(), null)).version)
  await publish((await save(DEMO, null)).version)
  expect((await history()).map(({ places }) => places).slice(-2)).toEqual([3, 2])
  expect(await history()).toHaveLength(20)
})

test('B-23 a plan that would orphan guests is refused with everybody on it, and nothing changes', async () => {
  const giulia = await account('Giulia', 'Ferri')
  const [order] = await db.sql<{ id: number; from: string; to: string }>(
    `insert into orders (number, account_id, quote_id, status, method, first_day, service_percent, service_cents,
       total_cents, conditions_slug, conditions_language, conditions_version, language, pass_code, refund_policy)
     select 'BA-1', $1, 'q', 'confirmed', 'no_payment_needed', resort_today() + 3, 0, 0, 0, slug, language, version, 'it', 'p', '{}'
     from content_page where slug = 'conditions-without-payment' and language = 'it' and is_current
     returning id::int, first_day::text as from, (first_day + 1)::text as to`,
    [giulia],
  )
  const { id, from, to } = order ?? { id: 0, from: '', to: '' }
  await db.sql(
    `insert into occupancy (umbrella_id, days, halves, state, account_id, order_id, expires_at) values
       (1408, daterange(resort_today() + 3, resort_today() + 5), '[0,2)', 'booked', $1, $2, null),
       (1407, daterange(resort_today(), resort_today() + 1), '[0,1)', 'held', $1, null, battigia_now() + interval '5 minutes')`,
    [giulia, id],
  )
  const file = drawn({ kind: 'remove', things: ['N7', 'N8'].map((code) => ({ kind: 'place' as const, code })) })
  const { version } = await save(file, null)
  const found = await check()
  expect(found).toMatchObject({ version, problems: [] })
  expect(found.orphans.toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual([
    expect.objectContaining({ code: 'N7', state: 'held', name: 'Giulia Ferri', number: null, subscriptionId: null }),
    {
      code: 'N8',
      from,
      to,
      state: 'booked',
      reason: 'place_removed',
      orderId: id,
      number: 'BA-1',
      subscriptionId: null,
      name: 'Giulia Ferri',
    },
  ])
  await expect(publish(version)).rejects.toEqual(refusal('beach_orphans', { codes: ['N7', 'N8'] }))
  expect(await exported()).toBe(DEMO)
  expect((await editor()).draft).toMatchObject({ version })
  expect(await history()).toEqual([])
})

test('B-23 a plan that does not fit prices, subscriptions or itself is not published', async () => {
  const row = { id: 'Q', y: 68.5, columns: 'gazebos', gazebos: true as const }
  const faulty = drawn({ kind: 'add_row', row, like: 'P' })
  const first = await save(faulty, null)
  await expect(publish(first.version)).rejects.toEqual(refusal('not_publishable'))
  const named = model.prices.rules.find(({ rows }) => rows !== null)?.rows?.[0] ?? ''
  const gone = drawn({ kind: 'remove', things: [{ kind: 'row', id: named }] })
  const second = await save(gone, first.version)
  expect((await check()).problems).toContainEqual(
    expect.objectContaining({ kind: 'file', file: 'prices.json', found: named }),
  )
  await expect(publish(second.version)).rejects.toEqual(refusal('not_publishable'))
  expect(await exported()).toBe(DEMO)
})

test('B-23 no stay begins on a place that was just taken away, whatever a process still knows', async () => {
  await publish((await save(without('N8'), null)).version)
  const stale = db.sql(
    `insert into occupancy (umbrella_id, days, halves, state, account_id, expires_at)
     values (1408, daterange(resort_today(), resort_today() + 1), '[0,2)', 'held', $1, now() + interval '1 minute')`,
    [elena.accountId],
  )
  await expect(stale).rejects.toMatchObject({ code: '40001' })
})
