import { CALL_PREFIX, type Call } from '../../domain/platform/call.ts'
import { FIELD_CODES } from '../../domain/platform/field-problem.ts'
import { LANGUAGES } from '../../domain/platform/language.ts'
import type { LiveChannel } from './live-channel.ts'
import { operationOf, streamOf, type Operation, type Parameter } from './openapi-operation.ts'
import { DocumentSchemas, type JsonSchema } from './openapi-schema.ts'
import type { OpenApiWords } from './openapi-words.ts'

/** What the document is made from: the contract, and the words for it. */
export interface OpenApiSource {
  readonly calls: readonly Call[]
  readonly channels: readonly LiveChannel[]
  readonly ungated: ReadonlySet<string>
  readonly version: string
  readonly publicUrl: string
  readonly words: OpenApiWords
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly securitySchemes: JsonSchema
  }
}

const ABOUT = `Booking and ordering for a beach resort. A client at home in ten minutes:

* Every call is a GET that changes nothing or a POST with a JSON body. What it is about says its tag; \`ges/\` is the back office.
* \`accounts/login\` answers a \`token\`; it travels as \`Authorization: Bearer …\`. Who orders without an account gets one from \`accounts/enterAsGuest\`.
* Every POST accepts an \`Idempotency-Key\`: the same key and body again is answered as the first time, and done once.
* Money is a whole number of cents of a euro, a day \`YYYY-MM-DD\` of the resort's clock (Europe/Rome), an instant ISO 8601 in UTC.
* Errors are problem bodies (RFC 9457): \`code\` is for programs, \`detail\` for people, in the language of \`Accept-Language\`; \`errors\`
  names every wrong field. Each operation lists the codes that it can answer.
* Unknown fields of a request are refused, but for the calls that are fixed for installed clients.`

/** The OpenAPI 3.1 document of a server. */
export function openApiDocument({
  calls,
  channels,
  ungated,
  version,
  publicUrl,
  words,
}: OpenApiSource): OpenApiDocument {
  const schemas = new DocumentSchemas(words.schemas)
  const source = { schemas, words }
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of calls) {
    const path = `${CALL_PREFIX}/${call.path}`
    const operation = operationOf(call, ungated.has(call.name), source)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
  }
  for (const channel of channels) paths[`${CALL_PREFIX}/${channel.path}`] = { get: streamOf(channel, source) }
  const used = new Set(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags)))
  return {
    openapi: '3.1.0',
    info: { title: 'Battigia', version, description: ABOUT },
    servers: [{ url: publicUrl }],
    tags: [...used].toSorted().map((name) => ({ name, description: words.tags[name] ?? '' })),
    paths,
    components: {
      schemas: { Problem: PROBLEM, ...schemas.components },
      parameters: { AcceptLanguage: ACCEPT_LANGUAGE, IdempotencyKey: IDEMPOTENCY_KEY },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that a sign-in answered; a session of the back office is of a kind of its own.',
        },
      },
    },
  }
}

const ACCEPT_LANGUAGE: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of the texts for people; Italian without it.',
  schema: { type: 'string', examples: [...LANGUAGES] },
}
const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by the client, new for each thing that is to be done. A repeated request with the same key is done once.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
}
const PROBLEM: JsonSchema = {
  type: 'object',
  description: 'Why a request was refused (RFC 9457).',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string', description: 'The sentence for the person, in the language of Accept-Language' },
    data: { type: 'object', description: 'What the sentence names, e.g. the code of a place' },
    errors: {
      type: 'array',
      description: 'One entry for each wrong field',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string', description: 'A path such as places.0.dogs.1.name; empty for the whole body' },
          code: { enum: [...FIELD_CODES] },
          message: { type: 'string' },
          min: { type: 'number' },
          max: { type: 'number' },
        },
      },
    },
  },
}
