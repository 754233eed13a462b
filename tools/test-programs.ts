import { spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const PROGRAMS = { vitest: 'node_modules/vitest/vitest.mjs', playwright: 'node_modules/@playwright/test/cli.js' }

export type TestProgram = keyof typeof PROGRAMS

/**
 * Runs one of the two test programs, which writes what it saw to `report`; `within` is a command that runs it in turn.
 * Answers its exit code.
 */
export async function runTests(
  program: TestProgram,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  report: string,
  within: readonly string[] = [],
): Promise<number> {
  const all =
    program === 'vitest'
      ? ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      : ['test', ...args, '--reporter=dot,json']
  const [command = '', ...rest] = [...within, process.execPath, path.join(ROOT, PROGRAMS[program]), ...all]
  return new Promise((resolve) => {
    spawn(command, rest, {
      cwd: ROOT,
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      stdio: ['ignore', 'inherit', 'inherit'],
    }).on('close', (status) => resolve(status ?? 1))
  })
}
