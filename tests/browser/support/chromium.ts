import { findChromium, findWholeChromium } from '../../../tools/chromium.mjs'

/** The browser of the tests, and how it is started. */
export const CHROMIUM = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The browser of tests that are about a permission: the headless shell refuses each by itself. */
export const WHOLE_CHROMIUM = { ...CHROMIUM, executablePath: findWholeChromium() ?? '/usr/bin/chromium' }
