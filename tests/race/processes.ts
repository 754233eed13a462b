import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { CHILD_ENVIRONMENT } from '../support/server-process.ts'

/** A server process of a race or a fault test. */
export interface RaceServer {
  readonly address: string
  readonly child: ChildProcess
  output(): string
  stop(): Promise<void>
}

/** Starts one server process on a ready database; limits by address rest for loopback. */
export async function raceServer(
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<RaceServer> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts')], {
    env: {
      ...CHILD_ENVIRONMENT,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(import.meta.dirname, '..', '..', 'test-results', 'data'),
      TRUSTED_PREFIXES: '127.0.0.0/8',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /listening (\d+)/.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`the server did not start:\n${printed}`)))
  })
  return {
    address: `http://127.0.0.1:${port}`,
    child,
    output: () => printed,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Two processes on one database: what production is. */
export async function twoServers(
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<RaceServer[]> {
  return Promise.all([raceServer(databaseUrl, variables), raceServer(databaseUrl, variables)])
}
