import { discardBeachDraft, getBeachEditor, undoPublishBeach } from '../../../../domain/umbrellas/beach-calls.ts'
import { getPlan } from '../../../../domain/umbrellas/calls.ts'
import { readBeachFile } from '../../../../domain/umbrellas/editor/plan-problems.ts'
import type { BeachFile } from '../../../../domain/umbrellas/files/beach-file.ts'
import { call } from '../../../platform/call.ts'
import { useFailureText } from '../../../platform/failure.ts'
import { invalidate } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { toast } from '../../../ui/toasts.ts'
import { editorTexts } from './texts.ts'
import { baseOf, type DraftSaving } from './use-draft-saving.ts'

interface DeedsProps {
  /** What is drawn, and what guests see. */
  readonly text: string
  readonly publishedText: string
  readonly saving: DraftSaving
  /** Draws on from another plan, as one edit. */
  readonly onTake: (file: BeachFile) => void
  /** Guests see this text now. */
  readonly onPublished: (text: string) => void
}

export interface DraftDeeds {
  /** Goes on with what somebody else saved; one’s own is one undo away. */
  readonly takeTheirs: () => void
  readonly discard: () => void
  /** Says that the draft is published, with the way back. */
  readonly published: (historyId: number) => void
}

/** What happens to the draft as a whole, with the way back. */
export function useDraftDeeds({ text, publishedText, saving, onTake, onPublished }: DeedsProps): DraftDeeds {
  const texts = useTexts(editorTexts)
  const failureText = useFailureText()
  const take = (next: string) => {
    const read = readBeachFile(next).file
    if (read !== null) onTake(read)
  }
  const fail = (error: unknown) => toast(failureText(error), { tone: 'bad' })
  const refresh = async () => {
    const fresh = await call(getBeachEditor, {})
    onPublished(fresh.published.file)
    saving.adopt(baseOf(fresh.published.file, fresh.draft))
    return fresh
  }
  const undoPublish = async (historyId: number) => {
    try {
      await call(undoPublishBeach, { historyId })
      await refresh()
      await invalidate(getPlan)
      toast(texts.publishing.undone)
    } catch (error) {
      fail(error)
    }
  }
  const takeTheirs = async () => {
    try {
      const { published, draft } = await refresh()
      take(draft?.file ?? published.file)
    } catch (error) {
      fail(error)
    }
  }
  const discard = async () => {
    try {
      const version = await saving.flush()
      if (version === null) return
      await call(discardBeachDraft, { version })
      saving.adopt({ version: null, text: publishedText, savedAt: null })
      take(publishedText)
      // Taken back, the text is drawn again and saves itself as a new draft.
      toast(texts.discard.done, { action: { label: texts.discard.undo, onPress: () => take(text) } })
    } catch (error) {
      fail(error)
    }
  }
  return {
    takeTheirs: () => void takeTheirs(),
    discard: () => void discard(),
    published: (historyId: number) => {
      onPublished(text)
      saving.adopt({ version: null, text, savedAt: null })
      void invalidate(getPlan)
      const action = { label: texts.publishing.undo, onPress: () => void undoPublish(historyId) }
      toast(texts.publishing.done, { tone: 'ok', action })
    },
  }
}
