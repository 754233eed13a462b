import { request, type ClientRequest } from 'node:http'
import { CALL_PREFIX } from '../../domain/platform/call.ts'

/** A stream of server-sent events that somebody watches: every event's data with when it came. */
export class OpenStream<Data> {
  readonly told: { readonly at: number; readonly data: Data }[] = []
  readonly #stream: ClientRequest
  /** Called with each event. */
  onEvent: (data: Data) => void = () => undefined

  constructor(address: string, path: string) {
    this.#stream = request(`${address}${CALL_PREFIX}/${path}`, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) this.#take(event)
      })
      // A stream that is closed has nothing to say any more.
      answer.on('error', () => undefined)
    })
    this.#stream.on('error', () => undefined)
    this.#stream.end()
  }

  close(): void {
    this.#stream.destroy()
  }

  #take(event: string): void {
    const text = /^data: (.*)$/m.exec(event)?.[1]
    if (text === undefined) return
    const data = JSON.parse(text) as Data
    this.told.push({ at: performance.now(), data })
    this.onEvent(data)
  }
}
