import { defineConfig } from 'vitest/config'

/** What Stryker runs: the tests of rules, each file with modules of its own, because a mutant may sit in a table that is made on import. */
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/seeds.ts'],
    testTimeout: 60_000,
  },
})
