import fc, { type Arbitrary } from 'fast-check'
import type { Call } from '../../domain/platform/call.ts'
import { wireSchema, type JsonSchema } from '../../server/platform/openapi-schema.ts'

/** Values that make sense for a field of this name, so that random input gets past the schemas as well. */
export type Sensible = Readonly<Record<string, readonly unknown[]>>

type Path = readonly (string | number)[]

/** Inputs of a call made from its own schema; most of them are right. */
export function inputsOf(call: Call, sensible: Sensible): Arbitrary<Record<string, unknown>> {
  return valuesOf(wireSchema(call.input), '', sensible) as Arbitrary<Record<string, unknown>>
}

function valuesOf(schema: JsonSchema, name: string, sensible: Sensible): Arbitrary<unknown> {
  const known = sensible[name]
  if (known !== undefined) return fc.constantFrom(...known)
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  switch (schema['type']) {
    case 'object':
      return objectsOf(schema, sensible)
    case 'array':
      return fc.array(valuesOf(schema['items'] as JsonSchema, name, sensible), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: 2,
      })
    case 'integer':
    case 'number':
      return fc.integer({
        min: Number(schema['minimum'] ?? 0),
        max: Math.min(Number(schema['maximum'] ?? 10), 2 ** 31 - 1),
      })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return textsOf(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objectsOf(schema: JsonSchema, sensible: Sensible): Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const fields = Object.fromEntries(properties.map(([name, property]) => [name, valuesOf(property, name, sensible)]))
  return fc.record(fields, { requiredKeys: [...((schema['required'] ?? []) as string[])], noNullPrototype: true })
}

function textsOf(schema: JsonSchema): Arbitrary<string> {
  if (schema['format'] === 'date') return fc.constantFrom('2027-07-10', '2027-07-11', '2027-06-30', '2027-12-24')
  const minLength = Number(schema['minLength'] ?? 0)
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(Number(schema['maxLength'] ?? 40), 40)),
  })
}

const LONG = 'a'.repeat(100_000)
const NESTED = Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], 'deep')

/** What stands in for a text, whatever it is for. */
const HOSTILE_TEXTS: readonly unknown[] = [
  '\0',
  'Anna\0',
  '\ud800',
  'An\udfffna',
  LONG,
  LONG.slice(0, 20_000),
  '\u202eannA\u202c مرحبا',
  '🐕‍🦺👩‍👩‍👧‍👦',
  "'; drop table account; --",
  '" or ""="',
  '%27%20or%201=1',
  '__proto__',
  'constructor',
  '${7*7}{{7*7}}',
  '<img src=x onerror=alert(1)>',
  'a\r\nX-Evil: 1',
  '',
  '   ',
  '\u200b\ufeff',
  '\u0007\u001b[31m',
  '../../etc/passwd',
  'NaN',
  'null',
  null,
  true,
  0,
  -1,
  1e99,
  ['a'],
  { toString: 'x' },
  NESTED,
]

/** What stands in for a number. NaN and Infinity travel as null. */
const HOSTILE_NUMBERS: readonly unknown[] = [
  -1,
  0,
  -0,
  1e99,
  -1e99,
  0.1,
  '1',
  '',
  ' 1 ',
  '0x10',
  Number.NaN,
  Infinity,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER + 2,
  1e-7,
  null,
  true,
  [1],
  {},
  NESTED,
]

/** What stands in for anything else. */
const HOSTILE_REST: readonly unknown[] = [
  null,
  'true',
  1,
  0,
  '',
  [],
  {},
  [[]],
  LONG,
  NESTED,
  '\0',
  Array.from({ length: 2_000 }, () => 1),
]

export function hostileFor(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return HOSTILE_TEXTS
  return typeof value === 'number' ? HOSTILE_NUMBERS : HOSTILE_REST
}

/** Where the values of an input are, the lists and objects among them. */
export function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Object.entries(value).flatMap(([key, item]) =>
    pathsIn(item, [...at, Array.isArray(value) ? Number(key) : key]),
  )
  return at.length === 0 ? inner : [at, ...inner]
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value)
}

/** The same input with one value replaced. */
export function withValue(value: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return replacement
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? withValue(item, rest, replacement) : item))
  const record = value as Record<string, unknown>
  return { ...record, [key]: withValue(record[key], rest, replacement) }
}
