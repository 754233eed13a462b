import { timeAt } from '../../../domain/restaurant/meal-times.ts'
import type { ServiceSlots } from '../../../domain/services/slots.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { sectionTexts } from '../../umbrellas/staff/catalog/texts.ts'
import { WholeField } from '../../umbrellas/staff/catalog/WholeField.tsx'

const USUAL: ServiceSlots = { from: '10:00', to: '18:00', everyMinutes: 30, atOnce: 1 }
/** Every quarter of an hour from six in the morning to eleven in the evening. */
const TIMES = Array.from({ length: 69 }, (_, index) => timeAt(6 * 60 + index * 15))
const STEPS = [10, 15, 20, 30, 45, 60]
const MOST_AT_ONCE = 50

interface SlotFieldsProps {
  readonly slots: ServiceSlots | undefined
  readonly onChange: (slots: ServiceSlots | undefined) => void
}

/** Whether a service is booked for a time of its own, and which times there are (B-22). */
export function SlotFields({ slots, onChange }: SlotFieldsProps) {
  const texts = useTexts(sectionTexts).slots
  const withOwn = (own: string) => [...new Set([...TIMES, own])].toSorted().map((id) => ({ id, label: id }))
  return (
    <>
      <div className="list outlined">
        <Switch isSelected={slots !== undefined} onChange={(isOn) => onChange(isOn ? USUAL : undefined)}>
          {texts.has}
        </Switch>
      </div>
      {slots === undefined ? null : (
        <div className="field-grid">
          <SelectField
            label={texts.from}
            value={slots.from}
            options={withOwn(slots.from)}
            onChange={(from) => onChange({ ...slots, from, to: slots.to < from ? from : slots.to })}
          />
          <SelectField
            label={texts.to}
            value={slots.to}
            options={withOwn(slots.to).filter(({ id }) => id >= slots.from)}
            onChange={(to) => onChange({ ...slots, to })}
          />
          <SelectField
            label={texts.every}
            value={String(slots.everyMinutes)}
            options={[...new Set([...STEPS, slots.everyMinutes])].map((step) => ({
              id: String(step),
              label: texts.minutes(step),
            }))}
            onChange={(step) => onChange({ ...slots, everyMinutes: Number(step) })}
          />
          <WholeField
            label={texts.atOnce}
            value={slots.atOnce}
            min={1}
            max={MOST_AT_ONCE}
            onChange={(atOnce) => onChange({ ...slots, atOnce })}
          />
        </div>
      )}
    </>
  )
}
