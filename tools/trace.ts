import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import awaited from './awaited.json' with { type: 'json' }
import { idsInTitles, requirementIds, rowProblems } from './rows.ts'

/** `npm run trace`: every requirement with the tests that name it. With `--check`: fails where the two do not fit. */
const ROOT = path.resolve(import.meta.dirname, '..')
const TESTS = '{domain,server,sandbox,web,tools,tests,bench}/**/*.{test,spec}.{ts,tsx}'

const rows = requirementIds(readFileSync(path.join(ROOT, 'docs', 'requirements.md'), 'utf8'))
const tested = new Map<string, Set<string>>()
for (const file of globSync(TESTS, { cwd: ROOT }).toSorted()) {
  for (const id of idsInTitles(readFileSync(path.join(ROOT, file), 'utf8'))) {
    tested.set(id, (tested.get(id) ?? new Set()).add(file))
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`)
if (process.argv.includes('--check')) {
  const problems = rowProblems(rows, tested, awaited.rows)
  for (const problem of problems) print(`  ${problem}`)
  process.exitCode = problems.length === 0 ? 0 : 1
} else {
  for (const id of rows) print(`${id.padEnd(6)} ${[...(tested.get(id) ?? [])].join(', ') || '–'}`)
  print(`\n${rows.filter((id) => tested.has(id)).length} of ${rows.length} requirements have a test that names them`)
}
