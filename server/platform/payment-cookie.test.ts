import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../domain/platform/duration.ts'
import { COOKIE_BEARER, paymentCookieHeader, paymentCookieOf, paymentPage } from './payment-cookie.ts'

const TOKEN = 'T'.repeat(43)
const PAYMENT = { orderId: 7, language: 'de' as const, token: TOKEN }
const HTML = '<!doctype html><head><script src="/theme.js"></script><script src="/x.js"></script></head>'

/** Behind a proxy that nobody has named the request itself looks like http. */
const asked = (url: string, cookie: string) =>
  ({ url, headers: { cookie }, protocol: 'http' }) as unknown as FastifyRequest
const pairOf = (header: string) => header.split(';')[0] ?? ''
const COOKIE = pairOf(paymentCookieHeader(PAYMENT, 'https://lido.example', 30 * MINUTE))

describe('the cookie of a payment session', () => {
  test('is for this host alone, over https, and out of reach of scripts', () => {
    expect(paymentCookieHeader(PAYMENT, 'https://lido.example', 30 * MINUTE)).toBe(
      `__Host-payment=7.de.${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Max-Age=1800; Secure`,
    )
    expect(paymentCookieHeader(PAYMENT, 'http://localhost:3000', MINUTE)).not.toContain('Secure')
  })

  test('is read among others; anything of another shape is none, and over https one that any host may set is none', () => {
    expect(paymentCookieOf(asked('/', `a=b; ${COOKIE}; c=d`), true)).toEqual(PAYMENT)
    const plain = pairOf(paymentCookieHeader(PAYMENT, 'http://localhost', MINUTE))
    expect(paymentCookieOf(asked('/', plain), false)).toEqual(PAYMENT)
    expect(paymentCookieOf(asked('/', plain), true)).toBeNull()
    expect(paymentCookieOf(asked('/', COOKIE), false)).toBeNull()
    for (const bad of ['', `${COOKIE}x`, COOKIE.replace('.de.', '.xx.'), COOKIE.replace('7.', '7a.'), `x${COOKIE}`])
      expect(paymentCookieOf(asked('/', bad), true), bad).toBeNull()
  })
})

describe('its page', () => {
  test.each(['/pagamenti-card?order=7', '/tabs/home/pagamenti-esito?order=7', '/pagamenti-card?order=7&method=card'])(
    'is %s',
    (url) => {
      expect(paymentPage(asked(url, COOKIE), HTML, true)).toContain(
        '<script src="/pay-page.js" data-language="de"></script>\n    <script src="/theme.js">',
      )
    },
  )

  test.each(['/pagamenti-card', '/pagamenti-card?order=8', '/tabs/home?order=7', '/pagamenti-card/x?order=7', '/'])(
    'is not %s, which belongs to whoever is in this browser',
    (url) => expect(paymentPage(asked(url, COOKIE), HTML, true)).toBeNull(),
  )

  test('is nobody’s without the cookie, and sends the word that names it', () => {
    expect(paymentPage(asked('/pagamenti-card?order=7', ''), HTML, true)).toBeNull()
    const script = readFileSync(path.join(import.meta.dirname, '..', '..', 'web', 'public', 'pay-page.js'), 'utf8')
    expect(script).toContain(`['guest_token', '${COOKIE_BEARER}']`)
  })
})
