import { useState } from 'react'
import { addDays, parseCivilDate } from '../../../domain/platform/civil-date.ts'
import { LANGUAGES, type Language, type LocalizedText } from '../../../domain/platform/language.ts'
import type { ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { planTexts } from './texts.ts'
import type { NewSuspension } from './use-online.ts'

const MOST_LETTERS = 200

interface SuspendSheetProps {
  readonly plan: ServicePlan
  readonly onSuspend: (suspension: NewSuspension) => void
  readonly onClose: () => void
}

/** No bookings until a day has passed, and why, in every language that guests read. */
export function SuspendSheet({ plan, onSuspend, onClose }: SuspendSheetProps) {
  const texts = useTexts(planTexts).suspend
  const [day, setDay] = useState<string>(addDays(plan.today, 1))
  const [reason, setReason] = useState<LocalizedText>({ it: '', en: '', fr: '', nl: '', de: '' })
  const [isChecked, setChecked] = useState(false)
  const until = parseCivilDate(day)
  const isDayWrong = until === null || until < plan.today
  const given = LANGUAGES.filter((language) => reason[language].trim() !== '')
  const isMissing = (language: Language) => given.length > 0 && !given.includes(language)
  const confirm = () => {
    setChecked(true)
    if (isDayWrong || LANGUAGES.some(isMissing)) return
    onSuspend({ until, reason: given.length === 0 ? null : reason })
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.title(plan.name)}
      subtitle={texts.text}
      footer={
        <div className="col g2">
          <Button variant="danger" full onPress={confirm}>
            {texts.confirm}
          </Button>
          <Button variant="plain" full onPress={onClose}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <div className="col g3">
        <DateField
          label={texts.until}
          value={day}
          onChange={setDay}
          error={isChecked && isDayWrong ? texts.untilNeeded : undefined}
        />
        <div>
          <h3 className="t3">{texts.reason}</h3>
          <p className="foot ink2">{texts.reasonText}</p>
        </div>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={texts.languages[language]}
            value={reason[language]}
            onChange={(words) => setReason((known) => ({ ...known, [language]: words }))}
            maxLength={MOST_LETTERS}
            error={isChecked && isMissing(language) ? texts.reasonNeeded : undefined}
          />
        ))}
      </div>
    </Sheet>
  )
}
