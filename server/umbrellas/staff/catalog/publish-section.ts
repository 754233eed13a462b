import type { FileProblem } from '../../../../domain/platform/files/file-problem.ts'
import type { Language } from '../../../../domain/platform/language.ts'
import { Refusal } from '../../../../domain/platform/refusal.ts'
import { CATALOG_FILES, type CatalogSection } from '../../../../domain/umbrellas/catalog-calls.ts'
import { entriesOf, lostEntries } from '../../../../domain/umbrellas/catalog-draft.ts'
import type { Queryable } from '../../../platform/database.ts'
import { lockBeach } from '../../plan-write-queries.ts'
import { bookedIds, rememberPublication } from './catalog-queries.ts'

/** A resort's folder with one file of it replaced, read by the checks of an import. */
export interface ReadSection {
  readonly problems: readonly FileProblem[]
  /** Writes what the file says by the import's own code; null when it has problems. */
  readonly write: ((tx: Queryable) => Promise<void>) | null
}

/** What the catalogue needs of the server around it; composed in `server/slices.ts`. */
export interface CatalogFacts {
  /** The files of the database's resort, as an export writes them. */
  readonly exportFiles: (tx: Queryable) => Promise<Map<string, string>>
  /** Reads the folder with the file of this name as `text`. */
  readonly readSection: (files: ReadonlyMap<string, string>, file: string, text: string) => ReadSection
  /** Whether a text is of the file's schema, whatever the rest of the folder says. */
  readonly hasShape: (file: string, text: string) => boolean
}

/** What stands against publishing a text, and what it is published over. */
export interface SectionCheck {
  readonly before: string
  readonly booked: readonly string[]
  readonly read: ReadSection
}

/** Checks a section's text by the rules of an import, and against what guests have booked. */
export async function checkSection(
  tx: Queryable,
  facts: CatalogFacts,
  section: CatalogSection,
  text: string,
): Promise<SectionCheck> {
  const files = await facts.exportFiles(tx)
  const file = CATALOG_FILES[section]
  const before = files.get(file) ?? '{}'
  const booked = lostEntries(JSON.parse(before), JSON.parse(text), await bookedIds(tx, section))
  return { before, booked, read: facts.readSection(files, file, text) }
}

/** A section's text that guests see, as an export writes it. */
export async function publishedText(tx: Queryable, facts: CatalogFacts, section: CatalogSection): Promise<string> {
  return (await facts.exportFiles(tx)).get(CATALOG_FILES[section]) ?? '{}'
}

/**
 * Makes a text what guests see, and remembers what they saw before. Throws `not_publishable` and `still_booked`; then
 * nothing has changed.
 */
export async function publishSection(
  tx: Queryable,
  facts: CatalogFacts,
  wanted: {
    readonly section: CatalogSection
    readonly text: string
    readonly accountId: number
    readonly language: Language
  },
): Promise<{ readonly publicationId: number; readonly detail: ChangedIds }> {
  const { section, text, accountId, language } = wanted
  // An import waits as well: what is checked here is what is written over.
  await lockBeach(tx)
  const { before, booked, read } = await checkSection(tx, facts, section, text)
  if (read.write === null) throw new Refusal('not_publishable', { missing: read.problems.map(({ path }) => path) })
  if (booked.length > 0) throw new Refusal('still_booked', { names: namesOf(before, booked, language) })
  await read.write(tx)
  const after = await publishedText(tx, facts, section)
  const publicationId = await rememberPublication(tx, { section, before, after, accountId })
  return { publicationId, detail: changedIds(before, after) }
}

function namesOf(text: string, ids: readonly string[], language: Language): string[] {
  return entriesOf(JSON.parse(text))
    .filter(({ id }) => ids.includes(String(id)))
    .map(({ name }) => name[language])
}

/** What the audit keeps: the entries that came, went or changed; missing is none. */
type ChangedIds = Partial<Readonly<Record<'added' | 'removed' | 'changed', readonly string[]>>>

function changedIds(before: string, after: string): ChangedIds {
  const [old, now] = [before, after].map(
    (text) => new Map(entriesOf(JSON.parse(text)).map((entry) => [String(entry.id), JSON.stringify(entry)])),
  ) as [Map<string, string>, Map<string, string>]
  const added = [...now.keys()].filter((id) => !old.has(id))
  const removed = [...old.keys()].filter((id) => !now.has(id))
  const changed = [...now.keys()].filter((id) => old.has(id) && old.get(id) !== now.get(id))
  return Object.fromEntries(Object.entries({ added, removed, changed }).filter(([, ids]) => ids.length > 0))
}
