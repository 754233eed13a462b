import { doneOutput } from '../../domain/platform/fields.ts'
import type { Call } from '../../domain/platform/call.ts'
import { REFUSALS, type RefusalCode } from '../../domain/platform/refusal.ts'
import { declaredRefusals } from './declared-refusals.ts'
import type { LiveChannel } from './live-channel.ts'
import type { DocumentSchemas, JsonSchema } from './openapi-schema.ts'
import type { OpenApiWords } from './openapi-words.ts'
import { DEFECT_CODE } from './problems.ts'

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly JsonSchema[]
  readonly parameters: readonly (Parameter | Reference)[]
  readonly requestBody?: { readonly required: true; readonly content: JsonSchema }
  readonly responses: Readonly<Record<string, JsonSchema>>
  readonly 'x-policy': string
  /** Who of the staff, where the policy is `staff`. */
  readonly 'x-roles'?: readonly string[]
  readonly 'x-refusals': readonly string[]
  /** Rows of `docs/requirements.md`. */
  readonly 'x-requirements': readonly string[]
}

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'header'
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
  readonly example?: unknown
}

export interface Reference {
  readonly $ref: string
}

/** What operations are made with. */
export interface OperationSource {
  readonly schemas: DocumentSchemas
  readonly words: OpenApiWords
}

const ACCEPT_LANGUAGE: Reference = { $ref: '#/components/parameters/AcceptLanguage' }
const IDEMPOTENCY_KEY: Reference = { $ref: '#/components/parameters/IdempotencyKey' }

/** One call as an operation of the document. */
export function operationOf(call: Call, isUngated: boolean, { schemas, words }: OperationSource): Operation {
  const refusals = declaredRefusals(call, isUngated)
  const isGet = call.method === 'GET'
  const { summary, requirements } = readSummary(call.summary)
  const { input, answer } = words.examples[call.name] ?? {}
  const body = () => ({ schema: schemas.of(call.input), ...(input === undefined ? {} : { example: input }) })
  const output = { schema: schemas.of(call.output), ...(answer === undefined ? {} : { example: answer }) }
  const query = isGet ? queryParameters(schemas.ofQuery(call.input), words, input) : [IDEMPOTENCY_KEY]
  return {
    operationId: call.name,
    tags: [tagOf(call.path)],
    summary,
    description: describe(call),
    security: call.policy === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
    parameters: [...query, ACCEPT_LANGUAGE],
    ...(isGet ? {} : { requestBody: { required: true as const, content: { 'application/json': body() } } }),
    responses: {
      200: { description: answerSentence(call, summary), content: { 'application/json': output } },
      ...(call.cacheable === true ? { 304: { description: 'Unchanged since the ETag of If-None-Match' } } : {}),
      ...problemResponses(refusals, isGet),
    },
    'x-policy': call.policy,
    ...(call.roles === undefined ? {} : { 'x-roles': call.roles }),
    'x-refusals': refusals,
    'x-requirements': requirements,
  }
}

/** One stream of server-sent events. */
export function streamOf(channel: LiveChannel, { schemas, words }: OperationSource): Operation {
  const refusals: RefusalCode[] = ['input_invalid', 'too_many_requests', 'try_again']
  return {
    operationId: `live.${channel.path.split('/', 1)[0]}.${channel.event}`,
    tags: [tagOf(channel.path)],
    summary: `Stream of server-sent events "${channel.event}"`,
    description: 'Stays open; the browser reconnects by itself. Carries nothing personal.',
    security: [{}],
    parameters: queryParameters(schemas.ofQuery(channel.input), words),
    responses: {
      200: {
        description: `Events "${channel.event}", as they happen`,
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
      ...problemResponses(refusals, true),
    },
    'x-policy': 'anyone',
    'x-refusals': refusals,
    'x-requirements': [],
  }
}

/** The part of the product that a path is of; what only the resort's people call stands below `ges`. */
export function tagOf(path: string): string {
  const [first = '', second = ''] = path.replace(/^public\//, '').split('/')
  return first === 'ges' ? `ges/${second}` : first
}

/** A summary without the requirements that it ends with, and those. */
function readSummary(text: string): { summary: string; requirements: string[] } {
  const summary = text.replace(/ \((?=[RBIPUZ]-?\d)[^()]*\)$/, '')
  return { summary, requirements: text.slice(summary.length).match(/[A-Z]-?\d+(?: to [A-Z]-?\d+)?/g) ?? [] }
}

function answerSentence({ method, output }: Call, summary: string): string {
  if (output === doneOutput) return `It is done: ${decapitalised(summary)}`
  return method === 'GET' ? summary : `Done, and answered with what it is now: ${decapitalised(summary)}`
}

const decapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const POLICY_TEXT = {
  anyone: 'Anyone may call.',
  guest: 'For signed-in customers, and for guests who left name, phone and e-mail.',
  customer: 'For signed-in customers.',
  confirmed: 'For signed-in customers with a confirmed e-mail.',
  staff: 'For the resort’s people, by their roles.',
} as const

function describe({ policy, roles, needsProof, limits, fixed }: Call): string {
  return [
    POLICY_TEXT[policy],
    ...(roles === undefined ? [] : [`Roles: ${roles.join(', ')}; a manager always.`]),
    ...(needsProof === true ? ['The session has proven its person lately.'] : []),
    ...(limits ?? []).map(
      ({ max, per, by }) => `At most ${max} calls in ${per / 1000} s by ${by.replaceAll('_', ' ')}.`,
    ),
    ...(fixed === true ? ['Fixed for installed clients: unknown fields are ignored.'] : []),
  ].join(' ')
}

/** HTTP's own refusals of a body: too large, and not JSON. */
const BODY_REFUSALS = [413, 415]

function problemResponses(refusals: readonly RefusalCode[], isGet: boolean): Record<string, JsonSchema> {
  const byStatus = new Map<number, string[]>([[500, [DEFECT_CODE]]])
  for (const code of refusals) byStatus.set(REFUSALS[code], [...(byStatus.get(REFUSALS[code]) ?? []), code])
  if (!isGet) for (const status of BODY_REFUSALS) byStatus.set(status, ['input_invalid'])
  const entries = [...byStatus].toSorted(([a], [b]) => a - b)
  return Object.fromEntries(
    entries.map(([status, codes]) => {
      const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }] }
      return [status, { description: codes.join(', '), content: { 'application/problem+json': { schema } } }]
    }),
  )
}

function queryParameters(input: JsonSchema, words: OpenApiWords, example?: unknown): Parameter[] {
  const sent = (example ?? {}) as Readonly<Record<string, unknown>>
  const required = new Set(input['required'] as string[] | undefined)
  const properties = (input['properties'] ?? {}) as Record<string, JsonSchema>
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    description: words.parameters[name] ?? spelledOut(name),
    schema,
    ...(name in sent ? { example: schema['type'] === 'integer' ? Number(sent[name]) : sent[name] } : {}),
  }))
}

/** A name that says what it is: `orderId` is the id of an order. */
function spelledOut(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.endsWith(' id') ? `Id of the ${words.slice(0, -3)}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
