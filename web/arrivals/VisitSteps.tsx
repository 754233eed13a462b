import { useState } from 'react'
import type { Visit } from '../../domain/arrivals/calls.ts'
import { resortInstant } from '../platform/format.ts'
import { resortDay } from '../platform/resort-day.ts'
import { serverTime } from '../platform/server-clock.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { laterSheet } from '../ui/later-sheet.tsx'
import { refreshBeachDay } from './beach-cache.ts'
import { nextHalfHours } from './next-half-hours.ts'
import { dueOfParty, type Party } from './party.ts'
import { PartyStep } from './PartyStep.tsx'
import { arrivalTexts } from './texts.ts'
import type { VisitActions } from './use-visit-actions.ts'
import { isHere, mayArrive, owes } from './visit-view.ts'

const CollectSheet = laterSheet(async () => (await import('../till/staff/CollectSheet.tsx')).CollectSheet)
const LateSheet = laterSheet(async () => (await import('./LateSheet.tsx')).LateSheet)

interface VisitStepsProps {
  readonly party: Party
  readonly actions: VisitActions
  readonly hasTill: boolean
  /** Steps on the place itself. */
  readonly children?: React.ReactNode
}

/** What can be done with an order on its day: only what works on that day is offered. */
export function VisitSteps({ party, actions, hasTill, children }: VisitStepsProps) {
  const isToday = party[0].day === resortDay()
  return (
    <div className="col g2 mt3">
      {isToday ? <PartyStep party={party} actions={actions} /> : hasTill ? <Deposit party={party} /> : null}
      {isToday ? <LateHours visit={party[0]} actions={actions} /> : null}
      <div className="visit-more">
        {children}
        {isToday ? <OwnSteps party={party} actions={actions} /> : null}
      </div>
    </div>
  )
}

/** Money of an order before its day, or after it: all that is due or a part of it, as at the till (B-12). */
function Deposit({ party }: { readonly party: Party }) {
  const texts = useTexts(arrivalTexts).actions
  const [isOpen, setOpen] = useState(false)
  const dueCents = dueOfParty(party)
  if (dueCents === 0) return null
  const [{ orderId, number, holder, day }] = party
  const close = () => {
    setOpen(false)
    refreshBeachDay()
  }
  return (
    <>
      <Button variant="ok" full icon="cash" onPress={() => setOpen(true)}>
        {day > resortDay() ? texts.deposit : texts.collect}
      </Button>
      {isOpen ? <CollectSheet order={{ orderId, number, name: holder, dueCents }} onClose={close} /> : null}
    </>
  )
}

/** As many hours as stand in one line of the card. */
const OFFERED = 3

/** When somebody who called will come: one tap keeps their place until then (B-04). */
function LateHours({ visit, actions }: { readonly visit: Visit; readonly actions: VisitActions }) {
  const texts = useTexts(arrivalTexts)
  const [isOpen, setOpen] = useState(false)
  if (isHere(visit) || visit.state === 'no_show') return null
  const isBusy = actions.busy.has(visit.visitId)
  const hours = nextHalfHours(visit.day, serverTime()).slice(0, OFFERED)
  return (
    <>
      <div className="late-hours" role="group" aria-label={texts.actions.late}>
        <span className="foot ink2">{texts.actions.late}</span>
        {hours.map((hour) => (
          <Button
            key={hour}
            size="xs"
            variant="tint"
            isDisabled={isBusy}
            aria-label={`${texts.actions.late}, ${hour}`}
            onPress={() => actions.late(visit, resortInstant(visit.day, hour))}
          >
            {hour}
          </Button>
        ))}
        <Button size="xs" variant="ghost" isDisabled={isBusy} onPress={() => setOpen(true)}>
          {texts.actions.otherHour}
        </Button>
      </div>
      {isOpen ? (
        <LateSheet visit={visit} onClose={() => setOpen(false)} onSave={(at) => actions.late(visit, at)} />
      ) : null}
    </>
  )
}

/** Only this place of a party; or nobody comes: said at once, and taken back by its notice (B-04). */
function OwnSteps({ party, actions }: Pick<VisitStepsProps, 'party' | 'actions'>) {
  const texts = useTexts(arrivalTexts)
  const [visit] = party
  const isBusy = actions.busy.has(visit.visitId)
  const isReleasable = owes(visit) && !party.some(isHere)
  if (isHere(visit)) return null
  return (
    <>
      {party.filter(mayArrive).length > 1 && mayArrive(visit) ? (
        <Button size="sm" variant="tint" isDisabled={isBusy} onPress={() => void actions.arrive([visit])}>
          {texts.actions.onlyHere(visit.code)}
        </Button>
      ) : null}
      {visit.state === 'no_show' ? null : (
        <Button
          size="sm"
          variant="ghost"
          isDisabled={isBusy}
          onPress={() => actions.noShow(visit, texts.absence.reasons.absent)}
        >
          {texts.actions.noShow}
        </Button>
      )}
      {isReleasable ? (
        <Button
          size="sm"
          variant="danger-tint"
          isDisabled={isBusy}
          onPress={() => actions.release([visit], texts.absence.reasons.absent)}
        >
          {texts.actions.release}
        </Button>
      ) : null}
    </>
  )
}
