import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  ATTEMPT_LIFE,
  SOCIAL_PROVIDERS,
  SOCIAL_RETURN_PATH,
  type SocialFailure,
  type SocialProviderId,
} from '../../../domain/accounts/social-rules.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { pickLanguage } from '../../../domain/platform/language.ts'
import { addressPrefix } from '../../platform/asker.ts'
import { refuseHead } from '../../platform/refuse-head.ts'
import { SMALL_PAGE_HEADERS } from '../../platform/small-page.ts'
import { newToken, tokenHash } from '../bearer-token.ts'
import { appReturnPage, platformOfState } from './app-return.ts'
import { appleNameOf } from './apple-name.ts'
import { keepAppleName, takeAttempt, type Attempt } from './attempt-queries.ts'
import { keepArrival } from './keep-arrival.ts'
import { noteRedeemFailure } from './note-redeem-failure.ts'
import { callbackPath } from './provider.ts'
import { mountSocialNotices } from './social-notices.ts'
import type { SocialRouteTools } from './social-tools.ts'

const MOST_BYTES = 32 * 1024
const LIMIT = { max: 120, per: MINUTE, by: 'address' } as const
/** What the providers call a person who turned back. */
const TURNED_BACK = new Set(['access_denied', 'user_cancelled_authorize'])

/**
 * Where the providers send browsers and events. Routes of their own, outside the calls: forms instead of JSON, a redirect
 * instead of an answer, and no cookie, since what an answer has to fit is kept here (identity guide 2.3).
 */
export async function mountSocialRoutes(http: FastifyInstance, tools: SocialRouteTools): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    for (const id of SOCIAL_PROVIDERS) {
      const [method, url] = [id === 'apple' ? 'POST' : 'GET', callbackPath(id)]
      scope.route({
        method,
        url,
        exposeHeadRoute: false,
        handler: (request, reply) => comeBack(tools, id, request, reply),
      })
      // It takes the login's one-time state: only the browser that comes back may do that.
      if (method === 'GET') refuseHead(scope, url)
    }
    mountSocialNotices(scope, tools)
  })
}

async function comeBack(tools: SocialRouteTools, id: SocialProviderId, request: FastifyRequest, reply: FastifyReply) {
  if (!tools.social.providers.has(id)) return reply.code(404).send()
  await tools.limits.take('socialCallback', LIMIT, addressPrefix(request.ip))
  const answer = answerOf(request)
  const { fragment, next } = await arrive(tools, id, answer)
  const query = next === null ? '' : `?${new URLSearchParams({ next }).toString()}`
  const path = `${SOCIAL_RETURN_PATH}${query}#${fragment}`
  const intoApp = tools.social.apps.get(platformOfState(answer.get('state') ?? ''))
  if (intoApp !== undefined) {
    const html = appReturnPage(pickLanguage(request.headers['accept-language']), intoApp(path))
    return reply.code(200).headers(SMALL_PAGE_HEADERS).type('text/html; charset=utf-8').send(html)
  }
  return reply.code(303).header('cache-control', 'no-store').header('location', `${tools.publicUrl}${path}`).send()
}

/** What the provider says: in the address, or in the form that Apple posts. */
function answerOf({ method, url, body }: FastifyRequest): URLSearchParams {
  if (method === 'POST') return new URLSearchParams(typeof body === 'string' ? body : '')
  return new URL(url, 'http://callback').searchParams
}

interface Return {
  /** `social=<one-time key>`, or `social-failed=<why>`; a fragment, which no server sees. */
  readonly fragment: string
  readonly next: string | null
}

async function arrive(tools: SocialRouteTools, id: SocialProviderId, answer: URLSearchParams): Promise<Return> {
  const { database } = tools
  const attempt = await takeAttempt(database, tokenHash(answer.get('state') ?? ''), ATTEMPT_LIFE)
  if (attempt === null) return failed('expired', null)
  // The answer of another provider than the one that was asked (mix-up): the attempt is used up all the same.
  if (attempt.provider !== id) return failed('failed', attempt)
  const name = id === 'apple' ? appleNameOf(answer.get('user')) : null
  if (name !== null) await keepAppleName(database, attempt.browserKey, null, name)
  const error = answer.get('error')
  if (error !== null) return failed(TURNED_BACK.has(error) ? 'cancelled' : 'failed', attempt)
  return redeem(tools, id, answer, attempt)
}

async function redeem(
  tools: SocialRouteTools,
  id: SocialProviderId,
  answer: URLSearchParams,
  attempt: Attempt,
): Promise<Return> {
  const provider = tools.social.providers.get(id)
  const person = await provider
    ?.redeem(answer, attempt)
    .catch((error: unknown) => noteRedeemFailure(tools.log, id, error))
  if (person === undefined) return failed('failed', attempt)
  const key = newToken()
  const { browserKey } = attempt
  await tools.database.transaction((tx) => keepArrival(tx, tools, person, { keyHash: tokenHash(key), browserKey }))
  return { fragment: `social=${key}`, next: attempt.next }
}

function failed(why: SocialFailure, attempt: Attempt | null): Return {
  return { fragment: `social-failed=${why}`, next: attempt?.next ?? null }
}
