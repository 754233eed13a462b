import { buildWeb } from './build.mjs'
import { findChromium, installChromium } from './chromium.mjs'
import { installPackages } from './install.mjs'
import { installPostgres, startPostgres } from './postgres.mjs'
import { runTool } from './run.mjs'
import { say } from './say.mjs'

/**
 * `npm run test:nightly`: the server's and the truth's suites again, on the oldest PostgreSQL that is promised (Debian's
 * 15), with new seeds and many times the commands and requests of `npm test`; then a whole day's simulation and
 * every screen in every language and look, and whole journeys on networks that are bad in another way every night.
 */
installPackages()
installChromium()
installPostgres()
buildWeb()

const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31))

const postgres = await startPostgres()
say(`On PostgreSQL ${postgres.version}`)
say(`Seed ${seed}`)
const { code } = await runTool(
  'node_modules/vitest/vitest.mjs',
  ['run', '--project', 'server', '--project', 'truth', '--project', 'race', '--testTimeout', '3600000'],
  {
    TEST_DATABASE_URL: postgres.url,
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
  TEST_DATABASE_URL: postgres.url,
  SIMULATION_SEED: String(seed),
})
await postgres.stop()
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
