import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'
import { frameRoutes } from '../browser/frames.ts'
import { SandboxClock } from './clock.ts'
import { controlCommands } from './control.ts'
import { openDump } from './dump.ts'
import { json, matchPath, type Answer, type Exchange, type SeenRequest } from './exchange.ts'
import { Faults } from './faults.ts'
import { operatorRoutes } from './operator-page.ts'
import { CommandRefused, type Command, type Provider, type ProviderFactory, type World } from './provider.ts'
import { Webhooks } from './webhooks.ts'

const CONTROL = '/_sandbox/'
const MOST_BODY = 1024 * 1024
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The payment sandbox: providers' surfaces on one address, with a control plane on the loopback interface. */
export interface Sandbox {
  readonly url: string
  readonly world: World
  close(): Promise<void>
}

/** Something on the sandbox's address that answers by itself: it knows its origin only once the sandbox listens. */
export type Mount = (origin: string) => Mounted

export interface Mounted {
  owns(path: string): boolean
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
}

export interface SandboxOptions {
  readonly host: string
  readonly port: number
  readonly providers: readonly ProviderFactory[]
  readonly mounts?: readonly Mount[] | undefined
  /** Milliseconds until a bank speaks that has not been spoken for by a command; a second. */
  readonly bankDelay?: number
  /** Where payments and cards are kept over a new start; without it they are in memory only. */
  readonly file?: string | undefined
  /** Hears what is wrong with the file. */
  readonly warn?: ((sentence: string) => void) | undefined
}

/** Starts the sandbox (payments guide, section 3). Throws where `NODE_ENV` is production. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (process.env['NODE_ENV'] === 'production') throw new Error('the payment sandbox never runs in production')
  const { host, port, providers, mounts = [], bankDelay = 1_000, file, warn = ignore } = options
  const clock = new SandboxClock()
  const [webhooks, faults, seen] = [new Webhooks(), new Faults(), [] as SeenRequest[]]
  let url = ''
  const world: World = { clock, webhooks, origin: () => url, pace: () => faults.pace(), bankDelay, id: newId }
  const parts = providers.map((make) => make(world))
  const commands = new Map<string, Command>(
    [...controlCommands({ clock, webhooks, faults, seen, parts }), ...parts.flatMap((part) => part.commands)].map(
      (one) => [one.name, one],
    ),
  )
  const dump = file === undefined ? null : await openDump({ file, clock, parts, warn })
  let mounted: readonly Mounted[] = []
  const server = createServer((request, response) => {
    const owner = mounted.find((mount) => mount.owns(URL.parse(request.url ?? '', 'http://sandbox')?.pathname ?? ''))
    if (owner !== undefined) return void owner.handle(request, response).catch(() => response.destroy())
    return void handle(request, response, { parts, commands, faults, seen })
      .catch(() => response.destroy())
      .finally(() => dump?.touch())
  })
  server.listen(port, host)
  await once(server, 'listening')
  url = `http://${host === '127.0.0.1' ? 'localhost' : host}:${(server.address() as AddressInfo).port}`
  mounted = mounts.map((mount) => mount(url))
  return {
    url,
    world,
    async close() {
      webhooks.reset()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      await dump?.close()
    },
  }
}

function ignore(): void {}

interface Parts {
  readonly parts: readonly Provider[]
  readonly commands: ReadonlyMap<string, Command>
  readonly faults: Faults
  readonly seen: SeenRequest[]
}

async function handle(request: IncomingMessage, response: ServerResponse, own: Parts): Promise<void> {
  const exchange = await read(request)
  const { method, path } = exchange
  if (path.startsWith(CONTROL)) return send(response, await control(exchange, request, own.commands))
  const owner = own.parts.find((part) => part.owns(path)) ?? null
  if (method !== 'GET' && owner?.pacesItself !== true) await own.faults.pace()
  const before = await own.faults.take('before', method, path)
  if (before === 'drop') return void request.socket.destroy()
  const answer = before === null ? await answerOf(exchange, owner, own.parts) : failure(before, owner, exchange)
  own.seen.push({ method, path, body: exchange.body.toString('utf8'), status: answer.status })
  const after = await own.faults.take('after', method, path)
  if (after === 'drop') return void request.socket.destroy()
  return send(response, after === null ? answer : failure(after, owner, exchange))
}

async function answerOf(exchange: Exchange, owner: Provider | null, parts: readonly Provider[]): Promise<Answer> {
  for (const route of [...operatorRoutes, ...frameRoutes, ...parts.flatMap((part) => part.routes)]) {
    const params = route.method === exchange.method ? matchPath(route.path, exchange.path) : null
    if (params !== null) return route.answer({ ...exchange, params })
  }
  return failure(404, owner, exchange)
}

function failure(status: number, owner: Provider | null, exchange: Exchange): Answer {
  return owner?.failure(status, exchange) ?? json(status, { error: { message: `no such path: ${exchange.path}` } })
}

/** The control plane obeys this machine only. */
async function control(exchange: Exchange, request: IncomingMessage, commands: Parts['commands']): Promise<Answer> {
  const from = request.socket.remoteAddress ?? ''
  if (!/^(127\.|::1$|::ffff:127\.)/.test(from)) return json(403, { error: 'the control plane is local' })
  const name = exchange.path.slice(CONTROL.length)
  // For starters and tests to wait on: who gets this answer can use everything else.
  if (name === 'health' && exchange.method === 'GET') return json(200, { status: 'ok' })
  const command = commands.get(name)
  if (command === undefined || exchange.method !== 'POST') return json(404, { error: 'no such command' })
  const text = exchange.body.toString('utf8')
  try {
    return json(200, (await command.run(text === '' ? {} : JSON.parse(text))) ?? {})
  } catch (error) {
    if (error instanceof z.ZodError) return json(400, { error: error.issues })
    if (error instanceof CommandRefused) return json(409, { error: error.message })
    throw error
  }
}

async function read(request: IncomingMessage): Promise<Exchange> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > MOST_BODY) throw new Error('a body of more than a mebibyte')
    parts.push(part)
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )
  const body = Buffer.concat(parts)
  return { method: request.method ?? 'GET', path: pathname, query: searchParams, headers, body, params: {} }
}

function send(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers })
  response.end(body)
}

function newId(prefix: string, length = 24): string {
  return `${prefix}${[...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
