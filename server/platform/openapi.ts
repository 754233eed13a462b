import { CALL_PREFIX, type Call } from '../../domain/platform/call.ts'
import { FIELD_CODES } from '../../domain/platform/field-problem.ts'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { REFUSALS, type RefusalCode } from '../../domain/platform/refusal.ts'
import type { LiveChannel } from './live-channel.ts'
import { wireSchema, type JsonSchema } from './openapi-schema.ts'
import { DEFECT_CODE } from './problems.ts'

/** What the document is made from: the contract, and nothing written for it alone. */
export interface OpenApiSource {
  readonly calls: readonly Call[]
  readonly channels: readonly LiveChannel[]
  readonly ungated: ReadonlySet<string>
  readonly version: string
  readonly publicUrl: string
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: JsonSchema
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly JsonSchema[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: JsonSchema }
  readonly responses: Readonly<Record<string, JsonSchema>>
  readonly 'x-policy': string
  readonly 'x-refusals': readonly string[]
}

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

/** The OpenAPI 3.1 document of a server. */
export function openApiDocument(source: OpenApiSource): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of source.calls) {
    const path = `${CALL_PREFIX}/${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, source.ungated.has(call.name)) }
  }
  for (const channel of source.channels) paths[`${CALL_PREFIX}/${channel.path}`] = { get: streamOf(channel) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Battigia',
      version: source.version,
      description:
        'Booking and ordering for a beach resort. Errors are problem bodies (RFC 9457) with a code and a text in the ' +
        'language of Accept-Language. Every POST accepts an Idempotency-Key.',
    },
    servers: [{ url: source.publicUrl }],
    paths,
    components: { schemas: { Problem: PROBLEM }, securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  }
}

function operationOf(call: Call, isUngated: boolean): Operation {
  const refusals = refusalsOf(call, isUngated)
  const input = wireSchema(call.input)
  const isGet = call.method === 'GET'
  return {
    operationId: call.name,
    tags: [call.path.replace(/^public\//, '').split('/', 1)[0] ?? ''],
    summary: call.summary,
    description: describe(call),
    security: call.policy === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
    parameters: [...(isGet ? queryParameters(input) : [IDEMPOTENCY_KEY]), ACCEPT_LANGUAGE],
    ...(isGet ? {} : { requestBody: { required: true as const, content: { 'application/json': { schema: input } } } }),
    responses: {
      200: { description: 'The answer', content: { 'application/json': { schema: wireSchema(call.output) } } },
      ...(call.cacheable === true ? { 304: { description: 'Unchanged since the ETag of If-None-Match' } } : {}),
      ...problemResponses(refusals),
    },
    'x-policy': call.policy,
    'x-refusals': refusals,
  }
}

function streamOf(channel: LiveChannel): Operation {
  return {
    operationId: `live.${channel.path.split('/', 1)[0]}.${channel.event}`,
    tags: [channel.path.split('/', 1)[0] ?? ''],
    summary: `Stream of server-sent events "${channel.event}"`,
    description: 'Stays open; the browser reconnects by itself. Carries nothing personal.',
    security: [{}],
    parameters: queryParameters(wireSchema(channel.input)),
    responses: {
      200: { description: 'The stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
      ...problemResponses(['input_invalid', 'too_many_requests', 'try_again']),
    },
    'x-policy': 'anyone',
    'x-refusals': ['input_invalid', 'too_many_requests', 'try_again'],
  }
}

const POLICY_TEXT = {
  anyone: 'Anyone may call.',
  guest: 'For signed-in customers, and for guests who left name, phone and e-mail.',
  customer: 'For signed-in customers.',
  confirmed: 'For signed-in customers with a confirmed e-mail.',
  staff: 'For the resort’s people, by their roles.',
} as const

function describe(call: Call): string {
  const limits = (call.limits ?? []).map(
    ({ max, per, by }) => `At most ${max} calls in ${per / 1000} s by ${by.replaceAll('_', ' ')}.`,
  )
  const fixed = call.fixed === true ? 'Fixed for installed clients: unknown fields are ignored.' : undefined
  return [POLICY_TEXT[call.policy], ...limits, fixed].filter((line) => line !== undefined).join(' ')
}

/** The call's own refusals, and those that the platform adds to it. */
export function refusalsOf(call: Call, isUngated: boolean): RefusalCode[] {
  const added: RefusalCode[] = ['input_invalid', 'try_again']
  if (call.policy !== 'anyone') added.push('login_required')
  if (call.policy === 'confirmed') added.push('email_not_confirmed')
  if (call.limits !== undefined) added.push('too_many_requests')
  if (call.method === 'POST') added.push('idempotency_key_reused')
  if (!isUngated) added.push('maintenance', 'app_obsolete')
  return [...new Set([...call.refusals, ...added])]
}

function problemResponses(refusals: readonly RefusalCode[]): Record<string, JsonSchema> {
  const byStatus = new Map<number, string[]>([[500, [DEFECT_CODE]]])
  for (const code of refusals) byStatus.set(REFUSALS[code], [...(byStatus.get(REFUSALS[code]) ?? []), code])
  const entries = [...byStatus].toSorted(([a], [b]) => a - b)
  return Object.fromEntries(
    entries.map(([status, codes]) => {
      const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }] }
      return [status, { description: codes.join(', '), content: { 'application/problem+json': { schema } } }]
    }),
  )
}

function queryParameters(input: JsonSchema): Parameter[] {
  const required = new Set(input['required'] as string[] | undefined)
  const properties = (input['properties'] ?? {}) as Record<string, JsonSchema>
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }))
}

const ACCEPT_LANGUAGE: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  schema: { type: 'string', examples: [...LANGUAGES] },
}
const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
}
const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string', description: 'The sentence for the person, in the language of Accept-Language' },
    data: { type: 'object' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string' },
          code: { enum: [...FIELD_CODES] },
          message: { type: 'string' },
          min: { type: 'number' },
          max: { type: 'number' },
        },
      },
    },
  },
}
