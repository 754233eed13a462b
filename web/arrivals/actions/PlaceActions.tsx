import type { BeachDayPlace, Visit } from '../../../domain/arrivals/calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/icons.ts'
import { actionsOf, type OpenAction, type PlaceAction } from './place-actions.ts'
import { isBooking } from './visit-booking.ts'
import { actionTexts } from './texts.ts'

interface PlaceActionsProps {
  readonly place: BeachDayPlace
  readonly onOpen: (opened: OpenAction) => void
}

const ICONS: Readonly<Partial<Record<PlaceAction, IconName>>> = {
  move: 'map',
  extend: 'calendar-plus',
  sell: 'cash',
  block: 'wrench',
  unblock: 'check',
  breakHold: 'timer-off',
}

/**
 * What the resort's people may do with a place as it stands, each with a sheet and an undo (B-11). The sheet is the caller's: these buttons
 * go as soon as the place is no more what it was, and what is being sent must not go with them.
 */
export function PlaceActions({ place, onOpen }: PlaceActionsProps) {
  const texts = useTexts(actionTexts)
  const about: readonly (Visit | null)[] = place.visits.length === 0 ? [null] : place.visits
  const several = place.visits.length > 1
  return (
    <div className="col g2" role="group" aria-label={texts.group}>
      {about.map((visit) => (
        <div key={visit?.visitId ?? place.code} className="row g2 wrap">
          {several && visit !== null ? (
            <span className="foot ink2 grow">{`${visit.holder} · ${texts.parts[visit.part]}`}</span>
          ) : null}
          {actionsOf(place, visit).map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'cancel' ? 'danger-tint' : 'tint'}
              icon={ICONS[action]}
              onPress={() => onOpen({ action, visit, place })}
            >
              {texts[action]}
            </Button>
          ))}
          {visit !== null && !isBooking(visit) ? <p className="foot ink2">{texts.subscription}</p> : null}
        </div>
      ))}
    </div>
  )
}
