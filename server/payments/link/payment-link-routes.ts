import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAYMENT_SESSION_LIFE } from '../../../domain/payments/link-calls.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { pickLanguage, type Language } from '../../../domain/platform/language.ts'
import { newToken, tokenHash } from '../../accounts/bearer-token.ts'
import { browserKey } from '../../accounts/browser-key.ts'
import { addressPrefix } from '../../platform/asker.ts'
import type { Database } from '../../platform/database.ts'
import { deviceName } from '../../platform/device-name.ts'
import { paymentCookieHeader } from '../../platform/payment-cookie.ts'
import type { RateLimits } from '../../platform/rate-limits.ts'
import { SMALL_PAGE_HEADERS } from '../../platform/small-page.ts'
import { PAYMENT_LINK_PATH } from './create-payment-link.ts'
import { paymentLinkOverPage, paymentLinkPage } from './payment-link-page.ts'
import { openPaymentLink } from './payment-link-queries.ts'

interface LinkTools {
  readonly database: Database
  readonly publicUrl: string
  readonly limits: RateLimits
}

const LIMIT = { max: 120, per: MINUTE, by: 'address' } as const
/** The checkout of an order that exists; the order is its query's. */
const CHECKOUT = '/pagamenti-card'

/**
 * The one-time addresses of payments (payments guide, 5.5). GET changes nothing and asks nothing: a preview or prefetch cannot use
 * the link up. The person's press posts the page's own form, which exchanges the link for a session that pays one order.
 */
export async function mountPaymentLinks(http: FastifyInstance, tools: LinkTools): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The form is empty: nothing of it is read.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null, ''))
    const url = `${PAYMENT_LINK_PATH}/:token`
    scope.get(url, async (request, reply) => sendPage(reply, 200, paymentLinkPage(languageOf(request))))
    scope.post<{ Params: { token: string } }>(url, (request, reply) => open(tools, request, reply))
  })
}

/** The app's, which the address names; else the browser's. */
function languageOf({ url, headers }: FastifyRequest): Language {
  return pickLanguage(new URL(url, 'http://link').searchParams.get('lang') ?? headers['accept-language'])
}

const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).headers(SMALL_PAGE_HEADERS).type('text/html; charset=utf-8').send(html)

async function open(
  { database, publicUrl, limits }: LinkTools,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
) {
  const prefix = addressPrefix(request.ip)
  await limits.take('openPaymentLink', LIMIT, prefix)
  const token = newToken()
  const opened = isOwnForm(request)
    ? await openPaymentLink(database, tokenHash(request.params.token), {
        tokenHash: tokenHash(token),
        browserKey: browserKey({ deviceId: null, addressPrefix: prefix }),
        device: deviceName(request.headers['user-agent']),
      })
    : null
  if (opened === null) return sendPage(reply, 410, paymentLinkOverPage(languageOf(request)))
  return reply
    .code(303)
    .headers(SMALL_PAGE_HEADERS)
    .header('set-cookie', paymentCookieHeader({ ...opened, token }, publicUrl, PAYMENT_SESSION_LIFE))
    .header('location', `${CHECKOUT}?order=${opened.orderId}`)
    .send()
}

/** Whether the page's own button was pressed: no other site may give this browser a payment of its choice. */
function isOwnForm({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin'
}
