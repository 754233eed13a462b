import type { FileProblem } from '../../platform/files/file-problem.ts'
import { shown } from '../../platform/files/file-problem.ts'
import { readJson } from '../../platform/files/read-json.ts'
import { beachFileSchema, type BeachFile } from '../files/beach-file.ts'
import { beachFaults, type BeachFault } from '../files/check-beach.ts'
import { readBeach } from '../files/read-beach.ts'
import type { Beach } from '../files/resort-model.ts'
import type { Category } from '../plan.ts'
import type { Thing } from './edits.ts'

/** What reading the text of a beach.json gives: the file, or everything that it says wrongly. */
export type ReadBeachFile =
  | { readonly file: BeachFile; readonly problems: readonly [] }
  | { readonly file: null; readonly problems: readonly FileProblem[] }

/** Reads a beach.json as `npm run resort -- check` does; what doesn't fit together is {@link beachFaults}' to say. */
export function readBeachFile(text: string): ReadBeachFile {
  const problems: FileProblem[] = []
  const report = (path: string, expected: string, found: unknown) =>
    void problems.push({
      file: 'beach.json',
      path,
      expected,
      found: typeof found === 'string' && path === '' ? found : shown(found),
    })
  const file = readJson(text, beachFileSchema, report)
  if (file !== null) readBeach(file, report)
  return file === null || problems.length > 0 ? { file: null, problems } : { file, problems: [] }
}

/** The plan of a file that reads without a problem. */
export function beachOf(file: BeachFile): Beach {
  return readBeach(file, () => undefined)
}

/** One kind of fault with everything that has it, for one line of a list and one jump. */
export interface PlanProblem {
  readonly kind: BeachFault['kind']
  /** Codes of places or, for landmarks and walkways, the numbers by which a person counts them; a zone is named by its own name. */
  readonly names: readonly string[]
  /** What to choose on the plan to see it. */
  readonly things: readonly Thing[]
}

/** Everything that doesn't fit together in a plan, gathered by kind and zone. */
export function planProblems(beach: Beach, categories: readonly Category[]): PlanProblem[] {
  const gathered = new Map<string, PlanProblem>()
  for (const fault of beachFaults(beach, categories)) {
    const key = 'id' in fault ? `${fault.kind} ${fault.id}` : fault.kind
    const before = gathered.get(key) ?? { kind: fault.kind, names: [], things: [] }
    const { names, things } = subjectOf(fault, beach)
    gathered.set(key, { ...before, names: [...before.names, ...names], things: [...before.things, ...things] })
  }
  return [...gathered.values()]
}

function subjectOf(fault: BeachFault, beach: Beach): { names: string[]; things: Thing[] } {
  if ('place' in fault) return { names: [fault.place.code], things: [{ kind: 'place', code: fault.place.code }] }
  if ('id' in fault) {
    const field = fault.kind === 'zone_unknown' ? 'zone' : 'category'
    const codes = beach.places.filter((place) => place[field] === fault.id).map(({ code }) => code)
    return { names: codes, things: codes.map((code) => ({ kind: 'place', code })) }
  }
  const names = [String(fault.index + 1)]
  if (fault.kind === 'landmark_off_plan') return { names, things: [{ kind: 'landmark', index: fault.index }] }
  if (fault.kind === 'walkway_off_plan') return { names, things: [{ kind: 'walkway', index: fault.index }] }
  return { names: [], things: [{ kind: 'zone', id: beach.zones[fault.index]?.id ?? '' }] }
}
