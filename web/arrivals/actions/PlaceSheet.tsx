import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { BlockSheet } from './BlockSheet.tsx'
import { CancelSheet } from './CancelSheet.tsx'
import { ExtendSheet } from './ExtendSheet.tsx'
import { GiveSheet } from './GiveSheet.tsx'
import { HoldSheet } from './HoldSheet.tsx'
import type { OpenAction } from './place-actions.ts'
import { SellSheet } from './SellSheet.tsx'
import { bookingIdOf } from './visit-booking.ts'
import { UnblockSheet } from './UnblockSheet.tsx'
import { WaiveSheet } from './WaiveSheet.tsx'

interface PlaceSheetProps extends OpenAction {
  readonly day: CivilDate
  readonly part: DayPart
  readonly hasTill: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The sheet of an action about a place or one of its visits. */
export function PlaceSheet({ action, visit, place, day, part, hasTill, onClose, onDone }: PlaceSheetProps) {
  const { umbrellaId, code, outOfUse } = place
  const ends = { onClose, onDone }
  if (visit !== null) {
    if (action === 'extend') return <ExtendSheet visit={visit} {...ends} />
    const { orderId, dueCents } = visit
    if (action === 'give') return <WaiveSheet {...{ code, orderId, dueCents }} {...ends} />
    return <CancelSheet {...{ code, orderId }} bookingId={Number(bookingIdOf(visit))} {...ends} />
  }
  if (action === 'unblock' && outOfUse !== null && outOfUse.blockId !== null)
    return <UnblockSheet {...{ place, day }} blockId={outOfUse.blockId} {...ends} />
  if (action === 'breakHold') return <HoldSheet {...{ place, day }} {...ends} />
  if (action === 'block') return <BlockSheet umbrellaIds={[umbrellaId]} codes={[code]} {...{ day, part }} {...ends} />
  const sale = { umbrellaId, code, day, part }
  if (action === 'give') return <GiveSheet {...sale} {...ends} />
  return <SellSheet umbrellaIds={[umbrellaId]} codes={[code]} {...{ day, part, hasTill }} {...ends} />
}
