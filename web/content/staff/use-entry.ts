import type { MissingPoint } from '../../../domain/content/publishing.ts'
import { useTexts } from '../../platform/texts.ts'
import { catalogTexts } from './texts.ts'
import type { Draft } from './use-draft.ts'
import { useUnsaved } from './use-unsaved.tsx'
import { useWriting } from './use-writing.ts'

type Undo = () => Promise<unknown>

/** The changes that an entry of the catalogue goes through; each answers what takes it back, and throws what the server refuses. */
export interface EntryChanges<E, D> {
  /** Saves over the state `version`; a known entry that is null makes a new one. */
  readonly save: (known: E | null, draft: D, version: number) => Promise<{ readonly entry: E; readonly undo: Undo }>
  readonly publish: (entry: E) => Promise<Undo>
  readonly unpublish: (entry: E) => Promise<Undo>
  readonly remove: (entry: E) => Promise<Undo>
  /** Asks for the entries again. */
  readonly refresh: () => Promise<unknown>
  /** The state in which the server has the entry now; undefined when it has none. */
  readonly versionNow: (entry: E) => Promise<number | undefined>
}

interface EntryOptions<E, D> {
  /** As it is saved; null is a new one. */
  readonly known: E | null
  readonly draft: Draft<D>
  readonly changes: EntryChanges<E, D>
  /** How it is called in what is said of it. */
  readonly title: string
  /** What keeps it from being published (B-10). */
  readonly missing: readonly MissingPoint[]
  /** What is said of a draft that is saved. */
  readonly savedWords?: string
  readonly onSaved: (entry: E) => void
  readonly onRemoved: () => void
}

/**
 * What can be done to the entry that is open: saved, published, hidden, removed, each with its way back; and what to do where a
 * colleague was faster (R-603, R-213, B-10).
 */
export function useEntry<E, D extends object>(options: EntryOptions<E, D>) {
  const { known, draft, changes, title, missing, onSaved, onRemoved } = options
  const texts = useTexts(catalogTexts)
  const unsaved = useUnsaved(draft.isDirty, draft.reset)
  const writing = useWriting()
  const { attempt, done } = writing
  const { savedWords = texts.saved } = options
  const saveOver = async (version: number) => {
    const saved = await changes.save(known, draft.value, version)
    draft.reset()
    onSaved(saved.entry)
    return saved
  }
  const save = async (version: number) => done(savedWords, (await saveOver(version)).undo)
  const publish = async () => {
    const entry = draft.isDirty || known === null ? (await saveOver(draft.base)).entry : known
    done(texts.published(title), await changes.publish(entry), 'ok')
  }
  const remove = async (entry: E) => {
    const undo = await changes.remove(entry)
    draft.reset()
    done(texts.removed(title), undo)
    onRemoved()
  }
  return {
    title,
    missing,
    isNew: known === null,
    isDirty: draft.isDirty,
    writing,
    unsaved,
    save: () => attempt(() => save(draft.base)),
    /** Publishes it, or goes to the first thing that is missing. */
    publish: () => (missing.length > 0 ? writing.goTo(missing) : attempt(publish)),
    unpublish: () => {
      if (known !== null) attempt(async () => done(texts.unpublished(title), await changes.unpublish(known)))
    },
    remove: () => {
      if (known !== null) attempt(() => remove(known))
    },
    /** Shows what a colleague saved. */
    takeTheirs: () => {
      const { value, base } = draft
      writing.takeTheirs(changes.refresh, draft.reset, () => draft.put(value, base))
    },
    /** Saves over what a colleague saved. */
    keepMine: () =>
      attempt(async () => save((known === null ? undefined : await changes.versionNow(known)) ?? draft.base)),
  }
}

/** The entry that is open. */
export type OpenEntry = ReturnType<typeof useEntry>
