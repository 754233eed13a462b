import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PROVIDER_IDS, type ProviderId } from '../../domain/payments/snapshot.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import type { Queryable } from '../platform/database.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { CARDS_OF, finishEvent, insertEvent } from './event-queries.ts'
import { openIssue } from './ledger-queries.ts'
import type { PaymentFacts } from './payment-facts.ts'
import type { PaymentProvider, WebhookEvent } from './provider.ts'
import { wakePayment } from './wake-payment.ts'

/** Where providers send their events; registered there by the operator. */
export const WEBHOOK_PATH = '/webhooks/'
const MOST_BYTES = 256 * 1024
/** Far above what a beach's day brings, and short of what would fill the table (case 103). */
const LIMIT = { max: 600, per: MINUTE, by: 'address' } as const

export interface WebhookTools extends PaymentFacts {
  readonly limits: RateLimits
  /** Starts the job that drives what is due, besides its rhythm. */
  readonly wakeJob: () => void
}

/**
 * The providers' events (payments guide, 12). The signature is checked on the raw bytes before anything else; an event is
 * stored once, in one transaction with what it makes due, and only then answered with 2xx: whatever breaks before answers
 * 5xx, and the provider sends it again (case 58).
 */
export async function takeWebhooks(http: FastifyInstance, tools: WebhookTools): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    for (const id of PROVIDER_IDS) {
      scope.post(`${WEBHOOK_PATH}${id}`, (request, reply) => take(tools, id, request, reply))
      scope.get(`${WEBHOOK_PATH}${id}`, (request, reply) => prove(tools, id, request, reply))
    }
  })
}

async function take(tools: WebhookTools, id: ProviderId, request: FastifyRequest, reply: FastifyReply) {
  const provider = tools.providers.get(id)
  if (provider === undefined) return reply.code(404).send()
  await tools.limits.take('webhook', LIMIT, request.ip)
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const verdict = await provider.verifyWebhook(raw, request.headers)
  if (verdict === 'invalid') return reply.code(400).send()
  if (verdict === 'foreign') {
    await tools.database.transaction((tx) => noteForeign(tx, id))
    return reply.code(200).send()
  }
  await tools.database.transaction((tx) => store(tx, provider, verdict, raw))
  tools.wakeJob()
  return reply.code(200).send()
}

/** Some providers prove an address by a GET (Braintree's `bt_challenge`). */
async function prove(tools: WebhookTools, id: ProviderId, request: FastifyRequest, reply: FastifyReply) {
  const query = new URL(request.url, 'http://webhook').searchParams
  const answer = tools.providers.get(id)?.answerChallenge(query) ?? null
  return answer === null ? reply.code(404).send() : reply.type('text/plain').send(answer)
}

/**
 * R9: the event and the work that it makes due, together or not at all. Seen before, it only makes the work due again.
 * What is about cards, or about a payment whose ref is not stored yet, waits for its job (cases 47, 51, 57).
 */
async function store(tx: Queryable, { id }: PaymentProvider, event: WebhookEvent, raw: Buffer): Promise<void> {
  const { eventId, type, about } = event
  const isCard = about !== null && 'customer' in about
  const ref = about === null ? null : isCard ? `${CARDS_OF}${about.customer}` : about.payment
  const isNew = await insertEvent(tx, { provider: id, eventId, type, ref, rawBody: raw.toString('utf8') })
  const isKnown = ref === null || (!isCard && (await wakePayment(tx, id, ref)))
  if (isNew && isKnown) await finishEvent(tx, id, eventId, null)
}

async function noteForeign(tx: Queryable, provider: ProviderId): Promise<void> {
  await openIssue(tx, {
    key: `foreign:${provider}`,
    kind: 'foreign_event',
    provider,
    orderId: null,
    attemptId: null,
    detail: {},
  })
}
