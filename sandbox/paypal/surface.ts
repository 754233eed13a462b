import { createHash } from 'node:crypto'
import * as z from 'zod'
import { json, type Answer, type Exchange, type Route } from '../platform/exchange.ts'
import { expireApprovals } from './approval.ts'
import type { Paypal } from './events.ts'
import { isIssue, newDebugId, PaypalRefusal, problem, refuse, statusOfName, type Detail } from './errors.ts'
import { approvalAddress } from './documents.ts'

/** The one merchant of the sandbox; anybody else is `invalid_client`. */
export const paypalSandboxKeys = { clientId: 'sandbox-client-id', clientSecret: 'sandbox-client-secret' } as const

/**
 * Follows from the keys alone, so that an application keeps its token over a reset, a move of the clock and a new
 * start of the sandbox: the SDK asks for another one only after hours of its own time.
 */
const TOKEN = `A21AA${createHash('sha256').update(Object.values(paypalSandboxKeys).join(':')).digest('base64url')}`

type Method = Route['method']

/** A call of PayPal's API: needs the token, obeys `PayPal-Mock-Response`, and answers refusals in PayPal's shape. */
export function call(own: Paypal, method: Method, path: string, run: (exchange: Exchange) => Answer): Route {
  return open(own, method, path, (exchange) => {
    const refused = unauthorised(exchange) ?? mocked(own, exchange)
    return refused ?? run(exchange)
  })
}

/** The same without a token, for what anybody may read. */
export function open(own: Paypal, method: Method, path: string, run: (exchange: Exchange) => Answer): Route {
  return {
    method,
    path,
    answer(exchange) {
      expireApprovals(own)
      const { status, headers, body } = refusals(() => run(exchange))
      return { status, headers: { 'paypal-debug-id': newDebugId(), ...headers }, body }
    },
  }
}

function refusals(run: () => Answer): Answer {
  try {
    return run()
  } catch (error) {
    if (error instanceof PaypalRefusal) return problem(error.status, error.details, error.links)
    throw error
  }
}

/** POST /v1/oauth2/token with Basic authentication. */
export function tokenRoute(own: Paypal): Route {
  return open(own, 'POST', '/v1/oauth2/token', ({ headers, body }) => {
    const { clientId, clientSecret } = paypalSandboxKeys
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (headers['authorization'] !== basic) {
      return json(401, { error: 'invalid_client', error_description: 'Client Authentication failed' })
    }
    if (new URLSearchParams(body.toString('utf8')).get('grant_type') !== 'client_credentials') {
      return json(400, { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL or unknown' })
    }
    const scope = 'https://uri.paypal.com/services/checkout https://uri.paypal.com/services/reporting/search/read'
    return json(200, {
      scope,
      access_token: TOKEN,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: 32_400,
    })
  })
}

function unauthorised({ headers }: Exchange): Answer | null {
  const given = headers['authorization']
  if (given === undefined) return problem(401)
  if (given === `Bearer ${TOKEN}`) return null
  return json(401, { error: 'invalid_token', error_description: 'Token signature verification failed' })
}

const mockSchema = z.object({ mock_application_codes: z.string() })

/** The answer that `PayPal-Mock-Response` orders, or null: an unknown code gets the real answer. */
function mocked(own: Paypal, { headers, params }: Exchange): Answer | null {
  const code = mockSchema.safeParse(parsed(headers['paypal-mock-response'] ?? '')).data?.mock_application_codes
  if (code === undefined) return null
  const status = statusOfName(code)
  if (status !== null) return problem(status)
  if (!isIssue(code)) return null
  const order = own.books.orders.get(params['id'] ?? '')
  const again = code === 'INSTRUMENT_DECLINED' && order !== undefined
  return refusals(() =>
    refuse(code, again ? [{ href: approvalAddress(own, order), rel: 'redirect', method: 'GET' }] : []),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The body of a call. Throws INVALID_REQUEST with what is wrong where. */
export function bodyOf<Input>(exchange: Exchange, schema: z.ZodType<Input>): Input {
  const text = exchange.body.toString('utf8')
  const value = parsed(text === '' ? '{}' : text)
  if (value === undefined) {
    throw new PaypalRefusal(400, [
      { issue: 'MALFORMED_REQUEST_JSON', location: 'body', description: 'The request JSON is not well formed.' },
    ])
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new PaypalRefusal(
    400,
    result.error.issues.map((issue) => detailOf(issue, value)),
  )
}

function detailOf(issue: z.core.$ZodIssue, body: unknown): Detail {
  const there = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], body)
  const place = { field: `/${issue.path.map(String).join('/')}`, location: 'body' as const }
  if (there === undefined) {
    return { ...place, issue: 'MISSING_REQUIRED_PARAMETER', description: 'A required field / parameter is missing.' }
  }
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return { ...place, issue: 'INVALID_ARRAY_MIN_ITEMS', description: 'The array has too few items.' }
  }
  if (issue.code === 'invalid_value') {
    return { ...place, issue: 'INVALID_PARAMETER_VALUE', description: 'The value of a field is invalid.' }
  }
  const description = 'The value of a field does not conform to the expected format.'
  return { ...place, issue: 'INVALID_PARAMETER_SYNTAX', description }
}

/** True when the caller wants the whole object instead of the short one. */
export function wantsAll({ headers }: Exchange): boolean {
  return /return=representation/.test(headers['prefer'] ?? '')
}

/**
 * Runs a call once per `PayPal-Request-Id`: a repeat answers 200 with the latest state of what the first one made.
 * Only success is remembered; a refused call may be made again under its id.
 * @param run makes the object and answers its id
 */
export function once(own: Paypal, exchange: Exchange, run: () => string, show: (id: string) => object): Answer {
  const requestId = exchange.headers['paypal-request-id']
  const key = `${exchange.path} ${requestId ?? ''}`
  const known = requestId === undefined ? undefined : own.books.done.get(key)
  if (known !== undefined) return json(200, show(known))
  const id = run()
  if (requestId !== undefined) own.books.done.set(key, id)
  return json(201, show(id))
}
