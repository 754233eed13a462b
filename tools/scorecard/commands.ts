import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Reported } from '../../tests/support/figures.ts'
import type { Source } from './row.ts'
import type { RowId } from './rows.ts'
import { advisories, packageFigures } from './supply-chain.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What a command brought: figures, unless it reports them itself; what went wrong; or why it cannot run here. */
export interface Outcome {
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
  packages: async () => ({ figures: packageFigures() }),
  audit: async () => advisories(),
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
