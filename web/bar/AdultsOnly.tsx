import { useTexts } from '../platform/texts.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { barTexts } from './texts.ts'

interface AdultsOnlyProps {
  readonly isOpen: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks whether the guest is 18 or older, once for an order (B-15). */
export function AdultsOnly({ isOpen, onYes, onNo }: AdultsOnlyProps) {
  const texts = useTexts(barTexts).dish
  return (
    <AlertDialog
      isOpen={isOpen}
      role="dialog"
      title={texts.alcoholTitle}
      text={texts.alcoholText}
      actions={[
        { label: texts.alcoholYes, onPress: onYes },
        { label: texts.alcoholNo, variant: 'plain', onPress: onNo },
      ]}
    />
  )
}
