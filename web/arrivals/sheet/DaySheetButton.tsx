import { lazy, Suspense, useState } from 'react'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { arrivalTexts } from '../texts.ts'

const DaySheet = lazy(async () => ({ default: (await import('./DaySheet.tsx')).DaySheet }))

/** The way to the day on paper; its code comes when somebody wants it. */
export function DaySheetButton({ day }: { readonly day: CivilDate }) {
  const texts = useTexts(arrivalTexts).sheet
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button full size="sm" variant="ghost" icon="document" onPress={() => setOpen(true)}>
        {texts.title}
      </Button>
      {isOpen ? (
        <Suspense>
          <DaySheet day={day} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
