import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildWeb } from './build.mjs'
import { findChromium, installChromium } from './chromium.mjs'
import { installPackages } from './install.mjs'
import { runTool } from './run.mjs'
import { fail, say } from './say.mjs'

/**
 * `npm run test:nightly`: the server's and the truth's suites again, on the oldest PostgreSQL that is promised (Debian's
 * 15, when it is there), with new seeds and many times the commands and requests of `npm test`; then a whole day's simulation and
 * every screen in every language and look, and whole journeys on networks that are bad in another way every night.
 */
installPackages()
installChromium()
buildWeb()

const BIN = '/usr/lib/postgresql/15/bin'
const NOBODY = 65534
const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31))

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address()
  probe.close()
  return port
}

/** Starts Debian's PostgreSQL on a folder of its own; answers its address and how to end it. */
async function startDebianPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'battigia-nightly-'))
  const isRoot = process.getuid() === 0
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  chmodSync(folder, 0o700)
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const made = spawnSync(
    join(BIN, 'initdb'),
    ['-D', folder, '-U', 'battigia', '--auth=trust', '--encoding=UTF8', '--no-locale'],
    { ...as, cwd: '/' },
  )
  if (made.status !== 0) fail(`PostgreSQL 15 could not make its folder: ${made.stderr.toString()}`)
  const port = await freePort()
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=300',
  ]
  const server = spawn(join(BIN, 'postgres'), ['-D', folder, '-p', String(port), ...settings], {
    ...as,
    cwd: '/',
    stdio: 'ignore',
  })
  while (spawnSync(join(BIN, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
    if (server.exitCode !== null) fail('PostgreSQL 15 did not start.')
    await sleep(100)
  }
  return {
    url: `postgres://battigia@127.0.0.1:${port}/postgres`,
    stop() {
      server.kill('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const debian = existsSync(BIN) ? await startDebianPostgres() : null
say(debian ? 'On PostgreSQL 15' : 'On the embedded PostgreSQL: Debian’s 15 is not here (apt-get install postgresql-15)')
say(`Seed ${seed}`)
const { code } = await runTool(
  'node_modules/vitest/vitest.mjs',
  ['run', '--project', 'server', '--project', 'truth', '--project', 'race', '--testTimeout', '3600000'],
  {
    ...(debian ? { TEST_DATABASE_URL: debian.url } : {}),
    PROPERTY_SEED: String(seed),
    MODEL_SEED: String(seed),
    MODEL_RUNS: process.env.MODEL_RUNS ?? '2500',
    PAYMENT_MODEL_COMMANDS: process.env.PAYMENT_MODEL_COMMANDS ?? '20000000',
    PAYMENT_KILLS: process.env.PAYMENT_KILLS ?? '20',
    FUZZ_SEED: String(seed),
    FUZZ_RUNS: process.env.FUZZ_RUNS ?? '7000',
  },
)
say('A day of August in fast time')
const simulation = await runTool('node_modules/vitest/vitest.mjs', ['run', '--project', 'simulation'], {
  ...(debian ? { TEST_DATABASE_URL: debian.url } : {}),
  SIMULATION_SEED: String(seed),
})
debian?.stop()
say('Every screen in every language and look')
// Each looks at more when it is told to: see `tests/browser/support/looks.ts`.
const LOOKING = ['axe', 'lighthouse', 'languages', 'screens', 'staff-(looks|actions|till|fiscal|settings)']
const screens = await runTool('node_modules/@playwright/test/cli.js', ['test', ...LOOKING, '--reporter=dot'], {
  AXE_LOOKS: 'every',
  LIGHTHOUSE: 'every',
  CHROMIUM_PATH: findChromium(),
})
say('Whole journeys on bad networks')
const networks = await runTool('node_modules/@playwright/test/cli.js', ['test', 'flaky-network', '--reporter=dot'], {
  FLAKY_SEED: String(seed),
  FLAKY_RUNS: process.env.FLAKY_RUNS ?? '10',
  CHROMIUM_PATH: findChromium(),
})
process.exit(code || simulation.code || screens.code || networks.code)
