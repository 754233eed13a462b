import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

const MAX_LINES = 300
const EXEMPT = /(\/texts\/|-texts\/|\/migrations\/|web\/routes\.ts$|\/art\/)/

/** Files of the repository that git tracks or would track. */
export function repositoryFiles(...patterns) {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter(Boolean)
}

/** No source file is over 300 lines; texts, the route table, migrations and drawings aside. */
export function checkFileSizes() {
  const large = repositoryFiles('*.ts', '*.tsx', '*.mjs')
    .filter((file) => !EXEMPT.test(file))
    .map((file) => [readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1, file])
    .filter(([lines]) => lines > MAX_LINES)
  for (const [lines, file] of large) process.stdout.write(`  ${file}: ${lines} lines, at most ${MAX_LINES}\n`)
  return large.length === 0
}
