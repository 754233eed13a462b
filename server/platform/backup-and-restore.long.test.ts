import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { backupPlace, commandLines, type BackupPlace } from '../../tests/support/backup-scripts.ts'
import { bookingCalls } from '../../tests/race/booking-calls.ts'
import { bookingDatabase, makeCustomers, makeStaff } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { reportFigures } from '../../tests/support/figures.ts'
import { testServer } from '../../tests/support/server.ts'
import { openDatabase } from './open-database.ts'
import { dumpSchema } from './schema-dump.ts'

const PASSWORD = 'p@ss/w:rd 100%'
const STAY = { from: '2027-07-10', to: '2027-07-12', part: 'full_day' } as const

let place: BackupPlace
let admin: pg.Client
let resort: TestDatabase

beforeAll(async () => {
  place = await backupPlace()
  admin = new pg.Client({ connectionString: place.server })
  await admin.connect()
  await admin.query(`create role resort login createdb password '${PASSWORD}'`)
  await admin.query('grant set on parameter "battigia.clock_offset" to resort')
  await admin.query('create database scratch owner resort')
  resort = await bookingDatabase({ server: urlOf('postgres'), connections: 2, isAsReleased: true })
  await fill()
}, 120_000)

afterAll(async () => {
  await resort.close()
  await admin.end()
  await place.close()
})

afterEach(async () => {
  expect(await readdir(place.temporary)).toEqual([])
  expect(await tablesOf(urlOf('scratch'))).toEqual([])
})

function urlOf(database: string): string {
  const url = new URL(place.server)
  url.username = 'resort'
  url.password = encodeURIComponent(PASSWORD)
  url.pathname = `/${database}`
  return url.href
}

