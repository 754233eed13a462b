import { useState } from 'react'
import type { BeachDayPlace, Visit } from '../../../domain/arrivals/calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/icons.ts'
import { actionsOf, type OpenAction, type PlaceAction } from './place-actions.ts'
import { PlaceSheet } from './PlaceSheet.tsx'
import { isBooking } from './visit-booking.ts'
import { actionTexts } from './texts.ts'

interface PlaceActionsProps {
  readonly day: CivilDate
  readonly part: DayPart
  readonly place: BeachDayPlace
  /** Asks the day again. */
  readonly onDone: () => void
}

const ICONS: Readonly<Partial<Record<PlaceAction, IconName>>> = {
  move: 'map',
  extend: 'calendar-plus',
  sell: 'cash',
  block: 'wrench',
  unblock: 'check',
  breakHold: 'timer-off',
}

/** What the resort's people may do with a place as it stands, each with a sheet and an undo (B-11). */
export function PlaceActions({ day, part, place, onDone }: PlaceActionsProps) {
  const texts = useTexts(actionTexts)
  const [open, setOpen] = useState<OpenAction | null>(null)
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
              variant={action === 'cannotDeliver' ? 'danger-tint' : 'tint'}
              icon={ICONS[action]}
              onPress={() => setOpen({ action, visit })}
            >
              {texts[action]}
            </Button>
          ))}
          {visit !== null && !isBooking(visit) ? <p className="foot ink2">{texts.subscription}</p> : null}
        </div>
      ))}
      {open === null ? null : <PlaceSheet {...{ day, part, place, onDone }} {...open} onClose={() => setOpen(null)} />}
    </div>
  )
}
