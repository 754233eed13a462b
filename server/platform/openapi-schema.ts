import * as z from 'zod/mini'
import { civilDateField, instantField } from '../../domain/platform/fields.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** A schema that the document says once, under the glossary's name for it, and refers to. */
export interface NamedSchema {
  readonly schema: z.ZodMiniType
  /** One sentence for who writes a client. */
  readonly description: string
}

type Names = z.core.$ZodRegistry<{ id: string; description: string }>
const NO_NAMES: Names = z.registry()

/** The schemas of one document: what has a name is referred to, and collected in `components`. */
export class DocumentSchemas {
  readonly components: Record<string, JsonSchema> = {}
  readonly #names: Names = z.registry()

  constructor(named: Readonly<Record<string, NamedSchema>>) {
    for (const [id, { schema, description }] of Object.entries(named)) this.#names.add(schema, { id, description })
  }

  /** What travels as JSON. */
  of(schema: z.ZodMiniType): JsonSchema {
    return this.#collect(wireSchema(schema, this.#names))
  }

  /** What travels in a query: numbers are written as text there, and are numbers to whoever reads the document. */
  ofQuery(schema: z.ZodMiniType): JsonSchema {
    return this.#collect(wireSchema(schema, this.#names, true))
  }

  #collect({ $defs, ...schema }: JsonSchema): JsonSchema {
    for (const [name, { id: _name, ...definition }] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>))
      this.components[name] ??= referring(definition)
    return referring(schema)
  }
}

function referring(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema
}

/** The JSON Schema of what travels: of a request before it is parsed, of an answer after it is made. */
export function wireSchema(schema: z.ZodMiniType, names: Names = NO_NAMES, isQuery = false): JsonSchema {
  const [wire, parsed] = (['input', 'output'] as const).map((io) => {
    const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: sharpen, metadata: names })
    const { $schema: _dialect, ...rest } = made
    return rest
  })
  return withBounds(wire, parsed, isQuery)
}

/** Says what a refinement means and JSON Schema can say as well: whole numbers, days, instants. */
function sharpen({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: Record<string, unknown>
}): void {
  const schema: unknown = zodSchema
  if (schema === civilDateField) Object.assign(jsonSchema, { type: 'string', format: 'date' })
  if (schema === instantField) Object.assign(jsonSchema, { format: 'date-time' })
  if (jsonSchema['type'] === 'number' && isWhole(zodSchema)) jsonSchema['type'] = 'integer'
  if (zodSchema._zod.def.type === 'pipe') sayOwnPatterns(zodSchema, jsonSchema)
  sayOnePattern(jsonSchema)
}

/** What is checked of a text that has been trimmed: zod says only what its parts check. */
function sayOwnPatterns(schema: z.core.$ZodTypes, json: Record<string, unknown>): void {
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const { pattern } = _zod.def as { readonly pattern?: RegExp }
    if (pattern === undefined) continue
    if (json['pattern'] === undefined) json['pattern'] = pattern.source
    else json['allOf'] = [...((json['allOf'] ?? []) as unknown[]), { pattern: pattern.source }]
  }
}

/** Several patterns as one: many a generator of clients takes a text that is also an `allOf` for an object. */
function sayOnePattern(json: Record<string, unknown>): void {
  const all = json['allOf']
  if (json['type'] !== 'string' || !Array.isArray(all)) return
  const patterns = [json, ...(all as JsonSchema[])].map(({ pattern }) => pattern)
  const ahead = patterns
    .filter((one) => typeof one === 'string')
    .map((one) => (one.startsWith('^') ? one : String.raw`[\s\S]*${one}`))
  json['pattern'] = `^${ahead.map((one) => `(?=${one})`).join('')}`
  delete json['allOf']
}

function isWhole(schema: z.core.$ZodTypes): boolean {
  const checks = schema._zod.def.checks ?? []
  return checks.some((check) => {
    const { error } = check._zod.def
    return (
      typeof error === 'function' && error({ code: 'custom', input: undefined, message: '' } as never) === 'not_whole'
    )
  })
}

const BOUNDS = ['minLength', 'maxLength', 'pattern', 'enum', 'minimum', 'maximum', 'minItems', 'maxItems']
/** What a query writes as text. */
const NOT_TEXT: readonly unknown[] = ['integer', 'number', 'boolean']
/** Keywords with one schema in them, with a list of them, and with schemas by name. */
const INNER = ['items', 'additionalProperties', 'propertyNames']
const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems']
const BY_NAME = ['properties', '$defs']

/**
 * A text is trimmed before it is measured, and a number of a query is read from text: bounds are found on the parsed side of
 * a schema. Where both sides are of one shape, what the parsed side demands besides is said of what travels.
 */
function withBounds(wire: unknown, parsed: unknown, isQuery: boolean): JsonSchema {
  if (!isRecord(wire)) return {}
  if (!isRecord(parsed)) return wire
  if (isQuery && wire['type'] === 'string' && NOT_TEXT.includes(parsed['type'])) return parsed
  if (parsed['type'] === 'integer' && wire['type'] !== 'integer') return isQuery ? parsed : numberOrText(wire, parsed)
  if (areBare(wire) && sameTypes(wire, parsed)) return parsed
  if (parsed['type'] !== wire['type']) return wire
  const merged: Record<string, unknown> = { ...wire }
  for (const bound of BOUNDS) if (!(bound in merged) && bound in parsed) merged[bound] = parsed[bound]
  const inner = (one: unknown, other: unknown) => (isRecord(one) ? withBounds(one, other, isQuery) : one)
  for (const key of INNER) if (key in merged) merged[key] = inner(merged[key], parsed[key])
  for (const key of LISTS) {
    const [all, others] = [wire[key], parsed[key]]
    if (Array.isArray(all) && Array.isArray(others) && all.length === others.length)
      merged[key] = all.map((one: unknown, index) => inner(one, others[index]))
  }
  for (const key of BY_NAME) {
    const [all, others] = [wire[key], parsed[key]]
    if (isRecord(all) && isRecord(others))
      merged[key] = Object.fromEntries(Object.entries(all).map(([name, one]) => [name, inner(one, others[name])]))
  }
  return merged
}

/** Whether a schema says types and nothing else. */
const areBare = (schema: JsonSchema) => Object.keys(schema).length === 1 && Array.isArray(schema['type'])

/** Whether the arms of a union are of just those types: what each demands besides is said there. */
function sameTypes(wire: JsonSchema, { anyOf }: JsonSchema): boolean {
  if (!Array.isArray(anyOf)) return false
  const types = wire['type'] as unknown[]
  return types.length === anyOf.length && anyOf.every((arm: JsonSchema) => types.includes(arm['type']))
}

/** A number that installed clients may send as text. */
function numberOrText(wire: JsonSchema, parsed: JsonSchema): JsonSchema {
  const arms = wire['anyOf']
  if (!Array.isArray(arms)) return wire
  return { anyOf: arms.map((arm: JsonSchema) => (arm['type'] === 'number' ? parsed : arm)) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
