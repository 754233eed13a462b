import * as z from 'zod/mini'
import { publishedOf } from '../../domain/platform/files/published.ts'

/** The JSON Schema of a file's schema, with what `describe` said of its values. Throws for what JSON Schema cannot say. */
export function publishedSchema<S extends z.ZodMiniType>(schema: S) {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'throw',
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, publishedOf(zodSchema)),
  })
}
