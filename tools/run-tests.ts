import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { askOneForPassword } from '../tests/support/password-role.ts'
import { startPostgres } from './postgres.mjs'
import { addCounts, countPlaywright, countVitest, type Count } from './test-count.ts'
import { MODES, planOf, type Mode, type Step } from './test-plan.ts'
import { runTests } from './test-programs.ts'

/**
 * Runs the tests of one size and counts them all: `gate`, `all`, `nightly`, or `changed`, those that a change can break. `--rest` with
 * `all` leaves out what the gate runs; further words are parts of file names (for `changed`, the commit to compare with).
 */
const ROOT = path.resolve(import.meta.dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')

const say = (text: string) => process.stdout.write(`• ${text}\n`)

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim()
}

/** Where the current work began: the last commit that it shares with main. */
const startOfWork = () => git('merge-base', 'HEAD', 'main') || git('merge-base', 'HEAD', 'origin/main') || 'HEAD'

function changedFiles(since: string): string[] {
  const lines = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
  return lines.flatMap((text) => text.split('\n')).filter((file) => file !== '')
}

/** Runs one program and reads its report, which is missing if the program could not even begin. */
async function run(step: Step, index: number, env: Readonly<Record<string, string>>) {
  say(step.title)
  const report = path.join(RESULTS, `${index}-${step.program}.json`)
  const code = await runTests(step.program, step.args, { ...env, ...step.env }, report)
  return { code, count: existsSync(report) ? read(step, report) : null }
}

function read({ program }: Step, file: string): Count {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (program === 'vitest') return countVitest(report as Parameters<typeof countVitest>[0])
  const listed = readFileSync(path.join(ROOT, 'docs', 'testing.md'), 'utf8')
  return countPlaywright(report as Parameters<typeof countPlaywright>[0], listed)
}

const [word, ...more] = process.argv.slice(2)
const mode: Mode | undefined = MODES.find((known) => known === word)
const filters = more.filter((argument) => argument !== '--rest')
const isRest = filters.length < more.length
if (mode === undefined || (isRest && mode !== 'all') || filters.some((filter) => filter.startsWith('-'))) {
  process.stderr.write(
    `✗ ${MODES.join(', ')} and parts of file names, or all --rest; not "${[word, ...more].join(' ')}"\n`,
  )
  process.exit(1)
}
const since = mode === 'changed' ? (filters.shift() ?? startOfWork()) : ''
const seed = Number(process.env['MODEL_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const postgres = mode === 'nightly' ? await startPostgres() : null
if (postgres !== null) {
  await askOneForPassword(postgres.url)
  say(`On PostgreSQL ${postgres.version}, seed ${seed}`)
}

rmSync(RESULTS, { recursive: true, force: true })
const changed = mode === 'changed' ? changedFiles(since) : []
const parts = []
for (const [index, step] of planOf({ mode, isRest, filters, changed, seed }).entries()) {
  parts.push(await run(step, index, postgres === null ? {} : { TEST_DATABASE_URL: postgres.url }))
}
await postgres?.stop()

const { passed, failed, shaky } = addCounts(parts)
if (shaky.length > 0) say(`Passed at the second try only:\n${shaky.map((title) => `  ${title}`).join('\n')}`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
// A change that no test knows is green; any other run without a test proves nothing.
process.exitCode = failed > 0 || (passed === 0 && mode !== 'changed') ? 1 : 0
