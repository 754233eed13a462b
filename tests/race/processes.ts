import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { CHILD_ENVIRONMENT } from '../support/server-process.ts'
import type { Answer, Order } from './serve.ts'

/** A server process of a race or a fault test. */
export interface RaceServer {
  readonly address: string
  readonly child: ChildProcess
  stop(): Promise<void>
}

/** Processes of this worker in which nothing is open: the next server of a test opens in one of them. */
const idle: ChildProcess[] = []

/** Opens a server on a ready database in a process of its own; limits by address rest for loopback. Throws when it does not open. */
export async function raceServer(
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<RaceServer> {
  const child = idle.pop() ?? newProcess()
  const port = await ask(child, {
    open: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: '0',
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(import.meta.dirname, '..', '..', 'test-results', 'data'),
      TRUSTED_PREFIXES: '127.0.0.0/8',
      ...variables,
    },
  })
  return {
    address: `http://127.0.0.1:${port}`,
    child,
    async stop() {
      if (!isRunning(child)) return
      await ask(child, 'close')
      idle.push(child)
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

/** It ends with the worker that started it, which does not wait for it. */
function newProcess(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), {
    env: CHILD_ENVIRONMENT,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

async function ask(child: ChildProcess, order: Order): Promise<number | null> {
  child.ref()
  child.channel?.ref()
  const ended = new AbortController()
  const exit = () => ended.abort(new Error('the server process ended'))
  child.once('exit', exit)
  try {
    const answered = once(child, 'message', { signal: ended.signal }) as Promise<[Answer]>
    child.send(order)
    const [answer] = await answered
    if ('error' in answer) throw new Error(answer.error)
    return answer.port
  } finally {
    child.off('exit', exit)
    child.unref()
    child.channel?.unref()
  }
}
