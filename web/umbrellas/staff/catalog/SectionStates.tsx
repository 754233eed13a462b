import { useTexts } from '../../../platform/texts.ts'
import { catalogTexts } from '../../../content/staff/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note, Pill } from '../../../ui/surfaces.tsx'
import { sectionTexts } from './texts.ts'
import type { SectionState } from './use-section.ts'

interface SectionActionsProps {
  readonly state: SectionState
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly onDiscard: () => void
  readonly onSave: () => void
  readonly onPublish: () => void
}

/** State and decision at the right of the title: "Bozza di Marco · Scarta · Salva · Salva e pubblica". */
export function SectionActions({ state, isDirty, isBusy, onDiscard, onSave, onPublish }: SectionActionsProps) {
  const texts = useTexts(sectionTexts)
  const shared = useTexts(catalogTexts)
  const { draft } = state
  const isOpen = draft !== null || isDirty
  const whose = draft === null || draft.isMine ? texts.mine : draft.by === null ? texts.nobody : texts.draftBy(draft.by)
  return (
    <>
      <Pill tone={isOpen ? 'warn' : 'ok'} icon={isOpen ? 'clock' : 'check'}>
        {isOpen ? whose : texts.published}
      </Pill>
      {isOpen ? (
        <Button variant="plain" size="sm" onPress={onDiscard}>
          {texts.discard}
        </Button>
      ) : null}
      <Button variant="tint" size="sm" isDisabled={!isDirty} isBusy={isBusy && isDirty} onPress={onSave}>
        {shared.save}
      </Button>
      <Button size="sm" isDisabled={!isOpen} isBusy={isBusy} onPress={onPublish}>
        {shared.publish}
      </Button>
    </>
  )
}

interface SomebodySavedProps {
  /** Empty when nobody can be named. */
  readonly name: string
  readonly onTheirs: () => void
  readonly onKeep: () => void
}

/** A colleague was faster: nothing of either is lost, and the person chooses which goes on. */
export function SomebodySaved({ name, onTheirs, onKeep }: SomebodySavedProps) {
  const texts = useTexts(sectionTexts)
  return (
    <Note tone="warn" icon="alert" role="alert">
      <span className="row sp wrap g2">
        {name === '' ? texts.savedBySomebody : texts.savedBy(name)} {texts.savedElse}
        <span className="row g2">
          <Button size="xs" variant="ghost" onPress={onTheirs}>
            {texts.theirs}
          </Button>
          <Button size="xs" variant="ghost" onPress={onKeep}>
            {texts.keep}
          </Button>
        </span>
      </span>
    </Note>
  )
}
