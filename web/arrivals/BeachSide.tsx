import { useState, type ReactNode } from 'react'
import type { BeachDay, BeachDayPlace } from '../../domain/arrivals/calls.ts'
import { matchesQuery } from '../../domain/arrivals/find-words.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { useMedia } from '../platform/media.ts'
import { useServerTick } from '../platform/server-clock.ts'
import { time } from '../platform/format.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { OpenAction } from './actions/place-actions.ts'
import { PlaceActions } from './actions/PlaceActions.tsx'
import { PlaceSheet } from './actions/PlaceSheet.tsx'
import { useLostFocus } from '../ui/use-lost-focus.ts'
import { refreshBeachDay } from './beach-cache.ts'
import { LatePanel, VisitRows } from './LatePanel.tsx'
import { PlacePanel } from './PlacePanel.tsx'
import { SelectionPanel } from './SelectionPanel.tsx'
import { StaffIcon } from '../ui/staff/StaffIcon.tsx'
import { arrivalTexts } from './texts.ts'
import type { DayWish } from './use-day-wish.ts'
import type { VisitActions } from './use-visit-actions.ts'
import { visitsOf } from './visit-view.ts'
import { VisitCard } from './VisitCard.tsx'

/** The same border as the style sheet of the back office. */
const WIDE = '(min-width: 768px)'
/** As many found people as are listed. */
const MOST_FOUND = 20

interface BeachSideProps {
  readonly beach: BeachDay
  readonly wish: DayWish
  readonly actions: VisitActions
  readonly onScan: () => void
  readonly sea: ReactNode
}

/** Beside the map: the scanner, the sea, the chosen place, who is late (mockup 50). */
export function BeachSide({ beach, wish, actions, onScan, sea }: BeachSideProps) {
  const texts = useTexts(arrivalTexts)
  const isWide = useMedia(WIDE)
  const place = beach.places.find(({ code }) => code === wish.place)
  const visits = visitsOf(beach)
  return (
    <aside className="beach-side" aria-label={texts.arrivals}>
      <Button full className="scan-button" onPress={onScan}>
        <StaffIcon name="scan" size={24} stroke={2.1} />
        {texts.scan.open}
      </Button>
      {sea}
      {wish.search === '' ? null : <Found beach={beach} wish={wish} />}
      <SelectionPanel beach={beach} wish={wish} />
      {wish.selection !== null ? null : isWide ? (
        place === undefined ? (
          <NothingChosen />
        ) : (
          <ChosenPlace key={place.code} place={place} beach={beach} actions={actions} />
        )
      ) : place === undefined ? null : (
        <Sheet isOpen isGrouped onClose={() => wish.choose(null)} title={place.code}>
          <ChosenPlace key={place.code} place={place} beach={beach} actions={actions} />
        </Sheet>
      )}
      <LatePanel
        visits={visits}
        limitHour={limitHourOf(beach)}
        day={wish.day ?? undefined}
        onChoose={(code) => wish.choose(code)}
      />
    </aside>
  )
}

/** The cut-off that comes next, or the last one of the day. */
export function limitHourOf({ cutoffHours, serverNow }: Pick<BeachDay, 'cutoffHours' | 'serverNow'>): number {
  const now = Number(time(serverNow, 'it').slice(0, 2))
  return now < cutoffHours.afternoon && now >= cutoffHours.morning + 2 ? cutoffHours.afternoon : cutoffHours.morning
}

interface ChosenPlaceProps {
  readonly place: BeachDayPlace
  readonly beach: BeachDay
  readonly actions: VisitActions
}

function ChosenPlace({ place, beach, actions }: ChosenPlaceProps) {
  const { day, part } = beach
  const [open, setOpen] = useState<OpenAction | null>(null)
  // What was pressed goes with what it changed.
  const visits = place.visits.map(({ visitId, arrivedAt, dueCents }) => `${visitId} ${arrivedAt} ${dueCents}`)
  const panel = useLostFocus<HTMLDivElement>([place.state, ...visits].join(', '))
  return (
    <>
      <div ref={panel} className="holds-focus">
        <PlaceAsItIs place={place} actions={actions} onOpen={setOpen} />
      </div>
      {open === null ? null : (
        <PlaceSheet {...{ day, part }} {...open} onClose={() => setOpen(null)} onDone={refreshBeachDay} />
      )}
    </>
  )
}

interface PlaceAsItIsProps extends Omit<ChosenPlaceProps, 'beach'> {
  readonly onOpen: (opened: OpenAction) => void
}

function PlaceAsItIs({ place, actions, onOpen }: PlaceAsItIsProps) {
  const more = <PlaceActions place={place} onOpen={onOpen} />
  const [first, ...others] = place.visits
  if (first === undefined) return <PlacePanel place={place}>{more}</PlacePanel>
  if (others.length === 0) {
    return (
      <VisitCard visit={first} actions={actions}>
        {more}
      </VisitCard>
    )
  }
  return (
    <>
      {place.visits.map((visit) => (
        <VisitCard key={visit.visitId} visit={visit} actions={actions} />
      ))}
      <section className="panel visit-card" aria-label={place.code}>
        {more}
      </section>
    </>
  )
}

function NothingChosen() {
  const texts = useTexts(arrivalTexts).place
  return (
    <section className="panel visit-card">
      <h2 className="t3">{texts.choose}</h2>
      <p className="sub ink2 mt2">{texts.chooseText}</p>
    </section>
  )
}

function Found({ beach, wish }: Pick<BeachSideProps, 'beach' | 'wish'>) {
  const texts = useTexts(arrivalTexts)
  const now = useServerTick(MINUTE)
  const found = visitsOf(beach).filter((visit) => matchesQuery(visit, wish.search))
  return (
    <section className="panel late-panel" aria-label={texts.found(found.length)}>
      <h2 className="t3" role="status">
        {found.length === 0 ? texts.nothingFound : texts.found(found.length)}
      </h2>
      <VisitRows visits={found.slice(0, MOST_FOUND)} now={now} onChoose={(code) => wish.choose(code)} />
    </section>
  )
}
