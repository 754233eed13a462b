import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, say } from './say.mjs'

export const ROOT = join(import.meta.dirname, '..')
const STAMP = join(ROOT, 'node_modules', '.installed-from')
/** The Node that the project pins: an npm package, so that the machine's own may be older. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

// What is started from here, again and again in tests, reads what was compiled before: a third of the time that a server takes to load.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'node')

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
const npm = (...args) => spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', env: process.env })

function nodeWorks() {
  return existsSync(NODE) && spawnSync(NODE, ['--version']).status === 0
}

/** Installs the locked packages when they are missing or older than the lockfile, and the pinned Node. */
export function installPackages() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    fail(`Node ${process.versions.node} is too old to start with. Install Node 20 or newer, then try again.`)
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash() && nodeWorks()
  if (isFresh) return
  say('Installing packages (a minute or two the first time)')
  // NODE_ENV=production would leave out what builds the app.
  const result = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
  if (result.status !== 0)
    fail('npm could not install the packages. Check the network or the npm registry, then try again.')
  if (!nodeWorks()) installPinnedNode()
  writeFileSync(STAMP, lockHash())
}

/** An npm that holds install scripts back leaves the package `node` without its binary: fetch it as its script would. */
function installPinnedNode() {
  say('Fetching the pinned Node')
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(ROOT, 'node_modules', 'node'),
    stdio: 'inherit',
    env: { ...process.env, npm_lifecycle_event: 'preinstall' },
  })
  if (!nodeWorks()) {
    fail(
      'The pinned Node could not be installed. Run "npm install-scripts approve node" and "npm rebuild node", then try again.',
    )
  }
}

if (process.argv[1] === import.meta.filename) installPackages()
