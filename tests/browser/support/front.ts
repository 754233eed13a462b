import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { alsoAt, type App } from './app.ts'

/** What stands in for an answer of the server. */
interface Instead {
  readonly status?: number
  readonly type?: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A server before the product: what a proxy, a release or a dead network does to its answers. */
export interface Front {
  readonly url: string
  /** False answers nothing at all and breaks what is open, as a network that is gone. */
  isUp: boolean
  /** Other answers than the product's, by a part of the path that they are for; null leaves the product's. */
  instead: (path: string) => Instead | null
  close(): Promise<void>
}

/** Opens a front of a running product. Requests of pages and of their workers both come through it. */
export async function openFront(app: App): Promise<Front> {
  const server = http.createServer((request, response) => {
    if (!front.isUp) return void request.socket.destroy()
    const instead = front.instead(request.url ?? '/')
    if (instead !== null) {
      const { status = 200, type = 'text/javascript', body, headers = {} } = instead
      return void response
        .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers })
        .end(body)
    }
    const { method, headers } = request
    const onwards = http.request(`${app.url}${request.url}`, { method: method ?? 'GET', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      response.on('close', () => answer.destroy())
    })
    onwards.on('error', () => request.socket.destroy())
    request.pipe(onwards)
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const front: Front = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    isUp: true,
    instead: () => null,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  alsoAt(front.url, app)
  return front
}

/** Takes the network away from a page and from its worker, or gives it back. */
export async function setNetwork(
  front: Front,
  context: { setOffline(isOffline: boolean): Promise<void> },
  isUp: boolean,
) {
  front.isUp = isUp
  await context.setOffline(!isUp)
}
