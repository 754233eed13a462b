import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

const REGISTRY = 'https://registry.npmjs.org/'
/** About twenty: each one is somebody else's code on the server. */
const MAX_DIRECT = 21

/** What is wrong with a lockfile and its manifest: packages without a hash or from elsewhere, loose versions, too many. */
export function lockfileProblems(lock, manifest) {
  const problems = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.link || entry.inBundle) continue
    if (!entry.integrity) problems.push(`${path}: no integrity hash`)
    if (entry.resolved && !entry.resolved.startsWith(REGISTRY)) problems.push(`${path}: from ${entry.resolved}`)
  }
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) problems.push(`${name}: ${version} is not an exact version`)
    }
  }
  const direct = Object.keys(manifest.dependencies).length
  if (direct > MAX_DIRECT) problems.push(`${direct} direct run-time dependencies, at most ${MAX_DIRECT}`)
  return problems
}

/** Every locked package has its hash and comes from the registry; versions are exact; few are needed at run time. */
export function checkLockfile() {
  const problems = lockfileProblems(readJson('package-lock.json'), readJson('package.json'))
  for (const problem of problems) process.stdout.write(`  ${problem}\n`)
  return problems.length === 0
}

function readJson(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
}
