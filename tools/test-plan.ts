import path from 'node:path'
import { specsOf } from './changed-specs.ts'
import { testFiles, testsOf } from './changed-tests.ts'
import { filesReaching } from './module-graph.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const TEST_SIZE = path.join(ROOT, 'tests/support/test-size.ts')
/** Files that only `test:all` runs. */
const LONG = '**/*.long.test.{ts,tsx}'

export const MODES = ['gate', 'all', 'nightly', 'changed'] as const
export type Mode = (typeof MODES)[number]

export interface Wanted {
  readonly mode: Mode
  /** Only what the gate does not run. */
  readonly isRest: boolean
  /** Parts of file names; empty is every file. */
  readonly filters: readonly string[]
  /** For `changed`: the files that have changed. */
  readonly changed: readonly string[]
  /** For `nightly`: where properties, models and inputs begin. */
  readonly seed: number
}

/** One run of one of the two test programs. */
export interface Step {
  readonly title: string
  readonly program: 'vitest' | 'playwright'
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** What a run consists of, in its order. */
export function planOf(wanted: Wanted): Step[] {
  const { mode, filters, seed } = wanted
  const env = { TEST_SIZE: mode === 'changed' ? 'gate' : mode, ...(mode === 'nightly' ? seeds(seed) : {}) }
  const narrow = filters.length > 0 ? [...filters, '--passWithNoTests'] : []
  const [vitest, browser] = [vitestArgs(wanted), browserArgs(wanted)]
  return [
    ...(vitest === null
      ? []
      : [
          {
            title: 'Rules, calls, components, races',
            program: 'vitest' as const,
            args: mode === 'changed' ? vitest : [...vitest, ...narrow],
            env,
          },
        ]),
    ...(mode === 'nightly' && filters.length === 0
      ? [
          {
            title: 'A day of August in fast time',
            program: 'vitest' as const,
            args: ['--project', 'simulation'],
            env: { ...env, SIMULATION_SEED: String(seed) },
          },
        ]
      : []),
    ...(browser === null
      ? []
      : [
          {
            title: 'The app in a browser',
            program: 'playwright' as const,
            args: [...browser, ...filters, ...(filters.length > 0 ? ['--pass-with-no-tests'] : [])],
            env,
          },
        ]),
  ]
}

/** Where properties, models and inputs begin. */
export const seeds = (seed: number): Readonly<Record<string, string>> =>
  Object.fromEntries(['PROPERTY_SEED', 'MODEL_SEED', 'FUZZ_SEED', 'FLAKY_SEED'].map((name) => [name, String(seed)]))

/** Which tests of vitest run; null for none. */
function vitestArgs({ mode, isRest, changed, filters }: Wanted): string[] | null {
  if (mode === 'gate') return ['--exclude', LONG]
  if (mode === 'changed') {
    const tests = testsOf(changed, testFiles(LONG)).filter((file) => filters.every((filter) => file.includes(filter)))
    return tests.length > 0 ? tests : null
  }
  if (mode === 'nightly') return ['--testTimeout', '3600000']
  return isRest && filters.length === 0 ? restFiles() : []
}

/** Test files that the gate leaves out, or runs smaller than the whole: they read the size of the run. */
function restFiles(): string[] {
  const files = testFiles('')
  const sized = new Set(
    filesReaching(
      files.map((file) => path.join(ROOT, file)),
      new Set([TEST_SIZE]),
    ),
  )
  return files.filter((file) => path.matchesGlob(file, LONG) || sized.has(path.join(ROOT, file)))
}

/** Which browser tests run; null for none. */
function browserArgs({ mode, isRest, changed }: Wanted): string[] | null {
  if (mode === 'gate') return ['--grep', '@gate']
  if (mode === 'changed') {
    const specs = specsOf(changed)
    if (specs.length === 0) return null
    // Of a slice's specs the journeys that people live from; a spec that was changed is run whole.
    return changed.some((file) => file.endsWith('.spec.ts'))
      ? specs
      : [...specs, '--grep', '@gate', '--pass-with-no-tests']
  }
  return isRest ? ['--grep-invert', '@gate'] : []
}
