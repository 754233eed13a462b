import type { FastifyInstance } from 'fastify'
import { CALL_PREFIX } from '../../domain/platform/call.ts'

const REQUEST_HEADERS =
  'authorization, content-type, accept-language, idempotency-key, x-device-id, x-app-version, x-app-platform, if-none-match'
const ANSWER_HEADERS = 'etag, retry-after, x-request-id'

/** Lets exactly the configured origins of the native apps call; without any there is no CORS at all. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !allowed.has(origin)) return
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', ANSWER_HEADERS)
  })
  app.options(`${CALL_PREFIX}/*`, async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', REQUEST_HEADERS)
      .header('access-control-max-age', '7200')
      .code(204)
      .send(),
  )
}
