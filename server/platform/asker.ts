import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { COOKIE_BEARER, paymentCookieOf } from './payment-cookie.ts'

/** The opaque token of `Authorization: Bearer …`, or of the payment cookie that it names; null when there is none of the right shape. */
export function bearerToken(request: FastifyRequest, isHttps: boolean): string | null {
  const header = request.headers.authorization
  if (header === undefined || header.length > 263 || !/^bearer /i.test(header)) return null
  const token = header.slice(7)
  if (token === COOKIE_BEARER) return paymentCookieOf(request, isHttps)?.token ?? null
  return /^[\w.~+/=-]+$/.test(token) ? token : null
}

/** The id that the browser or app chose; null when it sent none of 1 to 64 printable characters. */
export function deviceIdOf(request: FastifyRequest): string | null {
  const header = request.headers['x-device-id']
  return typeof header === 'string' && /^[\x21-\x7e]{1,64}$/.test(header) ? header : null
}

/**
 * The network that a prefix is a part of, where whoever has one prefix has thousands: the /48 of an IPv6 /64. Null for IPv4,
 * whose prefixes are few.
 */
export function widerPrefix(prefix: string): string | null {
  return prefix.endsWith('::/64') ? `${prefix.split(':', 3).join(':')}::/48` : null
}

/** `192.0.2.0/24` or `2001:db8:1:2::/64`: what limits count by. A mapped IPv4 address is IPv4. */
export function addressPrefix(address: string): string {
  const mapped = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
  if (!isIPv6(mapped)) return `${mapped.slice(0, mapped.lastIndexOf('.'))}.0/24`
  const [head = '', tail = ''] = mapped.split('%', 1)[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const isShort = mapped.includes('::')
  const groups = isShort ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right] : left
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
