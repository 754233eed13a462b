import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Tests of `web` that put something else in a module's place, or are about what a module keeps: each has modules of its own. */
const ALONE = [
  ...globSync('web/**/*.test.{ts,tsx}').filter((file) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
  ),
  'web/shell/offline-pages.test.tsx',
  'web/ui/use-lost-focus.test.tsx',
]

/** What the server runs is TypeScript that Node reads as it is: tests load it as the server does, and nothing is rewritten first. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false }

/** A whole day in fast time takes minutes: `npm run simulate` and the nightly run ask for it, `npm test` does not. */
const SIMULATION = {
  extends: true as const,
  test: {
    name: 'simulation',
    experimental: NATIVE,
    include: ['tests/simulation/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/seeds.ts', 'tests/support/patience.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
  },
}
const isSimulated = process.env['SIMULATION_SEED'] !== undefined

/** PostgreSQL on a disk that fails needs mounts of its own and strace: `npm run scorecard` asks for it, where there are both. */
const FAULTS = {
  extends: true as const,
  test: {
    name: 'faults',
    experimental: NATIVE,
    include: ['tests/faults/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/seeds.ts', 'tests/support/patience.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
}
const isOnFailingDisks = process.env['DISK_FAULTS'] !== undefined

/** Fast tests without a browser: rules beside the code, calls against a real database, components in happy-dom. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          experimental: NATIVE,
          include: ['{domain,tools,bench,tests/support}/**/*.test.ts'],
          environment: 'node',
          // Rules keep no state, so that files may share what they import: it is loaded once a worker.
          isolate: false,
          setupFiles: ['tests/support/seeds.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          experimental: NATIVE,
          include: ['server/**/*.test.ts'],
          environment: 'node',
          // A server keeps what it knows to itself; the little that its modules keep is cleared before each file.
          isolate: false,
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/seeds.ts', 'tests/support/patience.ts', 'tests/support/fresh-modules.ts'],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'sandbox',
          experimental: NATIVE,
          include: ['sandbox/**/*.test.ts'],
          environment: 'node',
          // Each sandbox that a test opens keeps what it knows to itself.
          isolate: false,
          setupFiles: ['tests/support/seeds.ts', 'tests/support/patience.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          environment: 'happy-dom',
          // React and the app's own modules are loaded once a worker: three quarters of the time go into that otherwise.
          isolate: false,
          setupFiles: ['tests/support/seeds.ts', 'tests/support/web-setup.tsx'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web-alone',
          include: ALONE,
          environment: 'happy-dom',
          setupFiles: ['tests/support/seeds.ts', 'tests/support/web-setup.tsx'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'truth',
          experimental: NATIVE,
          include: ['tests/{model,invariants,contract}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/seeds.ts', 'tests/support/patience.ts', 'tests/support/fresh-modules.ts'],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Each file has a database, two server processes and ports of its own, so that several run beside each other.
          name: 'race',
          experimental: NATIVE,
          include: ['tests/race/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/seeds.ts', 'tests/support/patience.ts', 'tests/support/fresh-modules.ts'],
          isolate: false,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      ...(isSimulated ? [SIMULATION] : []),
      ...(isOnFailingDisks ? [FAULTS] : []),
    ],
    maxWorkers: 3,
    // No second try, not even on a busy machine: a race that is lost one time in ten is lost.
    retry: 0,
  },
})
