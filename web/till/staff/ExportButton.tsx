import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { laterSheet } from '../../ui/later-sheet.tsx'
import { tillTexts } from './texts.ts'

const ExportSheet = laterSheet(async () => (await import('./ExportSheet.tsx')).ExportSheet)

/** Opens the sheet of the accountant's file. */
export function ExportButton() {
  const texts = useTexts(tillTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" icon="download" onPress={() => setOpen(true)}>
        {texts.exporting.open}
      </Button>
      {isOpen ? <ExportSheet onClose={() => setOpen(false)} /> : null}
    </>
  )
}
