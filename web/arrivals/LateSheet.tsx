import { useState } from 'react'
import type { Visit } from '../../domain/arrivals/calls.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { resortInstant, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { serverTime } from '../platform/server-clock.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TimeField } from '../ui/staff/TimeField.tsx'
import { FieldError } from '../ui/TextField.tsx'
import { arrivalTexts } from './texts.ts'

/** Hours of the day that are offered: half an hour apart, from the next one on. */
const OFFERED = 6
const STEP = 30 * MINUTE

/** The next half hours of the resort's clock that still belong to the visit's day, as "HH:MM". */
export function nextHalfHours(visitDay: string, now: number): readonly string[] {
  const first = Math.ceil((now + MINUTE) / STEP) * STEP
  return Array.from({ length: OFFERED }, (_, index) => time(first + index * STEP, 'it')).filter(
    (offered) => Date.parse(resortInstant(visitDay, offered)) > now,
  )
}

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
  const [wanted, setWanted] = useState(() => nextHalfHours(visit.day, now)[1] ?? time(now + STEP, language))
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
