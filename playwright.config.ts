import { defineConfig } from '@playwright/test'
import { SECOND_TRIES } from './tests/support/second-tries.ts'

/** Browser tests against the real server with its own embedded database; each worker starts one. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: SECOND_TRIES,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json']],
  use: {
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
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
