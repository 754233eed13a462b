import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { catalogTexts } from './texts.ts'

/** What guests see of it: as it stands, an older state, or nothing. */
type EditorStatus = 'published' | 'changed' | 'draft' | 'hidden'

const LOOKS = {
  published: { tone: 'ok', icon: 'check' },
  changed: { tone: 'warn', icon: 'clock' },
  draft: { tone: 'neutral', icon: 'eye-off' },
  hidden: { tone: 'neutral', icon: 'eye-off' },
} as const

interface EditorActionsProps {
  readonly status: EditorStatus
  readonly isBusy: boolean
  readonly canSave: boolean
  readonly onCopy?: () => void
  readonly onSave: () => void
  readonly onPublish: () => void
}

/** State and decision at the right of the title: "In vendita · Duplica · Salva · Salva e pubblica" (mockup 54). */
export function EditorActions({ status, isBusy, canSave, onCopy, onSave, onPublish }: EditorActionsProps) {
  const texts = useTexts(catalogTexts)
  return (
    <>
      <Pill {...LOOKS[status]}>{texts.status[status]}</Pill>
      {onCopy ? (
        <Button variant="tint" size="sm" onPress={onCopy}>
          {texts.duplicate}
        </Button>
      ) : null}
      <Button variant="tint" size="sm" isDisabled={!canSave} isBusy={isBusy && canSave} onPress={onSave}>
        {texts.save}
      </Button>
      <Button size="sm" isBusy={isBusy} onPress={onPublish}>
        {texts.publish}
      </Button>
    </>
  )
}
