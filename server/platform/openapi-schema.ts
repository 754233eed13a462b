import * as z from 'zod/mini'
import { civilDateField, instantField } from '../../domain/platform/fields.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** The JSON Schema of what travels: of a request before it is parsed, of an answer after it is made. */
export function wireSchema(schema: z.ZodMiniType): JsonSchema {
  const [wire, parsed] = (['input', 'output'] as const).map((io) => {
    const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: sharpen })
    return rest
  })
  return withBounds(wire ?? {}, parsed ?? {})
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

const BOUNDS = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems']

/** A text is trimmed before it is measured: its bounds are found on the parsed side of its schema. */
function withBounds(wire: unknown, parsed: unknown): JsonSchema {
  if (!isRecord(wire)) return {}
  if (!isRecord(parsed) || parsed['type'] !== wire['type']) return wire
  const merged: Record<string, unknown> = { ...wire }
  for (const bound of BOUNDS) if (!(bound in merged) && bound in parsed) merged[bound] = parsed[bound]
  if (isRecord(wire['items'])) merged['items'] = withBounds(wire['items'], parsed['items'])
  if (isRecord(wire['properties']) && isRecord(parsed['properties'])) {
    const inner = parsed['properties']
    merged['properties'] = Object.fromEntries(
      Object.entries(wire['properties']).map(([name, property]) => [name, withBounds(property, inner[name])]),
    )
  }
  return merged
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
