import { Ajv2020 } from 'ajv/dist/2020.js'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../domain/platform/call.ts'
import { parseCivilDate } from '../../domain/platform/civil-date.ts'
import type { FieldCode } from '../../domain/platform/field-problem.ts'
import { fieldProblems } from '../../server/platform/input-problems.ts'
import { wireSchema, type JsonSchema } from '../../server/platform/openapi-schema.ts'
import { EVERY_CALL } from './every-call.ts'
import type { Beach } from './people.ts'
import { samplesFor } from './samples.ts'
import { hostileFor, pathsIn, valueAt, withValue } from './wire-values.ts'

const ajv = new Ajv2020({
  strict: false,
  formats: { date: (day: string) => parseCivilDate(day) !== null, 'date-time': true, uri: true },
})

const place = { umbrellaId: 1, code: 'D10', from: '2027-07-20', to: '2027-07-20' }
const SAMPLES = samplesFor({ place: () => 1, spot: () => place } as unknown as Beach, 'giulia@posta.example')

/** What no schema says: a grammar of lines, and that one value depends on another. */
const BEYOND_SCHEMAS: readonly FieldCode[] = ['markup_invalid', 'date_order']
/** Fields that are refused for what stands in them or beside them: a whole file, one language at least, the type of a setting. */
const BEYOND_FIELDS = ['file', 'texts', 'vatPercent', 'value']

/** What a query says, as its reader takes it: whole numbers are written as text. */
function asRead(schema: JsonSchema, input: Record<string, unknown>): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  const read = (name: string, value: unknown) =>
    ['integer', 'number'].includes(String(properties[name]?.['type'])) && /^-?\d+$/.test(String(value))
      ? Number(value)
      : value
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, read(name, value)]))
}

const asWritten = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

describe.each(EVERY_CALL.map((call) => [call.name, call] as const))('R-717 %s', (name, call: Call) => {
  const isGet = call.method === 'GET'
  const schema = wireSchema(call.input, undefined, isGet)
  const isValid = ajv.compile(schema)
  const isTaken = (input: Record<string, unknown>) => isValid(isGet ? asRead(schema, input) : input)
  const sample = SAMPLES[name] ?? {}

  test('the document takes what the server takes', () => {
    expect(isTaken(sample), JSON.stringify(schema)).toBe(true)
  })

  test('the document says what is refused', () => {
    const looser: string[] = []
    for (const at of pathsIn(sample).filter((path) => !BEYOND_FIELDS.includes(String(path[0]))))
      for (const value of hostileFor(valueAt(sample, at))) {
        const input = withValue(sample, at, isGet ? asWritten(value) : value) as Record<string, unknown>
        const parsed = z.safeParse(call.input, input)
        // Texts are measured without the blanks around them.
        if (parsed.success || !isTaken(input) || (typeof value === 'string' && value.trim() !== value)) continue
        const codes = fieldProblems(parsed.error.issues, input).map(({ code }) => code)
        if (codes.some((code) => !BEYOND_SCHEMAS.includes(code)))
          looser.push(`${at.join('.')} = ${JSON.stringify(value)?.slice(0, 40)}: ${codes.join(' ')}`)
      }
    expect(looser).toEqual([])
  })

  if (isGet)
    test('a number of a query is a number', () => {
      for (const [field, said] of Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>))
        expect(JSON.stringify(said), field).not.toContain(String.raw`\\d{1,`)
    })
})
