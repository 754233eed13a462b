import { randomUUID } from 'node:crypto'
import { CALL_PREFIX } from '../domain/platform/call.ts'
import type { Customer } from '../tests/race/booking-world.ts'
import type { Ground } from './ground.ts'
import type { Answer } from './http-connection.ts'

/** One call over the client's own connection, to the process that this client talks to. */
export async function httpCall(
  ground: Ground,
  client: number,
  path: string,
  body: unknown,
  guest: Customer | null,
): Promise<Answer> {
  const connection = await ground.connection(client)
  const asker = guest === null ? '' : `authorization: Bearer ${guest.token}\r\n`
  if (body === null) return connection.send('GET', `${CALL_PREFIX}/${path}`, asker, '')
  const payload = JSON.stringify(body)
  const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\nidempotency-key: ${randomUUID()}\r\n${asker}`
  return connection.send('POST', `${CALL_PREFIX}/${path}`, headers, payload)
}

/** `done`, or the code of the refusal. */
export function outcomeOf({ status, body }: Answer): string {
  return status === 200 ? 'done' : String((JSON.parse(body) as { code?: string }).code)
}
