import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/platform/embedded-postgres.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
/** Milliseconds for a first start, with a database that it makes, beside others that do the same. */
const READY_WITHIN = 120_000
const STOP_WITHIN = 30_000

/** What a process of the product gets of the machine's environment. */
export const CHILD_ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
}

/** A server process of its own: several of them on one database are what production is. */
export interface ServerProcess {
  readonly address: string
  readonly child: ChildProcess
  /** Everything it printed. */
  output(): string
  /** Ends it as a supervisor does; answers the exit code. */
  stop(): Promise<number | null>
  kill(signal: NodeJS.Signals): void
}

/** Starts `server/main.ts` as a process and waits until it is ready. Rejects with what it printed. */
export async function startServerProcess(variables: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = variables['PORT'] ?? String(await freePort())
  const child = spawn(process.execPath, [path.join(ROOT, 'server', 'main.ts')], {
    cwd: ROOT,
    env: { ...CHILD_ENVIRONMENT, NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: port, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const leave = () => void child.kill('SIGKILL')
  process.once('exit', leave)
  child.once('exit', () => process.off('exit', leave))
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const address = `http://127.0.0.1:${port}`
  if (!(await isReady(address, child))) {
    leave()
    await closed
    throw new Error(`the server did not get ready:\n${printed}`)
  }
  return {
    address,
    child,
    output: () => printed,
    kill: (signal) => void child.kill(signal),
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(leave, STOP_WITHIN)
      await closed
      clearTimeout(timer)
      return child.exitCode
    },
  }
}

async function isReady(address: string, child: ChildProcess): Promise<boolean> {
  for (const end = performance.now() + READY_WITHIN; performance.now() < end; await sleep(50)) {
    if (child.exitCode !== null || child.signalCode !== null) return false
    const answers = await fetch(`${address}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (answers) return true
  }
  return false
}
