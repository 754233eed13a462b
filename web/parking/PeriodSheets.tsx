import { DAY_PARTS, type DayPart } from '../../domain/platform/day-part.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { RadioList } from '../ui/choices.tsx'
import type { DayRange } from '../ui/day-range.ts'
import { RangeCalendar } from '../ui/RangeCalendar.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Card, Note } from '../ui/surfaces.tsx'
import { parkingTexts } from './texts.ts'

/** Chooses the days of the stay. */
export function DaysSheet(props: {
  readonly value: DayRange
  readonly minDay: string
  readonly maxDay: string
  readonly today: string
  readonly onChange: (range: DayRange) => void
  readonly onClose: () => void
}) {
  const { onClose, ...calendar } = props
  const texts = useTexts(parkingTexts)
  return (
    <Sheet
      isOpen
      isGrouped
      title={texts.chooseDays}
      subtitle={texts.chooseDaysHelp}
      onClose={onClose}
      footer={
        <Button full onPress={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Card>
        <RangeCalendar {...calendar} label={texts.days} />
      </Card>
    </Sheet>
  )
}

/** Chooses the part of the day; of today only what is left of it. */
export function PartSheet(props: {
  readonly value: DayPart
  readonly isAfternoonOnly: boolean
  readonly onChange: (part: DayPart) => void
  readonly onClose: () => void
}) {
  const texts = useTexts(parkingTexts)
  return (
    <Sheet
      isOpen
      isGrouped
      title={texts.choosePart}
      onClose={props.onClose}
      footer={
        <Button full onPress={props.onClose}>
          {texts.done}
        </Button>
      }
    >
      <RadioList
        label={texts.duration}
        value={props.value}
        options={DAY_PARTS.map((part) => ({
          id: part,
          label: texts.parts[part],
          isDisabled: props.isAfternoonOnly && part !== 'afternoon',
        }))}
        onChange={props.onChange}
      />
      {props.isAfternoonOnly ? (
        <Note className="mt4" tone="info">
          {texts.afternoonOnly}
        </Note>
      ) : null}
    </Sheet>
  )
}
