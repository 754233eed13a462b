import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CALL_PREFIX, type Policy } from '../../domain/platform/call.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { CallPlatform } from './call-platform.ts'
import { CallRoute } from './call-route.ts'
import { declaredRefusals } from './declared-refusals.ts'
import type { Handler } from './handler.ts'
import type { CallAnswer } from './keyed-write.ts'
import { Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of installed clients. */
    isFixed?: boolean
  }
}

const POLICIES: ReadonlySet<Policy> = new Set<Policy>(['anyone', 'guest', 'customer', 'confirmed', 'staff'])
const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Registers every call of the slices. Throws at the start when a call has no policy, when two share a name or
 * a path, or when a GET would change something.
 */
export function mountCalls(app: FastifyInstance, handlers: readonly Handler[], platform: CallPlatform): void {
  const sessions = new Sessions(platform.database, platform.findActor)
  const seen = new Set<string>()
  for (const handler of handlers) {
    requireSound(handler, seen)
    const { call } = handler
    const route = new CallRoute(handler, platform, sessions)
    const reply = call.cacheable === true ? sendRevalidated : sendPrivate
    const declared: ReadonlySet<string> = new Set(declaredRefusals(call, platform.ungated.has(call.name)))
    app.route({
      method: call.method,
      url: `${CALL_PREFIX}/${call.path}`,
      config: { isFixed: call.fixed === true },
      ...(call.bodyLimit === undefined
        ? {}
        : { bodyLimit: call.bodyLimit, onRequest: (request) => route.admit(request) }),
      ...(call.cacheable === true || call.plainOutput === true ? {} : { compress: false as const }),
      async handler(request, answer) {
        try {
          return reply(request, answer, await route.answer(request))
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          if (!declared.has(error.code)) tellUndeclared(platform, call.name, error)
          // An expected "no" goes the short way: Fastify's own would leave the call and come back to the same handler.
          app.errorHandler(error as never, request, answer)
          return answer
        }
      },
    })
  }
}

function requireSound({ call, transaction }: Handler, seen: Set<string>): void {
  const defects = [
    [!POLICIES.has(call.policy), 'has no policy'],
    [(call.policy === 'staff') !== (call.roles !== undefined && call.roles.length > 0), 'has no roles, or needs none'],
    [seen.has(call.name) || seen.has(`${call.method} ${call.path}`), 'is mounted twice'],
    [call.method === 'GET' && transaction !== 'read' && transaction !== 'own', 'is a GET and changes something'],
    [call.cacheable === true && (call.method !== 'GET' || call.policy !== 'anyone'), 'cannot be cacheable'],
  ] as const
  for (const [isSo, what] of defects) if (isSo) throw new Error(`the call ${call.name} ${what}`)
  seen.add(call.name).add(`${call.method} ${call.path}`)
}

/** A refusal that the call's contract does not list: the person is told of it all the same, and a test fails. */
function tellUndeclared({ checksContract, log }: CallPlatform, name: string, refusal: Refusal): void {
  const what = `${name} refused with ${refusal.code}, which its contract does not list`
  if (checksContract) throw new Error(what)
  log.error({ call: name, code: refusal.code }, 'a call refused what its contract does not list')
}

function sendPrivate(
  _request: FastifyRequest,
  reply: FastifyReply,
  { status, body, isReplay }: CallAnswer,
): FastifyReply {
  if (isReplay) reply.header('idempotency-replayed', 'true')
  return reply.code(status).header('cache-control', 'no-store').header('content-type', JSON_TYPE).send(body)
}

/** The same for everybody: kept by caches, and asked again with its ETag. Weak, since it may be compressed. */
function sendRevalidated(request: FastifyRequest, reply: FastifyReply, { status, body }: CallAnswer): FastifyReply {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  reply.header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate')
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send()
  return reply.code(status).header('content-type', JSON_TYPE).send(body)
}
