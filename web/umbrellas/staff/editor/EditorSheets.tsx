import type { BeachDifference } from '../../../../domain/umbrellas/editor/compare-beaches.ts'
import type { BeachFile } from '../../../../domain/umbrellas/files/beach-file.ts'
import type { Category } from '../../../../domain/umbrellas/plan.ts'
import { useTexts } from '../../../platform/texts.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { DifferenceList } from './DifferenceList.tsx'
import { FilesSheet } from './FilesSheet.tsx'
import { PublishSheet } from './PublishSheet.tsx'
import { editorTexts } from './texts.ts'
import type { DraftDeeds } from './use-draft-deeds.ts'
import type { DraftSaving } from './use-draft-saving.ts'

export type OpenSheet =
  | { readonly kind: 'files' | 'compare' | 'discard' }
  | { readonly kind: 'publish'; readonly version: number }

interface EditorSheetsProps {
  readonly sheet: OpenSheet | null
  readonly onClose: () => void
  readonly file: BeachFile
  readonly difference: BeachDifference
  readonly categories: readonly Category[]
  readonly saving: DraftSaving
  readonly deeds: DraftDeeds
  /** Draws on from another plan, as one edit. */
  readonly onTake: (file: BeachFile) => void
  /** Asks whether the draft is to go. */
  readonly onDiscard: () => void
  readonly onShow: (code: string) => void
}

/** Everything that opens over the drawing table. */
export function EditorSheets(props: EditorSheetsProps) {
  const { sheet, onClose, file, difference, saving, deeds } = props
  const texts = useTexts(editorTexts)
  if (sheet?.kind === 'discard')
    return (
      <AlertDialog
        title={texts.discard.title}
        text={texts.discard.text}
        icon="alert"
        iconTone="warn"
        actions={[
          { label: texts.discard.cancel, onPress: onClose, autoFocus: true },
          {
            label: texts.discard.confirm,
            variant: 'danger-tint',
            onPress: () => {
              onClose()
              deeds.discard()
            },
          },
        ]}
        onEscape={onClose}
      />
    )
  if (sheet?.kind === 'files')
    return (
      <FilesSheet
        file={file}
        canDiscard={saving.base.version !== null && saving.state !== 'conflict'}
        onTake={props.onTake}
        onDiscard={props.onDiscard}
        onClose={onClose}
      />
    )
  if (sheet?.kind === 'compare')
    return (
      <Sheet isOpen onClose={onClose} title={texts.changes}>
        <DifferenceList difference={difference} />
      </Sheet>
    )
  if (sheet?.kind === 'publish')
    return (
      <PublishSheet
        version={sheet.version}
        categories={props.categories}
        difference={difference}
        onShow={props.onShow}
        onClose={onClose}
        onPublished={({ historyId }) => {
          onClose()
          deeds.published(historyId)
        }}
      />
    )
  return null
}
