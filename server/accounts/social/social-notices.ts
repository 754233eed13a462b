import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { addressPrefix } from '../../platform/asker.ts'
import { parsedJson } from './apple-name.ts'
import { deletionPage } from './deletion-page.ts'
import { facebookDeletion } from './facebook-deletion.ts'
import { deleteByProvider, isDeletionKnown, keepDeletion, noteRelay } from './identity-queries.ts'
import type { SocialRouteTools } from './social-tools.ts'

/** Where Apple sends its notifications, and Facebook its requests to delete; registered there by the operator. */
const APPLE_NOTICES = '/auth/social/apple/notifications'
const FACEBOOK_DELETION = '/auth/social/facebook/deletion'
const LIMIT = { max: 120, per: MINUTE, by: 'address' } as const

/** What the providers tell this server by themselves. */
export function mountSocialNotices(scope: FastifyInstance, tools: SocialRouteTools): void {
  scope.post(APPLE_NOTICES, (request, reply) => takeAppleNotice(tools, request, reply))
  scope.post(FACEBOOK_DELETION, (request, reply) => takeDeletion(tools, request, reply))
  scope.get(FACEBOOK_DELETION, (request, reply) => showDeletion(tools, request, reply))
}

const notice = z.object({ payload: z.string() })
const noticeEvent = z.object({
  type: z.enum(['consent-revoked', 'account-delete', 'email-disabled', 'email-enabled']),
  sub: z.string().check(z.minLength(1)),
  /** Milliseconds since 1970. */
  event_time: z.number(),
})

/**
 * Apple's notifications (identity guide 2.3). The signature is checked first; each does the same however often it comes, and one
 * that is older than the identity leaves it alone.
 */
async function takeAppleNotice(tools: SocialRouteTools, request: FastifyRequest, reply: FastifyReply) {
  const { apple } = tools.social
  if (apple === null) return reply.code(404).send()
  await tools.limits.take('appleNotice', LIMIT, addressPrefix(request.ip))
  const sent = z.safeParse(notice, typeof request.body === 'string' ? parsedJson(request.body) : undefined)
  if (!sent.success) return reply.code(400).send()
  const claims = await apple.checkNotification(sent.data.payload).catch((error: unknown) => {
    tools.log.warn({ err: error }, 'a notification of Apple was refused')
    return null
  })
  if (claims === null) return reply.code(400).send()
  // Apple writes the event as a text of JSON inside of the token.
  const { events } = claims
  const event = z.safeParse(noticeEvent, typeof events === 'string' ? parsedJson(events) : events)
  if (!event.success) return reply.code(400).send()
  await obey(tools, event.data)
  return reply.code(200).send()
}

async function obey({ database }: SocialRouteTools, event: z.output<typeof noticeEvent>): Promise<void> {
  const saidAt = new Date(event.event_time)
  if (event.type === 'consent-revoked' || event.type === 'account-delete') {
    await deleteByProvider(database, 'apple', event.sub, saidAt)
  } else {
    await noteRelay(database, event.sub, event.type === 'email-disabled', saidAt)
  }
}

/** Facebook's request to delete what it told of a person: what to look at, and the code to look it up by. */
async function takeDeletion(tools: SocialRouteTools, request: FastifyRequest, reply: FastifyReply) {
  const { facebookSecret } = tools.social
  if (facebookSecret === null) return reply.code(404).send()
  await tools.limits.take('facebookDeletion', LIMIT, addressPrefix(request.ip))
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const wanted = facebookDeletion(form.get('signed_request') ?? '', facebookSecret)
  if (wanted === null) return reply.code(400).send()
  const { subject, code } = wanted
  await tools.database.transaction(async (tx) => {
    await deleteByProvider(tx, 'facebook', subject, null)
    await keepDeletion(tx, code)
  })
  return reply
    .header('cache-control', 'no-store')
    .send({ url: `${tools.publicUrl}${FACEBOOK_DELETION}?code=${code}`, confirmation_code: code })
}

async function showDeletion(tools: SocialRouteTools, request: FastifyRequest, reply: FastifyReply) {
  if (tools.social.facebookSecret === null) return reply.code(404).send()
  await tools.limits.take('facebookDeletion', LIMIT, addressPrefix(request.ip))
  const code = new URL(request.url, 'http://deletion').searchParams.get('code') ?? ''
  const isDone = await isDeletionKnown(tools.database, code)
  return reply
    .code(isDone ? 200 : 404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(deletionPage(request.headers['accept-language'], isDone))
}
