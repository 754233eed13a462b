import { globSync } from 'node:fs'
import path from 'node:path'
import { partOf } from './changed-specs.ts'
import { filesReaching } from './module-graph.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const at = (file: string) => path.join(ROOT, file)

/** Files that compose every slice. An import through one of them does not count: every test of the server has it. */
const COMPOSED = new Set(['tests/contract/every-call.ts', ...globSync('server/!(*.test).ts', { cwd: ROOT })].map(at))

/**
 * Those of `tests` that changed files can break: they import one of them, or they ask the whole server and are of a changed file's slice.
 * Paths are relative to the repository.
 */
export function testsOf(changed: readonly string[], tests: readonly string[]): string[] {
  const targets = new Set(changed.map((file) => at(file.endsWith('.sql') ? 'server/platform/migrations.ts' : file)))
  const closed = changed.some((file) => COMPOSED.has(at(file))) ? new Set<string>() : COMPOSED
  const reaching = new Set(filesReaching(tests.map(at), targets, closed))
  const slices = new Set(
    changed.filter((file) => /^(?:domain|server)\/[^/]+\//.test(file) && !file.endsWith('.test.ts')).map(partOf),
  )
  return tests.filter((test) => reaching.has(at(test)) || (test.startsWith('server/') && slices.has(partOf(test))))
}

/** Every test file of vitest but those that match `except`. */
export function testFiles(except: string): string[] {
  return globSync('{domain,server,sandbox,web,tools,bench,tests}/**/*.test.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !path.matchesGlob(file, except))
    .toSorted()
}
