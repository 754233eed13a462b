import type { FastifyRequest } from 'fastify'
import { SECOND } from '../../domain/platform/duration.ts'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'

/**
 * A payment session in the system's browser (payments guide, 5.5). Its token lies in an HttpOnly cookie, where no script, address
 * or history has it. The cookie alone is never believed: a call has to say {@link COOKIE_BEARER}, which no page of another origin can.
 */
export interface PaymentCookie {
  readonly orderId: number
  readonly language: Language
  readonly token: string
}

/** What a page sends in the place of a token: its session is the one of the cookie. Also in `web/public/pay-page.js`. */
export const COOKIE_BEARER = 'payment'

/** `__Host-` ties the cookie to this host; it needs https, which a development machine has not. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-payment' : 'payment')

/** The header that sets the cookie. Lax, since a provider's page leads back by a navigation of another site. */
export function paymentCookieHeader(
  { orderId, language, token }: PaymentCookie,
  publicUrl: string,
  life: number,
): string {
  const isSecure = publicUrl.startsWith('https:')
  const value = `${orderId}.${language}.${token}`
  return `${nameOf(isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life / SECOND}${isSecure ? '; Secure' : ''}`
}

/**
 * The payment session of a request's cookie; null when there is none of the right shape. Proves nothing. Where guests reach the
 * resort over https (`isHttps`, by its public address and not by what a proxy says) another host's cookie is none.
 */
export function paymentCookieOf({ headers }: Pick<FastifyRequest, 'headers'>, isHttps: boolean): PaymentCookie | null {
  const name = `${nameOf(isHttps)}=`
  const cookies = (headers.cookie ?? '').split(/;\s*/)
  const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? ''
  const [, orderId, code, token] = /^(\d{1,15})\.([a-z]{2})\.([\w-]{43})$/.exec(value) ?? []
  const language = LANGUAGES.find((each) => each === code)
  if (orderId === undefined || language === undefined || token === undefined) return null
  return { orderId: Number(orderId), language, token }
}

const PAYMENT_PAGE = /^\/(?:[\w-]+\/)*pagamenti-[\w-]+$/

/**
 * The app's page as the one of a payment session: at the checkout and the outcome of that order alone. What else is open in this
 * browser, and whoever is signed in there, stays as it is. Null for every other page.
 */
export function paymentPage(request: FastifyRequest, html: string, isHttps: boolean): string | null {
  const url = new URL(request.url, 'http://page')
  if (!PAYMENT_PAGE.test(url.pathname)) return null
  const cookie = paymentCookieOf(request, isHttps)
  if (cookie === null || url.searchParams.get('order') !== String(cookie.orderId)) return null
  return html.replace('<script', `<script src="/pay-page.js" data-language="${cookie.language}"></script>\n    <script`)
}
