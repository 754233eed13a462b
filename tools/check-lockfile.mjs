import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

const REGISTRY = 'https://registry.npmjs.org/'
const MAX_DIRECT = 20

/** Every locked package has its hash and comes from the registry; versions are exact; few are needed at run time. */
export function checkLockfile() {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
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
  for (const problem of problems) process.stdout.write(`  ${problem}\n`)
  return problems.length === 0
}
