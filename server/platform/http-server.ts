import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import fastify, { type ConnectionError, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { DEFAULT_LANGUAGE } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { Answers } from './answers.ts'
import { compressAnswers } from './compress-answers.ts'
import { allowOrigins } from './cors.ts'
import { DEADLINES } from './deadlines.ts'
import { PROBLEM_TYPE, Problems } from './problems.ts'
import { securityHeaders } from './security-headers.ts'

export interface HttpServerOptions {
  /** Where guests reach the app, without a slash at the end; https turns HSTS on. */
  readonly publicUrl: string
  /** Origins of the native apps that may call from elsewhere; nobody else may. */
  readonly appOrigins: readonly string[]
  /** Addresses of proxies whose X-Forwarded-For is believed; none by default. */
  readonly trustedProxies: readonly string[]
  readonly log: Logger
}

/** Whole request 8 s, headers 3 s, body 64 KiB (reliability guide, rule 12). */
const LIMITS = {
  bodyLimit: 64 * 1024,
  requestTimeout: 8 * SECOND,
  connectionTimeout: DEADLINES.socket,
  keepAliveTimeout: 65 * SECOND,
  http: { headersTimeout: 3 * SECOND, connectionsCheckingInterval: SECOND, maxHeaderSize: 16 * 1024 },
}

/** What the shipped proxies let through (`deploy/proxy`). */
const LARGEST_PASSED_ON = 8 * 1024 * 1024

/** An HTTP server with its limits, headers and error answers, and no route yet. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const problems = new Problems(options.publicUrl)
  const answers = new Answers(problems, options.log)
  const headers = securityHeaders(options.publicUrl)
  const app = fastify({
    ...LIMITS,
    logger: false,
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    // What arrives while the server leaves is served like everything else.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestIds(),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, problems, headers),
    // An address that cannot be read meets no hook, so it gets the headers here.
    frameworkErrors: (error, request, reply) =>
      answers.fail(error, request, reply.headers(headers).header('x-request-id', request.id)),
  })
  readJsonOnly(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  allowOrigins(app, options.appOrigins)
  compressAnswers(app)
  app.setErrorHandler(async (error, request, reply) => {
    if (isTooLarge(error)) await readTheRest(request.raw)
    answers.fail(error, request, reply)
    return reply
  })
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${CALL_PREFIX}/*`,
    handler: async () => {
      throw new Refusal('unknown_call')
    },
  })
  return app
}

/** JSON and nothing else: no conversion, and no prototype keys. An empty body asks for nothing. */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parse(request, body, done)
  })
  // Installed clients post JSON as text, too.
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.isFixed === true) void parse(request, body, done)
    else done(Object.assign(new Error('text is nobody’s input'), { statusCode: 415 }))
  })
}

const isTooLarge = (error: unknown) => error instanceof Error && 'statusCode' in error && error.statusCode === 413

/**
 * Reads what is left of a body that is too large and forgets it, up to what the proxies pass on: a proxy that is still
 * sending when its connection ends tells the guest that the server is broken.
 */
async function readTheRest(body: IncomingMessage): Promise<void> {
  let left = LARGEST_PASSED_ON
  try {
    for await (const part of body.iterator({ destroyOnReturn: false })) {
      left -= (part as Buffer).length
      if (left < 0) return
    }
  } catch {
    // Who is gone needs no answer.
  }
}

/** Short ids that no two processes share. */
function requestIds(): () => string {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return () => `${process}-${(count += 1).toString(36)}`
}

/** What a broken or too slow connection is told before it is closed; nobody knows its language yet. */
function refuseConnection(
  error: ConnectionError,
  socket: Socket,
  problems: Problems,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const timedOut = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const status = timedOut ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const reason = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[status]
  const body = JSON.stringify(problems.ofRefusal(new Refusal('input_invalid'), DEFAULT_LANGUAGE, status))
  const safe = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `${safe.join('')}Cache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  )
}
