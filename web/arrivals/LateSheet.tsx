import { useState } from 'react'
import type { Visit } from '../../domain/arrivals/calls.ts'
import { resortInstant, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { serverTime } from '../platform/server-clock.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TimeField } from '../ui/staff/TimeField.tsx'
import { FieldError } from '../ui/TextField.tsx'
import { HALF_HOUR, nextHalfHours } from './next-half-hours.ts'
import { arrivalTexts } from './texts.ts'

interface LateSheetProps {
  readonly visit: Visit
  readonly onClose: () => void
  /** `expectedAt`: instant, ISO 8601. */
  readonly onSave: (expectedAt: string) => void
}

/** Somebody called: until when their place is kept (B-04). */
export function LateSheet({ visit, onClose, onSave }: LateSheetProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const [now] = useState(serverTime)
  const [wanted, setWanted] = useState(() => nextHalfHours(visit.day, now)[1] ?? time(now + HALF_HOUR, language))
  const instant = /^\d\d:\d\d$/.test(wanted) ? resortInstant(visit.day, wanted) : null
  const isWrong = instant === null || Date.parse(instant) <= serverTime()
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.lateSheet.title(visit.code)}
      subtitle={visit.holder}
      footer={
        <Button
          full
          isDisabled={isWrong}
          onPress={() => {
            if (instant === null) return
            onClose()
            onSave(instant)
          }}
        >
          {texts.lateSheet.save}
        </Button>
      }
    >
      <p className="sub ink2">{texts.lateSheet.text}</p>
      <ChipRow label={texts.lateSheet.time} wrap className="late-hours">
        {nextHalfHours(visit.day, now).map((offered) => (
          <Chip key={offered} isSelected={offered === wanted} onPress={() => setWanted(offered)}>
            {offered}
          </Chip>
        ))}
      </ChipRow>
      <TimeField label={texts.lateSheet.time} value={wanted} onChange={setWanted} />
      <FieldError>{isWrong ? texts.lateSheet.wrong : undefined}</FieldError>
    </Sheet>
  )
}
