import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error: the tools are plain JavaScript, which runs before anything is installed.
import { lockfileProblems } from '../../tools/check-lockfile.mjs'

const ROOT = path.join(import.meta.dirname, '..', '..')
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8')

test('every attack of the guide has tests that carry its id', async () => {
  const rows = (await read('docs/security.md')).split('\n').filter((line) => /^\| P\d+ \|/.test(line))
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(
    Array.from({ length: 24 }, (_, index) => `P${index + 1}`),
  )
  const missing: string[] = []
  for (const row of rows) {
    const id = row.split('|')[1]?.trim() ?? ''
    const files = [...row.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file]) => file ?? '')
    expect(files.length, row).toBeGreaterThan(0)
    for (const file of files) {
      const titles = new RegExp(String.raw`^\s*(?:test|describe|\]\)|\)\(|['"\`]).*\b${id}\b`, 'm')
      if (!titles.test(await read(file))) missing.push(`${id} in ${file}`)
    }
  }
  expect(missing).toEqual([])
})

test('P22 a package from elsewhere, without its hash or with a loose version does not pass the check', async () => {
  const [lock, manifest] = [JSON.parse(await read('package-lock.json')), JSON.parse(await read('package.json'))]
  expect(lockfileProblems(lock, manifest)).toEqual([])
  const problemsWith = (change: (lock: never, manifest: never) => void) => {
    const [otherLock, otherManifest] = [structuredClone(lock), structuredClone(manifest)]
    change(otherLock as never, otherManifest as never)
    return lockfileProblems(otherLock, otherManifest) as string[]
  }
  type Lock = { packages: Record<string, { resolved?: string; integrity?: string }> }
  const pg = 'node_modules/pg'
  expect(
    problemsWith((it: Lock) => (it.packages[pg] = { ...it.packages[pg], resolved: 'https://evil.example/pg.tgz' })),
  ).toEqual([`${pg}: from https://evil.example/pg.tgz`])
  expect(problemsWith((it: Lock) => delete it.packages[pg]?.integrity)).toEqual([`${pg}: no integrity hash`])
  expect(problemsWith((_, it: { dependencies: Record<string, string> }) => (it.dependencies['pg'] = '^8.0.0'))).toEqual(
    ['pg: ^8.0.0 is not an exact version'],
  )
  expect(await read('.npmrc')).toContain('min-release-age=7')
})
