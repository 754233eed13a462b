import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Reported } from '../../tests/support/figures.ts'
import type { Source } from './row.ts'
import type { RowId } from './rows.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What a command brought: figures, unless it reports them itself; what went wrong; or why it cannot run here. */
interface Outcome {
  readonly figures?: Reported['figures']
  readonly broken?: readonly string[]
  readonly absent?: string
}

/** Measures a row; what it starts gets `env`. */
export type Command = (row: RowId, env: Readonly<Record<string, string>>) => Promise<Outcome>

/** Which part of the bench measures a row. */
const BENCH: Readonly<Partial<Record<RowId, string>>> = { 'L-01': 'checkout', 'L-02': 'reads', 'L-03': 'slow-sockets' }

/** The sources that are commands. */
export const COMMANDS: Readonly<Partial<Record<Source, Command>>> = {
  bench: (row, env) => runNode(['bench/run.ts', BENCH[row] ?? ''], env),
  mutants: (_row, env) => runNode(['tools/mutants.mjs'], env),
  packages: async () => packages(),
  audit: async () => audit(),
}

async function runNode(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Outcome> {
  const code = await new Promise<number>((resolve) => {
    spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    }).on('close', (status) => resolve(status ?? 1))
  })
  return code === 0 ? {} : { broken: [`${args.join(' ')} ended with ${code}`] }
}

/** What the lockfile says of the packages that production runs; what only some platforms need is not counted. */
function packages(): Outcome {
  const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as unknown
  const lock = read('package-lock.json') as { packages: Record<string, Record<string, unknown>> }
  const { dependencies, allowScripts } = read('package.json') as Record<string, Record<string, unknown>>
  const atRunTime = Object.entries(lock.packages).filter(
    ([place, { dev, optional, devOptional }]) => place !== '' && !dev && !optional && !devOptional,
  )
  const names = new Set(atRunTime.map(([place]) => place.split('node_modules/').at(-1)))
  const scripts = atRunTime.filter(
    ([place, { hasInstallScript }]) =>
      hasInstallScript && !(place.replace('node_modules/', '') in (allowScripts ?? {})),
  )
  return {
    figures: { total: names.size, direct: Object.keys(dependencies ?? {}).length, scripts: scripts.length },
  }
}

/** Asks npm for known advisories about what runs in production; the registry of a closed network may not answer. */
function audit(): Outcome {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--audit'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
  })
  const counts = vulnerabilities(stdout ?? '')
  if (counts === null) return { absent: 'not available, `npm audit` is not answered here' }
  return { figures: { advisories: (counts['high'] ?? 0) + (counts['critical'] ?? 0) } }
}

function vulnerabilities(answer: string): Readonly<Record<string, number>> | null {
  try {
    const { metadata } = JSON.parse(answer) as { metadata?: { vulnerabilities?: Record<string, number> } }
    return metadata?.vulnerabilities ?? null
  } catch {
    return null
  }
}
