import { canonicalJson } from '../../domain/platform/files/canonical-json.ts'
import { RESORT_FILES } from '../../domain/umbrellas/files/read-resort.ts'
import { publishedSchema } from '../platform/published-schema.ts'

/** The published JSON Schema of each of a resort's files, by file name, made from what the import itself checks. */
export function resortSchemas(): Map<string, string> {
  return new Map(
    Object.entries(RESORT_FILES).map(([file, schema]) => {
      const { $schema, ...rest } = publishedSchema(schema)
      const published = JSON.parse(JSON.stringify({ $schema, title: file, ...rest })) as Parameters<
        typeof canonicalJson
      >[0]
      return [file.replace('.json', '.schema.json'), canonicalJson(published)]
    }),
  )
}
