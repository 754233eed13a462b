import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fail, say } from './say.mjs'

export const ROOT = join(import.meta.dirname, '..')
const STAMP = join(ROOT, 'node_modules', '.installed-from')
/** Where npm does not bring the pinned Node for a platform, the machine's own has to be this new. */
const OLDEST_OWN_NODE = 24
/**
 * The Node that the project pins, from the lockfile and by its hash, so that the machine's own may be older. Other platforms than
 * Linux, which are for trying and developing, use their own.
 */
const PINNED_NODE = join(ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
export const NODE = isPinnedHere() ? PINNED_NODE : process.execPath

// What is started from here, again and again in tests, reads what was compiled before: a third of the time that a server takes to load.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'node')

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
const npm = (...args) => spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', env: process.env })

/** Whether npm has a pinned Node for this platform. */
function isPinnedHere() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return optionalDependencies[`node-${process.platform}-${process.arch}`] !== undefined
}

/** Where npm's own scripts and systemd look for it. npm 10 makes no link, since a package for another processor has the same one. */
function linkNode() {
  const link = join(ROOT, 'node_modules', '.bin', 'node')
  if (NODE !== PINNED_NODE || existsSync(link)) return
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), NODE), link)
}

const nodeWorks = () => spawnSync(NODE, ['--version']).status === 0

/** Installs the locked packages when they are missing or older than the lockfile, and the pinned Node. */
export function installPackages() {
  const major = Number(process.versions.node.split('.')[0])
  const oldest = isPinnedHere() ? 20 : OLDEST_OWN_NODE
  if (major < oldest)
    fail(`Node ${process.versions.node} is too old to start with. Install Node ${oldest} or newer, then try again.`)
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash() && nodeWorks()
  if (isFresh) return
  say('Installing packages (a minute or two the first time)')
  // NODE_ENV=production would leave out what builds the app.
  const result = npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error')
  if (result.status !== 0)
    fail('npm could not install the packages. Check the network or the npm registry, then try again.')
  if (!nodeWorks())
    fail('npm left out the Node that the project runs on. Run "npm ci" without --omit=optional, then try again.')
  linkNode()
  writeFileSync(STAMP, lockHash())
}

if (process.argv[1] === import.meta.filename) installPackages()
