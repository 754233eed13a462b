import { timingSafeEqual } from 'node:crypto'
import type * as z from 'zod'
import type { Answer, Exchange, Route } from '../platform/exchange.ts'
import { BRAINTREE_KEYS } from './keys.ts'
import { apiError, Ended, Invalid, xml } from './refusal.ts'
import { list, type Xml } from './xml.ts'

/** One authenticated call of the SDK. */
export interface Call {
  readonly params: Readonly<Record<string, string>>
  /** Names with underscores, as the SDK sends them; an empty body is `{}`. */
  readonly body: unknown
  /** The whole request as text, to tell two uses of one key apart. */
  readonly request: string
}

/** A route below `/merchants/:merchantId/`; broken rules answer 422 with the SDK's error XML. */
export function merchantRoute(method: Route['method'], path: string, run: (call: Call) => Answer): Route {
  return {
    method,
    path: `/merchants/:merchantId/${path}`,
    answer(exchange) {
      let body: unknown = {}
      try {
        authenticate(exchange)
        body = parsed(exchange.body.toString('utf8'))
        refuseCardNumber(body)
        const request = `${method} ${exchange.path} ${JSON.stringify(body)}`
        return run({ params: exchange.params, body, request })
      } catch (error) {
        if (error instanceof Invalid) return apiError(error.message, error.problems, { params: echo(body) })
        if (error instanceof Ended) return xml(error.status, 'error', { status: error.status })
        throw error
      }
    },
  }
}

/** The parts of a body that a call knows; 400 for a field of another type. */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body)
  if (!result.success) throw new Ended(400)
  return result.data
}

/** The value of a route's name. */
export function param(call: Call, name: string): string {
  const value = call.params[name]
  if (value === undefined) throw new Error(`the route has no ${name}`)
  return value
}

/** What was sent, as an error repeats it. */
export function echo(value: unknown): Xml {
  if (Array.isArray(value)) return list('item', value.map(echo))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, echo(one)]))
  }
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' ? String(value) : null
}

function authenticate({ headers, params }: Exchange): void {
  const { merchantId, publicKey, privateKey } = BRAINTREE_KEYS
  const given = Buffer.from(headers['authorization'] ?? '')
  const wanted = Buffer.from(`Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`)
  const known = given.length === wanted.length && timingSafeEqual(given, wanted)
  if (!known || params['merchantId'] !== merchantId) throw new Ended(401)
}

function parsed(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new Ended(400)
  }
}

/** A server that holds a card number has left SAQ-A: it may not send one, wherever in the body (guide, 6.5). */
function refuseCardNumber(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, one] of Object.entries(value)) {
    if ((name === 'number' || name === 'cvv') && one !== null) throw new Ended(403)
    refuseCardNumber(one)
  }
}
