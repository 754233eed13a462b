import {
  discardCatalogDraft,
  getCatalogSection,
  publishCatalogDraft,
  saveCatalogDraft,
  undoCatalogPublish,
  type CatalogSection,
} from '../../../../domain/umbrellas/catalog-calls.ts'
import type { CallOutput } from '../../../../domain/platform/call.ts'
import { call } from '../../../platform/call.ts'
import { invalidate, useCallMutation } from '../../../platform/queries.ts'
import { useDraft } from '../../../content/staff/use-draft.ts'

export type SectionState = CallOutput<typeof getCatalogSection>

/** The entries of a section's file: its one list. */
function listOf(text: string): { readonly name: string; readonly entries: readonly unknown[] } {
  const found = Object.entries(JSON.parse(text) as object).find(([, part]) => Array.isArray(part))
  if (found === undefined) throw new Error('the file of the section has no list')
  return { name: found[0], entries: found[1] as unknown[] }
}

/** A section's entries as they are written on this device, over its draft or what is published. */
export function useSection<E>(section: CatalogSection, state: SectionState) {
  const { name, entries } = listOf(state.draft?.file ?? state.published)
  const draft = useDraft({ entries: entries as readonly E[] }, state.draft?.version ?? 0)
  const saving = useCallMutation(saveCatalogDraft)
  const publishing = useCallMutation(publishCatalogDraft)
  const refresh = () => invalidate(getCatalogSection, { section })
  const saveOver = async (version: number | null) => {
    const file = JSON.stringify({ [name]: draft.value.entries })
    const saved = await saving.mutateAsync({ section, file, version })
    await refresh()
    draft.reset()
    return saved.version
  }
  const save = () => saveOver(draft.base === 0 ? null : draft.base)
  return {
    entries: draft.value.entries,
    isDirty: draft.isDirty,
    isBusy: saving.isPending || publishing.isPending,
    change: (next: readonly E[]) => draft.change({ entries: next }),
    reset: draft.reset,
    refresh,
    save,
    /** Saves over whatever a colleague saved meanwhile. */
    keepMine: async () => saveOver((await call(getCatalogSection, { section })).draft?.version ?? null),
    /** Publishes what is written; answers what takes it back. */
    publish: async () => {
      const version = draft.isDirty || state.draft === null ? await save() : state.draft.version
      const { publicationId } = await publishing.mutateAsync({ section, version })
      await refresh()
      return async () => {
        await call(undoCatalogPublish, { publicationId })
        await refresh()
      }
    },
    /** Throws the draft away; answers what saves it again. */
    discard: async () => {
      const { draft: stored } = state
      const written = JSON.stringify({ [name]: draft.value.entries })
      if (stored !== null) await call(discardCatalogDraft, { section, version: stored.version })
      draft.reset()
      await refresh()
      return async () => {
        await call(saveCatalogDraft, { section, file: written, version: null })
        await refresh()
      }
    },
  }
}
