import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './tests/browser/support/chromium.ts'
import { SECOND_TRIES } from './tests/support/second-tries.ts'

/** Browser tests against the real server with its own embedded database; each worker starts one. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: SECOND_TRIES,
  workers: 2,
  // Limits for what hangs, not for what is slow: the machine may run other tests as well.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json']],
  use: {
    actionTimeout: 30_000,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 390, height: 844 },
    // Every frame is drawn by the processor here. `MOVING` puts back what most people see.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker's requests are seen by no route of a test: those that are about it allow it.
    serviceWorkers: 'block',
    // What was done and asked for, and the last picture: a film of every test is time that only a failure needs.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
})
