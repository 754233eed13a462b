import { getDaySheet } from '../../../domain/arrivals/sheet-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { day as dayWords } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { PaperPreview, Printed } from '../../ui/staff/Paper.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { arrivalTexts } from '../texts.ts'
import { DayPaper } from './DayPaper.tsx'

interface DaySheetProps {
  readonly day: CivilDate
  readonly onClose: () => void
}

/** The day on paper, for when network or power go: as it will be printed, and the button that prints it (B-11). */
export function DaySheet({ day, onClose }: DaySheetProps) {
  const texts = useTexts(arrivalTexts).sheet
  const language = useLanguage()
  const sheet = useCallQuery(getDaySheet, { day }, { staleTime: 0 })
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.title}
      subtitle={dayWords(day, language)}
      footer={
        <Button full isDisabled={sheet.data === undefined} onPress={() => globalThis.print()}>
          {texts.print}
        </Button>
      }
    >
      <Loaded query={sheet} skeleton={<Skeleton height={520} radius={4} />}>
        {(data) => (
          <>
            <PaperPreview label={texts.preview}>
              <DayPaper sheet={data} />
            </PaperPreview>
            <Printed>
              <DayPaper sheet={data} />
            </Printed>
          </>
        )}
      </Loaded>
    </Sheet>
  )
}
