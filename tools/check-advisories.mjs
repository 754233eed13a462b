import { spawnSync } from 'node:child_process'
import { ROOT } from './install.mjs'

/** What `npm audit` answered about what runs: how many advisories of each weight, or why there is no answer. */
export function advisoriesOf(answer) {
  let told
  try {
    told = JSON.parse(answer)
  } catch {
    return { isAvailable: false, reason: 'npm audit answered something that is no JSON' }
  }
  const counts = told.metadata?.vulnerabilities
  if (counts === undefined) return { isAvailable: false, reason: told.message ?? told.error?.summary ?? 'no answer' }
  return { isAvailable: true, counts, isGrave: counts.high + counts.critical > 0 }
}

/** Asks npm about what runs. */
export function askAdvisories() {
  const args = ['audit', '--omit=dev', '--json', '--package-lock-only']
  const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', timeout: 60_000 })
  return advisoriesOf(stdout ?? '')
}

/** Known grave advisories of packages that run. A registry that does not answer is told, and never counted as none (S-02). */
export function checkAdvisories() {
  const found = askAdvisories()
  const words = found.isAvailable
    ? Object.entries(found.counts).map(([weight, count]) => `${count} ${weight}`)
    : [`not available (${found.reason})`]
  process.stdout.write(`  advisories: ${words.join(', ')}\n`)
  return !found.isAvailable || !found.isGrave
}
