import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { HttpConnection } from './http-connection.ts'

let end = async () => {}
afterEach(() => end())

/** A server on loopback that closes a connection that nobody used for `keepAlive` milliseconds; answers its address. */
async function serve(keepAlive: number, listener: RequestListener): Promise<string> {
  const server = createServer({ keepAliveTimeout: keepAlive, keepAliveTimeoutBuffer: 0 }, listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  end = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const answerOk: RequestListener = (_, reply) => void reply.setHeader('content-length', 2).end('ok')

test('a request on a connection that the server has closed meanwhile is refused instead of waiting for ever', async () => {
  const connection = await HttpConnection.open(await serve(10, answerOk))
  expect(await connection.send('GET', '/', '', '')).toEqual({ status: 200, body: 'ok' })
  expect(connection.isOpen).toBe(true)
  while (connection.isOpen) await sleep(5)
  await expect(connection.send('GET', '/', '', '')).rejects.toThrow('ended a connection')
})

test('a request that is under way when the connection is closed is refused', async () => {
  const connection = await HttpConnection.open(await serve(1_000, () => undefined))
  const asked = connection.send('GET', '/', '', '')
  connection.close()
  await expect(asked).rejects.toThrow('ended a connection')
})

test('an answer without a length fails its request and nothing else', async () => {
  const address = await serve(1_000, (_, reply) => void reply.write('a part'))
  const connection = await HttpConnection.open(address)
  await expect(connection.send('GET', '/', '', '')).rejects.toThrow('an answer without a length')
})
