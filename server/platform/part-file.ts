import { canonicalJson } from '../../domain/platform/files/canonical-json.ts'
import type { FileProblem, Report } from '../../domain/platform/files/file-problem.ts'
import { shown } from '../../domain/platform/files/file-problem.ts'
import { readJson } from '../../domain/platform/files/read-json.ts'
import { schemaRef } from '../../domain/platform/files/shapes.ts'
import type { Queryable } from './database.ts'
import { publishedSchema } from './published-schema.ts'
import type { PartModels, ResortPart } from './resort-part.ts'

/** A file that was read and whose schema it fits. */
export interface OpenPart {
  readonly file: string
  readonly model: unknown
  /** The same, laid out as an export does. */
  readonly text: string
  /** What is wrong beyond the schema. */
  problems(others: PartModels): readonly FileProblem[]
  write(tx: Queryable): Promise<void>
}

/** A slice's file, whatever it is about. */
export interface PartFile {
  readonly file: string
  /** Its JSON Schema, for editors. */
  jsonSchema(): string
  /** Reads the file's text; null when it is none of its schema, with every reason added to `problems`. */
  open(text: string, problems: FileProblem[]): OpenPart | null
  /** The file's text as the database has it; null when nothing is stored. */
  export(tx: Queryable): Promise<string | null>
}

type Json = Parameters<typeof canonicalJson>[0]

/** What the folder needs of a part, so that parts of different models stand in one list. */
export function partFile<Model extends object>(part: ResortPart<Model>): PartFile {
  const { file } = part
  const layOut = (model: Model) =>
    canonicalJson({ $schema: `../schema/${file.replace('.json', '.schema.json')}`, ...model })
  return {
    file,
    jsonSchema: () => jsonSchemaOf(part),
    open(text, problems) {
      const report: Report = (path, expected, found) => {
        problems.push({ file, path, expected, found: typeof found === 'string' && path === '' ? found : shown(found) })
      }
      const model = readJson(withoutSchemaRef(text), part.schema, report)
      if (model === null) return null
      return {
        file,
        model,
        text: layOut(model),
        problems: (others) => part.check(model, others).map((problem) => ({ file, ...problem })),
        write: (tx) => part.write(tx, model),
      }
    },
    async export(tx) {
      const model = await part.read(tx)
      return model === null ? null : layOut(part.schema.parse(model))
    },
  }
}

/** The text without the line that tells editors of the schema; text that is no JSON object stays as it is. */
function withoutSchemaRef(text: string): string {
  try {
    const { $schema, ...rest } = JSON.parse(text) as Record<string, unknown>
    return JSON.stringify(rest)
  } catch {
    // Reading it says what is wrong with it.
    return text
  }
}

function jsonSchemaOf(part: ResortPart<object>): string {
  const { $schema, ...rest } = publishedSchema(part.schema)
  const { $schema: _, ...reference } = publishedSchema(schemaRef)
  const properties = { $schema: reference, ...rest.properties }
  return canonicalJson(JSON.parse(JSON.stringify({ $schema, title: part.file, ...rest, properties })) as Json)
}
