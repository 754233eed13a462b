import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SPECS_BY_SLICE, specsOf } from './changed-specs.ts'
import { testFiles, testsOf } from './changed-tests.ts'
import { planOf, type Wanted } from './test-plan.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const GATE: Wanted = { mode: 'gate', isRest: false, filters: [], changed: [], seed: 7 }
const plan = (wanted: Partial<Wanted>) => planOf({ ...GATE, ...wanted })

test('the gate leaves out long files and runs the tagged journeys; all runs everything', () => {
  expect(plan({}).map(({ args }) => args)).toEqual([
    ['--exclude', '**/*.long.test.{ts,tsx}'],
    ['--grep', '@gate'],
  ])
  expect(plan({ mode: 'all' }).map(({ args, env }) => [args, env])).toEqual([
    [[], { TEST_SIZE: 'all' }],
    [[], { TEST_SIZE: 'all' }],
  ])
})

test('the rest is what the gate leaves out or runs smaller', () => {
  const [vitest, playwright] = plan({ mode: 'all', isRest: true })
  expect(playwright?.args).toEqual(['--grep-invert', '@gate'])
  expect(vitest?.args).toContain('tests/support/test-size.test.ts')
  expect(vitest?.args).not.toContain('domain/platform/cents.test.ts')
})

test('the night has seeds and a simulated day', () => {
  const steps = plan({ mode: 'nightly' })
  expect(steps.map(({ env }) => [env['TEST_SIZE'], env['PROPERTY_SEED']])).toEqual(steps.map(() => ['nightly', '7']))
  expect(steps).toHaveLength(3)
  expect(steps[1]).toMatchObject({ args: ['--project', 'simulation'], env: { SIMULATION_SEED: '7' } })
})

test('a change runs the browser tests of its slices, and none where no slice changed', () => {
  expect(specsOf(['web/dogs/DogPage.tsx', 'server/bar/bar.test.ts', 'tests/browser/live.spec.ts'])).toEqual([
    '/dog-rules.spec.ts',
    '/dogs.spec.ts',
    '/live.spec.ts',
  ])
  expect(specsOf(['server/migrations/200_x.sql', 'web/main.tsx'])).toContain('/whole-path.spec.ts')
  expect(plan({ mode: 'changed', changed: ['docs/testing.md'] })).toEqual([])
  const browser = (file: string) => plan({ mode: 'changed', changed: [file] }).at(-1)?.args
  expect(browser('web/dogs/DogPage.tsx')).toContain('@gate')
  expect(browser('tests/browser/live.spec.ts')).toEqual(['/live.spec.ts'])
})

test('a change runs the tests that import it and those of its slice at the server, not every test of the server', () => {
  const tests = testsOf(['domain/bar/estimate.ts'], testFiles(''))
  expect(tests).toContain('domain/bar/estimate.test.ts')
  expect(tests).toContain('server/bar/bar-board.test.ts')
  expect(tests).not.toContain('server/orders/orders.test.ts')
  const page = testsOf(['web/ui/use-lost-focus.ts'], testFiles(''))
  expect(page).toContain('web/ui/use-lost-focus.test.tsx')
  expect(page.filter((test) => test.startsWith('server/'))).toEqual([])
  expect(testsOf(['server/slices.ts'], testFiles(''))).toContain('server/orders/orders.test.ts')
  expect(testsOf(['server/migrations/001_x.sql'], testFiles(''))).toContain('tests/race/races.test.ts')
  expect(testsOf(['docs/testing.md'], testFiles(''))).toEqual([])
})

test('every slice has browser tests, and every one of them exists', () => {
  const slices = globSync('domain/*/', { cwd: ROOT }).map((folder) => path.basename(folder))
  expect(slices.filter((slice) => SPECS_BY_SLICE[slice] === undefined)).toEqual([])
  const specs = new Set(
    globSync('tests/browser/*.spec.ts', { cwd: ROOT }).map((file) => path.basename(file, '.spec.ts')),
  )
  expect(
    Object.values(SPECS_BY_SLICE)
      .flat()
      .filter((spec) => !specs.has(spec)),
  ).toEqual([])
})
