import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askAdvisories } from '../check-advisories.mjs'
import { licenceProblems } from '../check-licences.mjs'
import { lockfileProblems, runTimePackages } from '../check-lockfile.mjs'
import { NODE, ROOT } from '../install.mjs'
import { makeSbom } from '../sbom.mjs'

const read = (file) => readFileSync(join(ROOT, file), 'utf8')

/** Versions become installable when they are as many days old as `.npmrc` says: no registry is asked for every package's day. */
const ageGate = () => Number(/^min-release-age=(\d+)$/m.exec(read('.npmrc'))?.[1] ?? 0)

function secrets() {
  const args = ['node_modules/secretlint/bin/secretlint.js', '--maskSecrets', '--format', 'json', '**/*']
  const { stdout } = spawnSync(NODE, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout).reduce((sum, { messages }) => sum + messages.length, 0)
}

export function packageFigures() {
  const [lock, manifest] = [JSON.parse(read('package-lock.json')), JSON.parse(read('package.json'))]
  const sbom = makeSbom()
  return {
    total: runTimePackages(lock).length,
    direct: Object.keys(manifest.dependencies).length,
    scripts: lockfileProblems(lock, manifest).filter((problem) => problem.includes('install script')).length,
    licences: licenceProblems(sbom).length,
    ageGate: ageGate(),
    secrets: secrets(),
    components: sbom.components.length,
  }
}

export function advisories() {
  const found = askAdvisories()
  if (!found.isAvailable) return { absent: `not available (${found.reason})` }
  return { figures: { advisories: found.counts.high + found.counts.critical } }
}
