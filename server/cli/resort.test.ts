import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { DEMO_FOLDER } from '../../tests/support/demo-resort.ts'

const COMMAND = path.join(import.meta.dirname, 'resort.ts')
let db: TestDatabase
let folder: string

beforeEach(async () => {
  db = await testDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-resort-'))
})
afterEach(async () => {
  await db.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the command as a person does; answers its exit code and everything it says. */
function resort(...args: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const env = { ...process.env, DATABASE_URL: db.url }
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr })
    })
  })
}

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const name = path.join(folder, file)
  await writeFile(name, (await readFile(name, 'utf8')).replace(from, to))
}

test('B-23 import, then export, gives the same folder', async () => {
  expect(await resort('import', DEMO_FOLDER)).toMatchObject({
    code: 0,
    said: expect.stringContaining('imported 356 places and 70 pages'),
  })
  expect(await resort('export', folder)).toMatchObject({ code: 0 })
  for (const file of ['resort.json', 'beach.json', 'prices.json', 'pages/dog-rules.de.md']) {
    expect(await readFile(path.join(folder, file), 'utf8')).toBe(await readFile(path.join(DEMO_FOLDER, file), 'utf8'))
  }
})

test('B-23 check says file, path, expected and found, needs no database, and fails', async () => {
  await cp(DEMO_FOLDER, folder, { recursive: true })
  await edit('beach.json', '"zone": "humans"', '"zone": "aliens"')
  await db.close()
  expect(await resort('check', DEMO_FOLDER)).toEqual({
    code: 0,
    said: `${DEMO_FOLDER}: 356 places, 70 pages, nothing wrong\n`,
  })
  expect(await resort('check', folder)).toEqual({
    code: 1,
    said: `${folder}: 1 problem\n  beach.json › places: expected a zone of this file (large-dogs, small-dogs, humans, dog-gazebos, human-gazebos); found "aliens"\n`,
  })
  db = await testDatabase()
})

test('B-23 check names files that an export would lay out differently, and format lays them out', async () => {
  await cp(DEMO_FOLDER, folder, { recursive: true })
  await edit('extras.json', /\n +/g, ' ')
  expect((await resort('check', folder)).said).toContain('(npm run resort -- format DIR): extras.json')
  await resort('format', folder)
  expect(await readFile(path.join(folder, 'extras.json'), 'utf8')).toBe(
    await readFile(path.join(DEMO_FOLDER, 'extras.json'), 'utf8'),
  )
})

test('B-23 an import that would orphan an order is refused with place, days and order number', async () => {
  await resort('import', DEMO_FOLDER)
  await db.sql(`
    with owner as (
      insert into account (email, password_hash, first_name, last_name, phone)
      values ('giulia@example.org', 'x', 'Giulia', 'Ferri', '3331234567') returning id
    ), placed as (
      insert into orders (number, account_id, quote_id, status, method, first_day, service_percent, service_cents,
        total_cents, conditions_slug, conditions_language, conditions_version, language, pass_code, refund_policy)
      select 'K7M2-9QX4', owner.id, 'quote', 'confirmed', 'no_payment_needed', '2999-07-18', 0, 0, 0, slug, language, version, 'it', 'pass', '{}'
      from content_page, owner where slug = 'conditions-without-payment' and language = 'it' and is_current returning id, account_id
    )
    insert into occupancy (umbrella_id, days, halves, state, account_id, order_id)
    select 1408, '[2999-07-18,2999-07-20)', '[0,2)', 'booked', account_id, id from placed`)
  await cp(DEMO_FOLDER, folder, { recursive: true })
  await edit('beach.json', 'B1-N8', 'B1-M8, N1-N7')
  expect(await resort('import', folder)).toEqual({
    code: 1,
    said: 'Nothing was imported, stays that would lose their place: 1\n  N8, 2999-07-18 to 2999-07-19 (booked, order K7M2-9QX4): the place is gone\n',
  })
})

test('an unknown command, a missing folder and a folder with other files are said in words', async () => {
  expect(await resort('explode', folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Usage: npm run resort'),
  })
  expect(await resort('check', path.join(folder, 'nowhere'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('found nothing that can be read'),
  })
  await writeFile(path.join(folder, 'holiday.json'), '{}')
  await resort('import', DEMO_FOLDER)
  expect(await resort('export', folder)).toMatchObject({ code: 1, said: expect.stringContaining('found holiday.json') })
})
