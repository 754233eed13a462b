import path from 'node:path'
import { planOf } from '../../domain/umbrellas/files/plan-of.ts'
import { readResort, RESORT_FILES } from '../../domain/umbrellas/files/read-resort.ts'
import type { ResortModel } from '../../domain/umbrellas/files/resort-model.ts'
import type { BeachPlan, Category, Place } from '../../domain/umbrellas/plan.ts'
import { assignPlaceIds } from '../../server/umbrellas/place-ids.ts'
import { readFolder } from '../../server/umbrellas/resort-folder.ts'

/** The demo resort as its files say it, for tests of rules that need no database. */
export interface DemoResort {
  /** Of the beach and its texts: those of other slices are read by their parts. */
  readonly files: ReadonlyMap<string, string>
  readonly model: ResortModel
  readonly plan: BeachPlan
  place(code: string): Place
  category(id: string): Category
}

export const DEMO_FOLDER = path.join(import.meta.dirname, '..', '..', 'resorts', 'bagno-argo')

/** Reads the demo resort. Throws with every problem when its files are wrong. */
export async function demoResort(): Promise<DemoResort> {
  const files = new Map([...(await readFolder(DEMO_FOLDER))].filter(([name]) => isBeachFile(name)))
  const { model, problems } = readResort(files)
  if (model === null) throw new Error(`the demo resort is wrong: ${JSON.stringify(problems, null, 1)}`)
  const ids = assignPlaceIds(model.beach, new Map())
  const plan = planOf(model, (code) => ids.get(code) ?? 0, 'demo')
  return {
    files,
    model,
    plan,
    place: (code) =>
      found(
        plan.places.find((place) => place.code === code),
        code,
      ),
    category: (id) =>
      found(
        plan.categories.find((category) => category.id === id),
        id,
      ),
  }
}

function isBeachFile(name: string): boolean {
  return name.startsWith('pages/') || Object.hasOwn(RESORT_FILES, name)
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the demo resort has no ${what}`)
  return value
}
