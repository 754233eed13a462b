import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { CALL_PREFIX } from '../domain/platform/call.ts'

export interface Visited {
  readonly asked: number
  /** How often, by request and what came instead of an answer of ours. */
  readonly failed: ReadonlyMap<string, number>
  readonly slowestMs: number
}

/** Slow enough for the limits of one network, the proxy’s and ours of logins. */
const PAUSE = 80
const WORKERS = 6
const LIMIT = 30_000

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
/** Nobody twice: attempts at one address are limited. */
const login = () => JSON.stringify({ email: `${randomUUID()}@battigia.example`, password: 'not-a-password-30' })
/** A page, a read and a change, the last one with its key, as the app sends it. */
const ASKED = [
  { method: 'GET', path: '/', body: () => '' },
  {
    method: 'GET',
    path: `${CALL_PREFIX}/umbrellas/availability?from=${tomorrow}&to=${tomorrow}&part=full_day`,
    body: () => '',
  },
  { method: 'POST', path: `${CALL_PREFIX}/accounts/login`, body: login },
] as const

/** Guests who ask without an end, over connections that they keep, until they leave. */
export function openVisitors(address: string): { leave(): Promise<Visited> } {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  const failed = new Map<string, number>()
  let asked = 0
  let slowestMs = 0
  let isOver = false

  async function work(worker: number): Promise<void> {
    for (let turn = worker; !isOver; turn += 1) {
      const { method, path, body } = ASKED[turn % ASKED.length] ?? ASKED[0]
      const begun = performance.now()
      const outcome = await ask(address, agent, method, path, body())
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - begun))
      asked += 1
      if (outcome !== null) {
        const reason = `${method} ${path.split('?', 1)[0]}: ${outcome}`
        failed.set(reason, (failed.get(reason) ?? 0) + 1)
      }
      await sleep(PAUSE)
    }
  }
  const workers = Array.from({ length: WORKERS }, (_, worker) => work(worker))
  return {
    async leave() {
      isOver = true
      await Promise.all(workers)
      agent.destroy()
      return { asked, failed, slowestMs }
    },
  }
}

/** Null for an answer that a guest can use, which a refused login is; otherwise what came instead. */
function ask(address: string, agent: Agent, method: string, path: string, body: string): Promise<string | null> {
  const headers = body === '' ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  return new Promise((resolve) => {
    const sent = request(`${address}${path}`, { method, agent, headers, timeout: LIMIT }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        resolve((answer.statusCode ?? 0) < 500 && answer.statusCode !== 429 ? null : String(answer.statusCode)),
      )
      answer.once('error', (error) => resolve(error.message))
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer')))
    sent.once('error', (error) => resolve(error.message))
    sent.end(body)
  })
}
