import { useState } from 'react'
import type { WeekdayName } from '../../../../domain/platform/weekday-names.ts'
import type { MinimumStayEntry } from '../../../../domain/umbrellas/promotion-file.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { priceTexts } from './texts.ts'
import { WeekdayChoice } from './WeekdayChoice.tsx'

interface MinimumSheetProps {
  readonly isBusy: boolean
  readonly onSave: (entry: MinimumStayEntry) => void
  readonly onClose: () => void
}

/** A new least number of days. */
export function MinimumSheet({ isBusy, onSave, onClose }: MinimumSheetProps) {
  const texts = useTexts(priceTexts)
  const [weekdays, setWeekdays] = useState<WeekdayName[]>(['sat', 'sun'])
  const [rows, setRows] = useState('')
  const [least, setLeast] = useState('2')
  const [ahead, setAhead] = useState('7')
  const [leastDays, aheadDays] = [Number(least), Number(ahead)]
  const isFine =
    weekdays.length > 0 && leastDays >= 2 && leastDays <= 14 && aheadDays >= 0 && aheadDays <= 60 && ahead !== ''
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.newMinimum}
      footer={
        <Button
          full
          isBusy={isBusy}
          isDisabled={!isFine}
          onPress={() =>
            onSave({ weekdays, leastDays, aheadDays, ...(rows.trim() === '' ? {} : { rows: rows.trim() }) })
          }
        >
          {texts.save}
        </Button>
      }
    >
      <div className="col g3">
        <WeekdayChoice label={texts.onlyDays} value={weekdays} onChange={setWeekdays} />
        <TextField label={texts.leastDays} value={least} inputMode="numeric" maxLength={2} onChange={setLeast} />
        <TextField label={texts.until} value={ahead} inputMode="numeric" maxLength={2} onChange={setAhead} />
        <TextField label={texts.onlyRows} value={rows} maxLength={40} onChange={setRows} />
      </div>
    </Sheet>
  )
}
