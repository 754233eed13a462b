import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

const REGISTRY = 'https://registry.npmjs.org/'
/** Each one is somebody else's code on the server (S-01). */
const MAX_DIRECT = 20
const MAX_RUN_TIME = 120

/**
 * What is wrong with a lockfile and its manifest: packages without a hash or from elsewhere, loose versions, install
 * scripts that nobody decided about, too many.
 */
export function lockfileProblems(lock, manifest) {
  const problems = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.link || entry.inBundle) continue
    if (!entry.integrity) problems.push(`${path}: no integrity hash`)
    if (entry.resolved && !entry.resolved.startsWith(REGISTRY)) problems.push(`${path}: from ${entry.resolved}`)
    const name = nameOf(path)
    if (entry.hasInstallScript && manifest.allowScripts?.[name] === undefined)
      problems.push(`${path}: an install script that "allowScripts" does not decide about`)
  }
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) problems.push(`${name}: ${version} is not an exact version`)
    }
  }
  const direct = Object.keys(manifest.dependencies).length
  if (direct > MAX_DIRECT) problems.push(`${direct} direct run-time dependencies, at most ${MAX_DIRECT}`)
  const runTime = runTimePackages(lock).length
  if (runTime > MAX_RUN_TIME) problems.push(`${runTime} packages run on the server, at most ${MAX_RUN_TIME}`)
  return problems
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The names of what runs on every server; binaries for one platform each, of which a few are installed, are not counted. */
export function runTimePackages({ packages }) {
  const entries = Object.entries(packages).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  )
  return [...new Set(entries.map(([path]) => nameOf(path)))]
}

/** Every locked package has its hash and comes from the registry; versions are exact; few run on the server. */
export function checkLockfile() {
  const problems = lockfileProblems(readJson('package-lock.json'), readJson('package.json'))
  for (const problem of problems) process.stdout.write(`  ${problem}\n`)
  return problems.length === 0
}

function readJson(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
}
