import {
  discardPageDraft,
  getPageToEdit,
  listPagePublications,
  listPagesToEdit,
  publishPage,
  restorePage,
  savePageDraft,
  undoPagePublish,
  type PageDraft,
} from '../../../domain/content/page-staff-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { call } from '../../platform/call.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useDraft } from './use-draft.ts'

export type PageState = CallOutput<typeof getPageToEdit>

/** A page as it is written on this device, over its draft or what guests read. */
export function usePage(state: PageState) {
  const { slug } = state
  const draft = useDraft<PageDraft>(state.draft?.page ?? state.published, state.draft?.version ?? 0)
  const saving = useCallMutation(savePageDraft)
  const publishing = useCallMutation(publishPage)
  const refresh = () =>
    Promise.all([
      invalidate(getPageToEdit, { slug }),
      invalidate(listPagesToEdit),
      invalidate(listPagePublications, { slug }),
    ])
  const saveOver = async (version: number | null) => {
    const saved = await saving.mutateAsync({ slug, page: draft.value, version })
    await refresh()
    draft.reset()
    return saved.version
  }
  const save = () => saveOver(draft.base === 0 ? null : draft.base)
  const undoOf = (publicationId: number) => async () => {
    await call(undoPagePublish, { publicationId })
    await refresh()
  }
  return {
    draft,
    refresh,
    save,
    /** Saves over whatever a colleague saved meanwhile. */
    keepMine: async () => saveOver((await call(getPageToEdit, { slug })).draft?.version ?? null),
    /** Publishes what is written; answers what takes it back. */
    publish: async () => {
      const version = draft.isDirty || state.draft === null ? await save() : state.draft.version
      const { publicationId } = await publishing.mutateAsync({ slug, version, revision: state.revision })
      await refresh()
      return undoOf(publicationId)
    },
    /** Throws the draft away; answers what saves it again. */
    discard: async () => {
      const page = draft.value
      if (state.draft !== null) await call(discardPageDraft, { slug, version: state.draft.version })
      draft.reset()
      await refresh()
      return async () => {
        await call(savePageDraft, { slug, page, version: null })
        await refresh()
      }
    },
    /** Shows guests an earlier text again; answers what takes it back. */
    restore: async (publicationId: number) => {
      const restored = await call(restorePage, { publicationId, revision: state.revision })
      await refresh()
      return undoOf(restored.publicationId)
    },
  }
}
