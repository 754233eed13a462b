import type { CallInput } from '../../../domain/platform/call.ts'
import {
  deleteMessageTemplate,
  listMessageTemplates,
  saveMessageTemplate,
  type MessageTemplate,
  type TemplateWords,
} from '../../../domain/messages/template-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.ts'
import { staffMessageTexts } from './texts.ts'

/** Keeps, changes and deletes templates of messages; a notice takes each back by saving what was there before. */
export function useTemplates() {
  const texts = useTexts(staffMessageTexts)
  const failureText = useFailureText()
  const saving = useCallMutation(saveMessageTemplate)
  const removing = useCallMutation(deleteMessageTemplate)
  const refresh = () => void invalidate(listMessageTemplates)
  const done = (words: string, undo: () => Promise<unknown>) => {
    refresh()
    const back = () =>
      undo()
        .catch((failure: unknown) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }))
        .finally(refresh)
    toast(words, { action: { label: texts.undo, onPress: () => void back() } })
  }
  const write = (wish: CallInput<typeof saveMessageTemplate>) => saving.mutateAsync(wish)
  return {
    isBusy: saving.isPending || removing.isPending,
    failure: saving.error ?? removing.error,
    /** Saves words, over `known` or as a new template. Rejects with what was refused. */
    save: async (words: TemplateWords, known: MessageTemplate | null): Promise<MessageTemplate> => {
      const seen = known === null ? {} : { templateId: known.templateId, revision: known.revision }
      const { template } = await write({ ...words, ...seen })
      const { templateId, revision } = template
      done(texts.templates.saved(template.name), () =>
        known === null
          ? removing.mutateAsync({ templateId })
          : write({ templateId, revision, name: known.name, texts: known.texts }),
      )
      return template
    },
    remove: async ({ templateId, name, texts: words }: MessageTemplate): Promise<void> => {
      await removing.mutateAsync({ templateId })
      done(texts.templates.removed(name), () => write({ name, texts: words }))
    },
  }
}
