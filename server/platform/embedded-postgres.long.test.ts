import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdtemp, readFile, readlink, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportFigures } from '../../tests/support/figures.ts'
import { load } from '../../tests/support/patience.ts'
import { hydrateLinks } from './embedded-binaries.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { openDatabase } from './open-database.ts'

// Every test starts several real servers; a busy machine takes its time.
vi.setConfig({ testTimeout: 90_000 })

const isRoot = process.getuid?.() === 0
let folder: string
let running: EmbeddedPostgres[] = []

async function start(dataDir = folder): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  running.push(postgres)
  return postgres
}
async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return Object.values((await client.query(text)).rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}
const killHard = async (postgres: EmbeddedPostgres) => {
  const pid = postgres.pid()
  if (pid === null) throw new Error('PostgreSQL does not run')
  process.kill(pid, 'SIGKILL')
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-embedded-'))
  await chmod(folder, 0o711)
})
afterEach(async () => {
  await Promise.all(running.map((postgres) => postgres.stop()))
  running = []
  await rm(folder, { recursive: true, force: true })
})

test('starts durable, on loopback only, with a random password in a private file; data survive a restart', async () => {
  const first = await start()
  expect(
    await ask(
      first.url,
      `select current_setting('listen_addresses') || current_setting('fsync') || current_setting('synchronous_commit')`,
    ),
  ).toBe('127.0.0.1onon')
  await ask(first.url, 'create table kept as select 7 as value')
  expect(((await stat(path.join(folder, 'postgres-password'))).mode & 0o777).toString(8)).toBe('600')
  await expect(ask(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
  await first.stop()
  const second = await start()
  expect(await ask(second.url, 'select value from kept')).toBe(7)
})

test('F24 a folder that is open is refused with a sentence, and the first one goes on', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(/already in use by another Battigia server \(process \d+\).*DATA_DIR/s)
  expect(await ask(first.url, 'select 1')).toBe(1)
})

test('F-02 PostgreSQL killed hard: it comes back within ten seconds with what was committed, and the pool goes on', async () => {
  const postgres = await start()
  const database = openDatabase({ url: postgres.url })
  const add = { name: 'test.add', text: 'insert into kept (value) values (1) returning value', values: [] }
  await ask(postgres.url, 'create table kept (value int)')
  await database.query(add)
  const dead = postgres.pid()
  await killHard(postgres)
  const killedAt = performance.now()
  let isBack = false
  // Ten seconds of a machine that is not busy with something else.
  while (!isBack && performance.now() - killedAt < 10_000 * load()) {
    // Workers of the dead one may answer for a moment.
    const isAnother = postgres.pid() !== null && postgres.pid() !== dead
    isBack =
      (await database.query(add).then(
        () => true,
        () => false,
      )) && isAnother
  }
  reportFigures('F-02', { database: performance.now() - killedAt })
  expect(isBack).toBe(true)
  expect(await ask(postgres.url, 'select count(*)::int from kept')).toBeGreaterThanOrEqual(2)
  await database.close()
})

test('a server that was killed leaves its PostgreSQL behind: the next start takes the folder over', async () => {
  const script = path.join(folder, 'start.ts')
  const wrapper = path.join(import.meta.dirname, 'embedded-postgres.ts')
  await writeFile(
    script,
    `import { startEmbeddedPostgres } from ${JSON.stringify(wrapper)}
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)} })
    console.log(postgres.url)
    setInterval(() => undefined, 1000)`,
  )
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  await ask(line.trim(), 'create table kept as select 7 as value')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await ask(line.trim(), 'select 1')).toBe(1)
  const next = await start()
  expect(await ask(next.url, 'select value from kept')).toBe(7)
})

test('a lock file whose process is gone, or is something else by now, does not stand in the way', async () => {
  const first = await start()
  const lockFile = path.join(folder, 'postgres', 'postmaster.pid')
  const lock = await readFile(lockFile, 'utf8')
  await first.stop()
  for (const pid of [process.pid, 2 ** 22 - 3]) {
    await writeFile(lockFile, lock.replace(/^\d+/, String(pid)))
    if (isRoot) await chown(lockFile, 65_534, 65_534)
    const next = await start()
    expect(await ask(next.url, 'select 1')).toBe(1)
    await next.stop()
  }
})

test('the symbolic links that an installation without scripts leaves out are made', async () => {
  const copy = path.join(folder, 'package')
  const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }]
  await cp(path.join(import.meta.dirname, '..', 'migrations'), path.join(copy, 'native', 'lib'), { recursive: true })
  await writeFile(path.join(copy, 'native', 'pg-symlinks.json'), JSON.stringify(list))
  await writeFile(path.join(copy, 'native', 'lib', 'libpq.so.5.18'), '')
  await hydrateLinks(copy)
  await hydrateLinks(copy)
  expect(await readlink(path.join(copy, 'native', 'lib', 'libpq.so'))).toBe('libpq.so.5.18')
})

// PostgreSQL refuses to run as root, so that root's runs as nobody; anybody else's runs as they are.
const OWNER = isRoot ? 65_534 : process.getuid?.()

test('PostgreSQL never runs as root: it owns its data as an unprivileged user', async () => {
  await start()
  expect(OWNER).not.toBe(0)
  expect((await stat(path.join(folder, 'postgres'))).uid).toBe(OWNER)
})

test('a folder that only its owner can read holds the data, or leads to where the user of PostgreSQL can reach them', async () => {
  await chmod(folder, 0o700)
  const first = await start()
  await ask(first.url, 'create table kept as select 7 as value')
  await first.stop()
  const target = await realpath(path.join(folder, 'postgres'))
  // Root's folder is closed to nobody; one's own is open to oneself.
  if (isRoot) expect(target).toMatch(/^\/var\/lib\/battigia\/data-[0-9a-f]{16}$/)
  else expect(target).toBe(path.join(await realpath(folder), 'postgres'))
  const second = await start()
  expect(await ask(second.url, 'select value from kept')).toBe(7)
  await second.stop()
  for (const suffix of ['', '.owner']) if (existsSync(target + suffix)) await rm(target + suffix, { recursive: true })
})
