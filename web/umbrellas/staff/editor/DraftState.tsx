import { time } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Pill } from '../../../ui/surfaces.tsx'
import { editorTexts } from './texts.ts'
import type { DraftSaving } from './use-draft-saving.ts'

/** Whether what is drawn is on the server. */
export function DraftState({ saving }: { readonly saving: DraftSaving }) {
  const texts = useTexts(editorTexts).state
  const language = useLanguage()
  const { state, base } = saving
  const [words, tone] = {
    clean: [texts.published, 'neutral'],
    saved: [texts.saved(base.savedAt === null ? '' : time(base.savedAt, language)), 'ok'],
    saving: [texts.saving, 'neutral'],
    unsaved: [texts.unsaved, 'warn'],
    offline: [texts.offline, 'warn'],
    conflict: [texts.unsaved, 'bad'],
  }[state] as [string, 'neutral' | 'ok' | 'warn' | 'bad']
  return (
    <span role="status">
      <Pill tone={tone}>{words}</Pill>
    </span>
  )
}
