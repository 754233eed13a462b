import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, say } from './say.mjs'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of the Chromium that the browser tests use, or null. */
export const findChromium = () => CANDIDATES.find((path) => path && existsSync(path)) ?? null

/** Finds Chromium, installing Debian's where that is possible; otherwise says what to install. */
export function installChromium() {
  if (findChromium()) return
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall) {
    say('Installing Chromium for the browser tests')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  if (findChromium()) return
  fail(
    process.platform === 'linux'
      ? 'The browser tests need Chromium. Run "sudo apt-get install chromium" (or set CHROMIUM_PATH), then try again.'
      : 'The browser tests need Chrome or Chromium. Install it (or set CHROMIUM_PATH), then try again.',
  )
}
