import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, say } from './say.mjs'

/** Debian's build that cannot open a window: the same pages for a quarter of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell'

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const first = (paths) => paths.find((path) => path && existsSync(path)) ?? null

/** Path of the browser of the tests, or null: the one that CHROMIUM_PATH names, the headless shell, or Chromium. */
export const findChromium = () => first([process.env.CHROMIUM_PATH, SHELL, ...WHOLE])

/**
 * Path of a Chromium that grants permissions, such as the camera's and that of notifications, which the shell never does; where there
 * is only the shell, the shell.
 */
export const findWholeChromium = () => {
  const named = process.env.CHROMIUM_PATH
  return first([named?.includes('headless-shell') ? '' : named, ...WHOLE, named, SHELL])
}

/** Finds the browsers, installing Debian's where that is possible; otherwise says what to install. */
export function installChromium() {
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const missing = [
      ...(process.env.CHROMIUM_PATH || existsSync(SHELL) ? [] : ['chromium-headless-shell']),
      ...(first([process.env.CHROMIUM_PATH, ...WHOLE]) ? [] : ['chromium']),
    ]
    if (missing.length > 0) installPackages(missing)
  }
  if (findChromium()) return
  fail(
    process.platform === 'linux'
      ? 'The browser tests need Chromium. Run "sudo apt-get install chromium chromium-headless-shell" (or set CHROMIUM_PATH), then try again.'
      : 'The browser tests need Chrome or Chromium. Install it (or set CHROMIUM_PATH), then try again.',
  )
}

/** One after the other: a Debian that does not have the shell has Chromium all the same. */
function installPackages(names) {
  say('Installing Chromium for the browser tests')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  for (const name of names)
    spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: ['ignore', 'ignore', 'inherit'], env })
}
