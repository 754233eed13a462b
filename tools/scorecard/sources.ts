import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import type { Source } from './row.ts'

const isRoot = process.getuid?.() === 0

/** How tests of one source run with vitest. */
export interface TestSource {
  readonly title: string
  readonly folder: string | null
  readonly args: readonly string[]
  readonly env: (size: Size) => Readonly<Record<string, string>>
  /** A command that runs the program in turn. */
  readonly within: readonly string[]
  /** Why it cannot run on this machine; null where it can. */
  readonly absence: () => string | null
}

export interface Size {
  readonly isLong: boolean
  readonly seed: number
}

const PLAIN = { folder: null, args: [], env: () => ({}), within: [], absence: () => null }

/** A place for mounts of its own, which end with it; whoever is not root gets the right to mount there, and stays who they are. */
const OWN_MOUNTS = ['unshare', '--mount', ...(isRoot ? [] : ['--user', '--map-current-user', '--keep-caps'])]

/** The sources that are tests, in the order in which they run. */
export const TEST_SOURCES: Readonly<Partial<Record<Source, TestSource>>> = {
  tests: { ...PLAIN, title: 'Tests beside each other' },
  alone: {
    ...PLAIN,
    title: 'Tests that measure a time, one after the other',
    args: ['--maxWorkers=1', '--no-file-parallelism'],
  },
  day: {
    ...PLAIN,
    title: 'A day of August in fast time',
    folder: 'tests/simulation/',
    args: ['--project', 'simulation'],
    env: ({ isLong, seed }) => ({ SIMULATION_SEED: String(seed), SIMULATION_SCALE: isLong ? '1' : '0.1' }),
  },
  faults: {
    ...PLAIN,
    title: 'PostgreSQL on a disk that fails',
    folder: 'tests/faults/',
    args: ['--project', 'faults'],
    env: () => ({ DISK_FAULTS: '1' }),
    within: OWN_MOUNTS,
    absence: () => {
      if (spawnSync('strace', ['-V']).status !== 0) return 'strace is not installed here'
      const [unshare, ...rest] = [...OWN_MOUNTS, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]
      return spawnSync(unshare, rest).status === 0 ? null : 'this machine lets no test mount a small disk'
    },
  },
}
