import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { arrivalTexts } from '../texts.ts'

/** On to the next code. */
export function Next({ onNext }: { readonly onNext: () => void }) {
  const texts = useTexts(arrivalTexts).scan
  return (
    <Button variant="tint" full onPress={onNext}>
      {texts.next}
    </Button>
  )
}
