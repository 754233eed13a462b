import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  readonly body: string
}

const HEAD_END = '\r\n\r\n'

/**
 * One kept HTTP/1.1 connection that carries one request at a time. The load generator shares the processors with what
 * it measures, so it does no more than write the request and read the status and the body by its length.
 */
export class HttpConnection {
  readonly #host: string
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #answer: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  #failure: Error

  private constructor(url: URL, socket: Socket) {
    this.#host = url.host
    this.#socket = socket
    this.#failure = new Error(`${url.host} ended a connection`)
    socket.setNoDelay(true)
    socket.on('data', (part: Buffer) => this.#take(part))
    // `close` follows every error and rejects the request.
    socket.on('error', (error) => (this.#failure = error))
    socket.on('close', () => this.#answer?.reject(this.#failure))
  }

  static async open(address: string): Promise<HttpConnection> {
    const url = new URL(address)
    const socket = connect(Number(url.port), url.hostname)
    await once(socket, 'connect')
    return new HttpConnection(url, socket)
  }

  /** False once either side has closed it: a server does that to a connection that nobody has used for about a minute. */
  get isOpen(): boolean {
    return this.#socket.readyState === 'open'
  }

  /** Sends a request; `headers` are whole lines, each with its line end. Rejects when the connection is or gets closed. */
  send(method: 'GET' | 'POST', path: string, headers: string, body: string): Promise<Answer> {
    if (this.#socket.destroyed) return Promise.reject(this.#failure)
    return new Promise((resolve, reject) => {
      this.#answer = { resolve, reject }
      this.#socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${headers}\r\n${body}`)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part])
    const headLength = this.#received.indexOf(HEAD_END)
    if (headLength < 0) return
    const head = this.#received.toString('latin1', 0, headLength)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
    if (Number.isNaN(length)) {
      this.#socket.destroy(new Error('an answer without a length'))
      return
    }
    const end = headLength + HEAD_END.length + length
    if (this.#received.length < end) return
    const body = this.#received.toString('utf8', headLength + HEAD_END.length, end)
    this.#received = this.#received.subarray(end)
    const answer = this.#answer
    this.#answer = null
    answer?.resolve({ status: Number(head.slice(9, 12)), body })
  }
}
