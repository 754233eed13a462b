import type * as z from 'zod/mini'
import type { Queryable } from './database.ts'

/** What is wrong in a resort's file, for the person who wrote it. */
export interface PartProblem {
  /** Inside the file, such as `items[3].price`. */
  readonly path: string
  readonly expected: string
  readonly found: string
}

/** What the folder's other such files say, by their name; a file that is not there, or is wrong, is missing. */
export type PartModels = ReadonlyMap<string, unknown>

/**
 * One file of a resort's folder that a slice owns (B-23): what it says, how it is stored and written again. The schema's
 * fields are in the order in which an export lays them out, and change nothing that they read; `$schema` is none of them.
 */
export interface ResortPart<Model = unknown> {
  /** Name in the folder, such as `bar.json`. */
  readonly file: string
  readonly schema: z.ZodMiniType<Model>
  /** What no schema can say: unknown references, the same id twice. */
  check(model: Model, others: PartModels): readonly PartProblem[]
  /** Makes the database's part the one of the file, in the caller's transaction; the same again changes nothing. */
  write(tx: Queryable, model: Model): Promise<void>
  /** The part as it is stored: after a `write` exactly what was written. Null when nothing is stored. */
  read(tx: Queryable): Promise<Model | null>
}
