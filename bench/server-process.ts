import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../server/platform/embedded-postgres.ts'

const ROOT = path.join(import.meta.dirname, '..')
const READY_WITHIN = 60_000
const STOP_WITHIN = 10_000

/** A running server process of the product. */
export interface ServerProcess {
  readonly address: string
  stop(): Promise<void>
}

/** Starts one on the database, with `folder` for its files, and waits until it is ready. */
export async function startServer(databaseUrl: string, folder: string): Promise<ServerProcess> {
  const port = String(await freePort())
  const child = spawn(process.execPath, [path.join(ROOT, 'server', 'main.ts')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      PORT: port,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      TRUSTED_PREFIXES: '127.0.0.0/8',
    },
    stdio: 'ignore',
  })
  const leave = () => void child.kill('SIGKILL')
  process.once('exit', leave)
  const exited = once(child, 'exit').finally(() => process.off('exit', leave))
  const address = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(leave, STOP_WITHIN)
    await exited
    clearTimeout(timer)
  }
  for (const end = performance.now() + READY_WITHIN; performance.now() < end && child.exitCode === null;) {
    if (await isReady(address)) return { address, stop }
    await sleep(100)
  }
  await stop()
  throw new Error('a server did not get ready for the measurement')
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  )
}