/** The demo resort with guests, staff, holds, stays with and without dogs, and orders in several states. */
async function fill(): Promise<void> {
  const calls = await bookingCalls(resort)
  const [manager] = await makeCustomers(resort, 1, 'manager-')
  if (manager !== undefined) await makeStaff(resort, manager, ['manager'])
  for (const umbrellaId of [203, 204, 303, 304]) {
    const guest = await calls.guest()
    const dogs = umbrellaId % 2 === 0 ? [{ name: 'Nebbia', size: 'small' as const }] : []
    await guest.lock({ ...STAY, places: [{ umbrellaId, people: 2, dogs, extras: [] }] })
    if (umbrellaId < 304) await guest.order(umbrellaId === 203 ? 'pay_later' : 'cash')
  }
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const tablesOf = async (url: string) => {
  const rows = await ask<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Every table's number of rows and a hash of their contents, and where each sequence stands. */
async function contentsOf(url: string): Promise<Record<string, unknown>> {
  const tables = await tablesOf(url)
  const each = tables.map(
    (name) =>
      `select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as holds from ${name} t`,
  )
  const rows = await ask<{ name: string; holds: string }>(
    url,
    `${each.join(' union all ')} union all select sequencename, last_value::text from pg_sequences`,
  )
  return Object.fromEntries(rows.map(({ name, holds }) => [name, holds]))
}

/** PostgreSQL writes the name of a constant's column into a parsed body once it was dumped. */
async function schemaOf(url: string): Promise<string> {
  const database = openDatabase({ url, connections: 2 })
  try {
    return (await dumpSchema(database)).replaceAll(/'::text AS text(?=,?$)/gm, "'::text")
  } finally {
    await database.close()
  }
}

const addresses = () => ({ DATABASE_URL: resort.url, SCRATCH_URL: urlOf('scratch') })

async function backUp(): Promise<string> {
  const { code, printed } = await place.start('backup.sh', [], addresses()).ended
  expect(printed).toContain('proved: ')
  expect(code, printed).toBe(0)
  return printed.trim().split('\n').at(-1) ?? ''
}

/** Restores a file into a database; its servers and pools are gone by then. */
async function restore(file: string, url: string, ...flags: string[]) {
  return place.start('restore.sh', [...flags, file], {
    DATABASE_URL: url,
    BACKUP_KEY: place.key,
    BACKUP_SIGNER: place.signer,
  }).ended
}

test(
  'F-04 F17 a backup restored into an empty database holds every row, and the product serves it',
  { timeout: 120_000 },
  async () => {
    const file = await backUp()
    await admin.query('create database restored owner resort')
    const { code, printed } = await restore(file, urlOf('restored'))
    expect(printed).toMatch(/^restored: \d+ migrations, 3 orders, no overlap$/m)
    expect(code).toBe(0)

    const [before, after] = [await contentsOf(resort.url), await contentsOf(urlOf('restored'))]
    const differ = Object.keys(before).filter((name) => before[name] !== after[name]).length
    reportFigures('F-04', { rows: Object.keys(before).length, differ })
    expect(after).toEqual(before)
    expect(Object.keys(before).length).toBeGreaterThan(100)
    for (const name of ['account', 'bar_item', 'dish_version', 'orders', 'order_line', 'occupancy', 'staff_member']) {
      expect(before[`public.${name}`], name).not.toMatch(/^0 /)
    }
    expect(await schemaOf(urlOf('restored'))).toBe(await schemaOf(resort.url))

    const server = await testServer({ url: urlOf('restored') })
    const address = await server.listen()
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect((await fetch(`${address}/singlefin-ws/rest/umbrellas/plan`)).status).toBe(200)
    await server.close()
  },
)

test(
  'a restore replaces what is there, once nobody is connected; whatever cannot be restored whole changes nothing',
  { timeout: 120_000 },
  async () => {
    const file = await backUp()
    await admin.query('create database replaced owner resort')
    const url = urlOf('replaced')
    expect((await restore(file, url)).code).toBe(0)
    await ask(url, `delete from order_history; create table stray (id int)`)
    const changed = await contentsOf(url)

    const sealed = await readFile(file)
    const changedByte = Buffer.from(sealed.map((byte, index) => (index === sealed.length - 40_000 ? byte ^ 1 : byte)))
    const put = async (name: string, content: Buffer, signature?: Buffer) => {
      await writeFile(path.join(place.backups, name), content)
      if (signature !== undefined) await writeFile(path.join(place.backups, `${name}.sig`), signature)
      return path.join(place.backups, name)
    }
    const itsSignature = await readFile(`${file}.sig`)
    const wrong: [string, string, string?][] = [
      ['truncated', await put('truncated.dump.cms', sealed.subarray(0, sealed.length / 2), itsSignature)],
      ['one byte changed', await put('changed.dump.cms', changedByte, itsSignature)],
      ['without a signature', await put('alone.dump.cms', sealed)],
      ['an older one under a newer name', await put('battigia-29990101T000000Z.dump.cms', sealed, itsSignature)],
      ['made with the certificate by somebody', await place.forge('somebody.dump.cms', sealed, 'somebody')],
      ['signed, and no dump', await place.forge('words.dump.cms', Buffer.from('no dump at all'))],
      ['a dump without a signature', await put('words.dump', Buffer.from('no dump at all'))],
      ['no dump', await put('words.dump', Buffer.from('no dump at all')), '--unsigned'],
      ['nothing', await put('empty.dump', Buffer.alloc(0)), '--unsigned'],
    ]
    for (const [name, where, ...flags] of wrong) {
      const { code, printed } = await restore(where, url, ...(flags as string[]))
      expect(printed, name).toContain('nothing was changed')
      expect(code, name).toBe(1)
      expect(await contentsOf(url), name).toEqual(changed)
    }

    const visitor = new pg.Client({ connectionString: place.server.replace('/postgres', '/replaced') })
    await visitor.connect()
    const refused = await restore(file, url)
    expect(refused.printed).toContain('1 connections are open: stop the servers first')
    expect(refused.code).toBe(1)
    expect(await contentsOf(url)).toEqual(changed)
    await visitor.end()

    await expect.poll(async () => (await restore(file, url)).code).toBe(0)
    expect(await contentsOf(url)).toEqual(await contentsOf(resort.url))
  },
)

test(
  'while a backup runs nobody reads a password or a guest; ended half-way it leaves nothing',
  { timeout: 120_000 },
  async () => {
    const seen = new Set<string>()
    const files = new Set(await readdir(place.backups))
    const backup = place.start('backup.sh', [], addresses())
    while (backup.child.exitCode === null) {
      for (const line of await commandLines()) seen.add(line)
      expect(await tablesOf(urlOf('scratch'))).toEqual([])
      await sleep(5)
    }
    expect((await backup.ended).code).toBe(0)
    for (const program of ['pg_dump', 'pg_restore', 'psql', 'openssl']) {
      expect(
        [...seen].some((line) => line.startsWith(program)),
        program,
      ).toBe(true)
    }
    expect([...seen].filter((line) => line.includes('p@ss') || line.includes('p%40ss'))).toEqual([])

    const made = await readdir(place.backups)
    expect(made.filter((name) => !files.has(name)).map((name) => name.replace(/.*\.dump/, ''))).toEqual([
      '.cms',
      '.cms.sig',
    ])
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      const interrupted = place.start('backup.sh', [], addresses())
      await expect.poll(async () => (await commandLines()).some((line) => line.startsWith('pg_restore'))).toBe(true)
      interrupted.child.kill(signal)
      expect((await interrupted.ended).code, signal).toBe({ SIGTERM: 143, SIGINT: 130, SIGHUP: 129 }[signal])
      expect(await readdir(place.temporary)).toEqual([])
      expect(await readdir(place.backups)).toEqual(made)
      await expect
        .poll(async () => (await commandLines()).filter((line) => /^(pg_dump|pg_restore)/.test(line)))
        .toEqual([])
    }
  },
)

test('what is missing is said before anything is dumped', async () => {
  const cases = [
    [{ BACKUP_DIR: '/nowhere' }, 'BACKUP_DIR: '],
    [{ BACKUP_CERTIFICATE: place.key }, 'BACKUP_CERTIFICATE: '],
    [{ BACKUP_SIGNING_KEY: place.signer }, 'BACKUP_SIGNING_KEY: '],
    [{ DATABASE_URL: 'mysql://somewhere' }, 'DATABASE_URL: expected postgres://'],
    [{ DATABASE_URL: urlOf('missing') }, 'DATABASE_URL: the database does not answer'],
    [{ SCRATCH_URL: urlOf('missing') }, 'create database battigia_scratch owner battigia'],
    [{ SCRATCH_URL: resort.url }, 'SCRATCH_URL is the database of DATABASE_URL'],
  ] as const
  for (const [variables, sentence] of cases) {
    const { code, printed } = await place.start('backup.sh', [], { ...addresses(), ...variables }).ended
    expect(printed).toContain(sentence)
    expect(code, sentence).toBe(1)
  }
  const { code, printed } = await restore(path.join(place.backups, 'none.dump'), urlOf('missing'))
  expect(printed).toContain('create database battigia owner battigia')
  expect(code).toBe(1)
})
