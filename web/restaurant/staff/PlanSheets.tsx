import type { PlanBooking, ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { day as dayWords } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { AddSheet } from './AddSheet.tsx'
import { CancelSheet } from './CancelSheet.tsx'
import { MoveSheet } from './MoveSheet.tsx'
import { SuspendSheet } from './SuspendSheet.tsx'
import { planTexts } from './texts.ts'
import type { NewSuspension, useOnlineChanges } from './use-online.ts'
import type { Place, PlanActions } from './use-plan-actions.ts'

/** What is open over the plan. */
export type OpenedSheet = 'move' | 'cancel' | 'suspend' | NewParty

/** A party to be written, at a table and a time when a cell of the plan was pressed. */
interface NewParty {
  readonly at: Place | null
}

interface PlanSheetsProps {
  readonly sheet: OpenedSheet | null
  readonly plan: ServicePlan
  readonly chosen: PlanBooking | undefined
  readonly actions: PlanActions
  readonly changes: ReturnType<typeof useOnlineChanges>
  readonly onAdded: (bookingId: number) => void
  readonly onClose: () => void
}

/** The sheet that is open: each closes and then does what was decided, except where a refusal has to be read in it. */
export function PlanSheets({ sheet, plan, chosen, actions, changes, onAdded, onClose }: PlanSheetsProps) {
  const { said } = useTexts(planTexts)
  const language = useLanguage()
  const suspend = (suspension: NewSuspension) => {
    onClose()
    const { restaurant, name } = plan
    const words = said.suspended(name, dayWords(suspension.until, language, 'medium'))
    const back = { to: { restaurant, suspension: null }, words: said.resumed(name) }
    void changes.suspend({ restaurant, suspension }, words, back)
  }
  const added = (booking: PlanBooking) => {
    onClose()
    actions.added(booking)
    onAdded(booking.bookingId)
  }
  if (sheet === 'suspend') return <SuspendSheet plan={plan} onSuspend={suspend} onClose={onClose} />
  if (sheet !== null && typeof sheet === 'object')
    return <AddSheet plan={plan} at={sheet.at} onAdded={added} onClose={onClose} />
  if (chosen === undefined || sheet === null) return null
  const closing = (act: () => void) => {
    onClose()
    act()
  }
  if (sheet === 'move') {
    return (
      <MoveSheet
        booking={chosen}
        plan={plan}
        onMove={(to) => closing(() => actions.move(chosen, to))}
        onClose={onClose}
      />
    )
  }
  return (
    <CancelSheet
      booking={chosen}
      onCancel={(reason) => closing(() => actions.cancel(chosen, reason))}
      onClose={onClose}
    />
  )
}
