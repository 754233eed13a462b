import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from '../platform/exchange.ts'

const MOST_BODY = 64 * 1024

/** A request's body as text. Throws for more than 64 KiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > MOST_BODY) throw new Error('a body of more than 64 KiB')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

export function sendAnswer(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers })
  response.end(body)
}
