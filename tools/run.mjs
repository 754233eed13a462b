import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { NODE, ROOT } from './install.mjs'

/**
 * Runs a package's program under the pinned Node, shows its output and keeps it.
 * Answers its exit code and everything it printed.
 */
export function runTool(bin, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(NODE, [join(ROOT, bin), ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', (chunk) => {
        output += chunk
        to.write(chunk)
      })
    }
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
