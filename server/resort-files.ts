import type { FileProblem } from '../domain/platform/files/file-problem.ts'
import { readResort } from '../domain/umbrellas/files/read-resort.ts'
import type { ResortModel } from '../domain/umbrellas/files/resort-model.ts'
import { writeResort } from '../domain/umbrellas/files/write-resort.ts'
import type { Queryable } from './platform/database.ts'
import type { OpenPart, PartFile } from './platform/part-file.ts'
import { RESORT_PARTS } from './resort-parts.ts'
import { exportResort } from './umbrellas/resort-export.ts'
import { importResort } from './umbrellas/resort-import.ts'
import { resortSchemas } from './umbrellas/resort-schemas.ts'

/** Everything that a resort's folder says: the beach with its texts, and the files of the other slices that are there. */
export interface ResortFiles {
  readonly model: ResortModel
  readonly parts: readonly OpenPart[]
}

export type ReadResortFiles =
  | { readonly resort: ResortFiles; readonly problems: readonly [] }
  | { readonly resort: null; readonly problems: readonly FileProblem[] }

/** Reads a whole folder, by name inside it. Reports as much as it can at once; files of slices may be missing. */
export function readResortFiles(
  files: ReadonlyMap<string, string>,
  slices: readonly PartFile[] = RESORT_PARTS,
): ReadResortFiles {
  const { model, problems: beachProblems } = readResort(
    files,
    slices.map((part) => part.file),
  )
  const problems = [...beachProblems]
  const parts = slices.flatMap((part) => {
    const text = files.get(part.file)
    return (text === undefined ? null : part.open(text, problems)) ?? []
  })
  const models = new Map<string, unknown>([
    ...beachModels(model),
    ...parts.map((part) => [part.file, part.model] as const),
  ])
  problems.push(...parts.flatMap((part) => part.problems(models)))
  return model === null || problems.length > 0 ? { resort: null, problems } : { resort: { model, parts }, problems: [] }
}

/** What the beach's own files say, by their names, for the slices whose files name it. */
function beachModels(model: ResortModel | null): [file: string, model: unknown][] {
  if (model === null) return []
  const { beach, categories, extras, opening } = model
  return [
    ['beach.json', beach],
    ['categories.json', categories],
    ['extras.json', extras],
    ['resort.json', opening],
  ]
}

/** The files as an export lays them out. */
export function writeResortFiles({ model, parts }: ResortFiles): Map<string, string> {
  return new Map([...writeResort(model), ...parts.map((part) => [part.file, part.text] as const)])
}

/**
 * Makes the database's resort the one of the files, in the caller's transaction; what a missing file would say stays as it is.
 * Throws {@link ImportRefused} when stays would lose their place.
 */
export async function importResortFiles(
  tx: Queryable,
  { model, parts }: ResortFiles,
): Promise<{ readonly version: string; readonly places: number }> {
  const imported = await importResort(tx, model)
  for (const part of parts) await part.write(tx)
  return imported
}

/** The files of the database's resort, by name: after an import exactly what was imported. Throws {@link NoResort}. */
export async function exportResortFiles(tx: Queryable): Promise<Map<string, string>> {
  const files = await exportResort(tx)
  for (const part of RESORT_PARTS) {
    const text = await part.export(tx)
    if (text !== null) files.set(part.file, text)
  }
  return files
}

/**
 * What the files of the other slices would say against another plan of the beach, which they don't say against the plan of
 * now: a row that a subscription has no price for.
 */
export async function problemsWithBeach(
  tx: Queryable,
  model: ResortModel,
  beach: ResortModel['beach'],
  slices: readonly PartFile[] = RESORT_PARTS,
): Promise<FileProblem[]> {
  const open: OpenPart[] = []
  for (const part of slices) {
    const text = await part.export(tx)
    const read = text === null ? null : part.open(text, [])
    if (read !== null) open.push(read)
  }
  const parts = open.map((part) => [part.file, part.model] as const)
  const against = (one: ResortModel) => {
    const models = new Map<string, unknown>([...beachModels(one), ...parts])
    return open.flatMap((part) => part.problems(models))
  }
  const known = new Set(against(model).map((problem) => JSON.stringify(problem)))
  return against({ ...model, beach }).filter((problem) => !known.has(JSON.stringify(problem)))
}

/** The published JSON Schema of every file, by its name. */
export function resortFileSchemas(): Map<string, string> {
  return new Map([
    ...resortSchemas(),
    ...RESORT_PARTS.map((part) => [part.file.replace('.json', '.schema.json'), part.jsonSchema()] as const),
  ])
}
