import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { pickLanguage } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { CommitUnknown, isAccountGone, isOutOfService, isOverload } from './database-errors.ts'
import { PROBLEM_TYPE, type Problems } from './problems.ts'

/** Turns everything that is thrown into a problem body in the asker's language (R-806, RFC 9457). */
export class Answers {
  readonly #problems: Problems
  readonly #log: Logger

  constructor(problems: Problems, log: Logger) {
    this.#problems = problems
    this.#log = log
  }

  /** Answers an error. Only a defect is logged with its cause; a refusal is what the server is for. */
  fail(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const language = pickLanguage(request.headers['accept-language'])
    const refusal = this.#refusalOf(error, request)
    if (refusal === null) {
      this.#log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'a call broke')
      send(reply, this.#problems.ofDefect(request.id, language))
      return
    }
    const wait = refusal.data['retryAfterSeconds'] ?? (refusal.status === 503 ? 2 : undefined)
    if (wait !== undefined) reply.header('retry-after', String(wait))
    if (refusal.code === 'login_required') reply.header('www-authenticate', 'Bearer')
    send(reply, this.#problems.ofRefusal(refusal, language, httpStatus(error) ?? refusal.status))
  }

  #refusalOf(error: unknown, request: FastifyRequest): Refusal | null {
    if (error instanceof Refusal) return error
    if (isAccountGone(error)) return new Refusal('login_required')
    if (error instanceof CommitUnknown || isOverload(error)) {
      const about = { err: error, requestId: request.id, route: request.routeOptions.url }
      if (isOutOfService(error)) this.#log.error(about, 'the database cannot work')
      else this.#log.warn(about, 'the database did not answer in time')
      return new Refusal('try_again')
    }
    return httpStatus(error) === null ? null : new Refusal('input_invalid')
  }
}

/** Status of a request that HTTP itself refuses: no JSON, too large, another media type; null for the rest. */
function httpStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null
  return error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : null
}

function send(reply: FastifyReply, problem: { readonly status: number }): void {
  reply.code(problem.status).type(PROBLEM_TYPE).header('cache-control', 'no-store').send(JSON.stringify(problem))
}
