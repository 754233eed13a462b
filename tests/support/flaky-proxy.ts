import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { UNHARMED, type Exchange, type Fault, type Plan } from './flaky-plan.ts'

/** One exchange and what happened to it; `status` is the server's answer, or null where none was heard. */
export interface Happened extends Exchange {
  readonly fault: Fault | null
  status: number | null
}

/** A bad network before a running server: the browser has the proxy's address in place of the server's. */
export interface FlakyProxy {
  readonly url: string
  /** What happens to the next exchanges. */
  plan: Plan
  /** Everything that went through or did not, oldest first. */
  readonly log: readonly Happened[]
  /** False lets no connection through at all and breaks what is open, as a network that is gone. */
  isUp: boolean
  close(): Promise<void>
}

/** Opens a proxy before `target`, an origin such as `http://localhost:4100`. Streams of events are passed on as they come. */
export async function openFlakyProxy(target: string, plan: Plan = UNHARMED): Promise<FlakyProxy> {
  const log: Happened[] = []
  const turns = new Map<string, number>()
  let isUp = true
  const server = http.createServer((request, response) => {
    response.on('error', () => undefined)
    if (!isUp) return void request.socket.resetAndDestroy()
    const [method, path] = [request.method ?? 'GET', new URL(request.url ?? '/', target).pathname]
    const turn = (turns.get(`${method} ${path}`) ?? 0) + 1
    turns.set(`${method} ${path}`, turn)
    const happened: Happened = { method, path, turn, fault: proxy.plan({ method, path, turn }), status: null }
    log.push(happened)
    // A client that leaves, or a server that ends, breaks the exchange on the other side as well.
    exchange(target, request, response, happened).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: FlakyProxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    plan,
    log,
    get isUp() {
      return isUp
    },
    set isUp(next) {
      isUp = next
      if (!next) server.closeAllConnections()
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return proxy
}

/** What happened to the exchanges that were harmed, one a line. */
export function tellFaults(log: readonly Happened[]): string {
  const told = log.map(({ method, path, turn, fault, status }) =>
    fault === null ? [] : [`${fault.kind} ${method} ${path} (turn ${turn}, server ${status ?? 'did not hear'})`],
  )
  return told.flat().join('\n')
}

async function exchange(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  happened: Happened,
): Promise<void> {
  const { fault } = happened
  const body = await bytesOf(request)
  if (fault?.kind === 'drop') return void request.socket.resetAndDestroy()
  if (fault?.kind === 'delay') await sleep(fault.ms)
  const ask = () => askServer(target, request, body)
  const answer = fault?.kind === 'double' ? await askTwice(ask, fault.isSecond) : await ask()
  happened.status = answer.statusCode ?? null
  response.on('close', () => answer.destroy())
  const isStream = answer.headers['content-type']?.startsWith('text/event-stream') ?? false
  switch (fault?.kind) {
    case 'lose':
      if (!isStream) await bytesOf(answer)
      return void request.socket.resetAndDestroy()
    case 'stall':
      if (!isStream) await bytesOf(answer)
      await sleep(fault.ms)
      return void request.socket.resetAndDestroy()
    case 'truncate':
      return truncate(answer, request, response, isStream)
    default:
      response.writeHead(answer.statusCode ?? 502, headersOf(answer))
      response.flushHeaders()
      answer.on('error', () => request.socket.destroy())
      answer.pipe(response)
  }
}

async function askServer(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const onwards = http.request(`${target}${url}`, { method: method ?? 'GET', headers, agent: false })
  onwards.end(body)
  const [answer] = (await once(onwards, 'response')) as [IncomingMessage]
  return answer
}

/** Both requests are with the server at the same time; the answer that is not passed on is heard to its end. */
async function askTwice(ask: () => Promise<IncomingMessage>, isSecond: boolean): Promise<IncomingMessage> {
  const [first, second] = await Promise.all([ask(), ask()])
  const [kept, other] = isSecond ? [second, first] : [first, second]
  if (other.headers['content-type']?.startsWith('text/event-stream')) other.destroy()
  else other.resume()
  return kept
}

/** The head and half of the body, or a stream's first event; then the connection breaks. */
async function truncate(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  isStream: boolean,
) {
  const bytes = isStream ? ((await once(answer, 'data'))[0] as Buffer) : await bytesOf(answer)
  if (bytes.length === 0) return void request.socket.resetAndDestroy()
  response.writeHead(answer.statusCode ?? 502, headersOf(answer))
  const part = isStream ? bytes : bytes.subarray(0, Math.floor(bytes.length / 2))
  // Destroyed and not reset: a reset may overtake what was written.
  response.write(part, () => request.socket.destroySoon())
}

/** A connection of its own for every exchange: browsers repeat a request by themselves where an old connection breaks. */
function headersOf({ headers }: IncomingMessage): http.OutgoingHttpHeaders {
  const { 'keep-alive': _, ...others } = headers
  return { ...others, connection: 'close' }
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
