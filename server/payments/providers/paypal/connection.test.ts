import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ProviderMisuse, ProviderUnavailable } from '../../provider.ts'
import { openConnection, type PayPalConnection } from './connection.ts'

const answerSchema = z.object({ token: z.string() })
let server: Server
let paypal: PayPalConnection
let asked: string[]
/** Tokens that PayPal takes now; each one that is asked for is the next. */
let taken: Set<string>
let issued: number
let answer: (request: IncomingMessage, response: ServerResponse) => boolean

beforeEach(async () => {
  asked = []
  issued = 0
  taken = new Set()
  answer = () => false
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume()
    if (answer(request, response)) return
    const say = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
    if (request.url === '/v1/oauth2/token') {
      const token = `t${(issued += 1)}`
      taken.add(token)
      say(200, { access_token: token, expires_in: 32_400 })
      return
    }
    const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
    if (taken.has(token)) say(200, { token })
    else say(401, { error: 'invalid_token' })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sandboxUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  paypal = openConnection({ clientId: 'id', clientSecret: 'secret', environment: 'sandbox', sandboxUrl })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const read = () => paypal.read('/v2/thing', answerSchema)

test('one token serves many calls at once, and a token that ended before its time is replaced', async () => {
  expect(await Promise.all([read(), read(), read()])).toEqual([{ token: 't1' }, { token: 't1' }, { token: 't1' }])
  expect(issued).toBe(1)
  taken.clear()
  expect(await read()).toEqual({ token: 't2' })
  expect(issued).toBe(2)
})

test('a token that is refused as soon as it is there is a misuse, asked once more and no longer', async () => {
  answer = (request, response) => {
    if (request.url === '/v1/oauth2/token') return false
    response.writeHead(401).end('{"error":"invalid_token"}')
    return true
  }
  await expect(read()).rejects.toThrow(ProviderMisuse)
  expect(asked.filter((one) => one === 'GET /v2/thing')).toHaveLength(2)
})

test('wrong credentials are a misuse; nothing of them is in the message', async () => {
  answer = (_request, response) => {
    response.writeHead(401).end('{"error":"invalid_client"}')
    return true
  }
  const error = await read().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ProviderMisuse)
  expect(String(error)).toBe('ProviderMisuse: PayPal answered 401 invalid_client (debug id none)')
})

test('41 a success that is no JSON is no answer of PayPal’s, and is asked for again; a redirect is not followed', async () => {
  let times = 0
  answer = (request, response) => {
    if (request.url === '/v1/oauth2/token' || (times += 1) > 1) return false
    response.writeHead(200).end('<html>busy</html>')
    return true
  }
  expect(await read()).toEqual({ token: 't1' })
  answer = (_request, response) => {
    response.writeHead(302, { location: '/v2/elsewhere' }).end()
    return true
  }
  await expect(read()).rejects.toThrow(ProviderUnavailable)
  expect(asked).not.toContain('GET /v2/elsewhere')
})
