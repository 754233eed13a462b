import { useState } from 'react'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { laterSheet } from '../../ui/later-sheet.tsx'
import { arrivalTexts } from '../texts.ts'

const DaySheet = laterSheet(async () => (await import('./DaySheet.tsx')).DaySheet)

/** The way to the day on paper. */
export function DaySheetButton({ day }: { readonly day: CivilDate }) {
  const texts = useTexts(arrivalTexts).sheet
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button full size="sm" variant="ghost" icon="document" onPress={() => setOpen(true)}>
        {texts.title}
      </Button>
      {isOpen ? <DaySheet day={day} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
