import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { catalogTexts } from './texts.ts'

/** What guests see of it: as it stands, an older state, or nothing. */
export type EditorStatus = 'published' | 'changed' | 'draft'

const LOOKS = {
  published: { tone: 'ok', icon: 'check' },
  changed: { tone: 'warn', icon: 'clock' },
  draft: { tone: 'neutral', icon: 'eye-off' },
} as const

interface EditorActionsProps {
  readonly status: EditorStatus
  /** For what is not sold. */
  readonly publishedWord?: string
  readonly isBusy: boolean
  readonly canSave: boolean
  readonly onCopy?: () => void
  readonly onSave: () => void
  readonly onPublish: () => void
}

/** State and decision at the right of the title: "In vendita · Duplica · Salva · Salva e pubblica" (mockup 54). */
export function EditorActions(props: EditorActionsProps) {
  const { status, publishedWord, isBusy, canSave, onCopy, onSave, onPublish } = props
  const texts = useTexts(catalogTexts)
  return (
    <>
      <Pill {...LOOKS[status]}>{(status === 'published' ? publishedWord : undefined) ?? texts.status[status]}</Pill>
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
