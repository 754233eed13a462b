import { useState } from 'react'
import type { PlanBooking, ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { isTaken, minutesOf } from './plan-layout.ts'
import { planTexts } from './texts.ts'
import type { Place } from './use-plan-actions.ts'

interface MoveSheetProps {
  readonly booking: PlanBooking
  readonly plan: ServicePlan
  readonly onMove: (to: Place) => void
  readonly onClose: () => void
}

/** Another table, another time, or both; tables that others have then say so (B-09). */
export function MoveSheet({ booking, plan, onMove, onClose }: MoveSheetProps) {
  const texts = useTexts(planTexts)
  const [table, setTable] = useState(booking.table)
  const [time, setTime] = useState(booking.time)
  const minutes = minutesOf(booking)
  const isSame = table === booking.table && time === booking.time
  const fitting = plan.tables.filter(({ table: number, seats }) => seats >= booking.seats || number === booking.table)
  const times = plan.times.includes(booking.time) ? plan.times : [booking.time, ...plan.times]
  return (
    <Sheet
      isOpen
      isGrouped
      onClose={onClose}
      title={texts.move.title(booking.name)}
      subtitle={texts.tableAt(booking.table, booking.time)}
      footer={
        <div className="col g2">
          {isSame ? <p className="foot ink2 c">{texts.move.same}</p> : null}
          <Button full isDisabled={isSame} onPress={() => onMove({ table, time })}>
            {texts.move.confirm}
          </Button>
          <Button variant="plain" full onPress={onClose}>
            {texts.move.back}
          </Button>
        </div>
      }
    >
      <div className="col g3">
        <SelectField
          label={texts.time}
          value={time}
          options={times.map((id) => ({ id, label: id }))}
          onChange={setTime}
        />
        <SelectField
          label={texts.tableField}
          value={String(table)}
          options={fitting.map(({ table: number, seats }) => ({
            id: String(number),
            label: texts.tableOption(number, seats, isTaken(plan, { table: number, time, minutes }, booking.bookingId)),
          }))}
          onChange={(id) => setTable(Number(id))}
        />
      </div>
    </Sheet>
  )
}
