import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { BeachDay, BeachDayPlace } from '../../domain/arrivals/calls.ts'
import { matchesQuery } from '../../domain/arrivals/find-words.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { useServerTick } from '../platform/server-clock.ts'
import { time } from '../platform/format.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { laterSheet } from '../ui/later-sheet.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { OpenAction } from './actions/place-actions.ts'
import { MovePanel } from './actions/MovePanel.tsx'
import { PlaceActions } from './actions/PlaceActions.tsx'
import type { Moving } from './actions/use-moving.ts'
import { useLostFocus } from '../ui/use-lost-focus.ts'
import { refreshBeachDay } from './beach-cache.ts'
import { LatePanel, VisitRows } from './LatePanel.tsx'
import { partyOf } from './party.ts'
import { PlacePanel } from './PlacePanel.tsx'
import { DaySheetButton } from './sheet/DaySheetButton.tsx'
import { SelectionPanel } from './SelectionPanel.tsx'
import { StaffIcon } from '../ui/staff/StaffIcon.tsx'
import { arrivalTexts } from './texts.ts'
import type { DayWish } from './use-day-wish.ts'
import type { VisitActions } from './use-visit-actions.ts'
import { visitsOf } from './visit-view.ts'
import { VisitCard } from './VisitCard.tsx'
import { useIsWide } from '../ui/staff/use-is-wide.ts'

const PlaceSheet = laterSheet(async () => (await import('./actions/PlaceSheet.tsx')).PlaceSheet)

/** As many found people as are listed. */
const MOST_FOUND = 20

/** Who a search finds on other days than the shown one. */
export interface OtherDaysProps {
  readonly query: string
  readonly day: CivilDate
}

interface BeachSideProps {
  readonly beach: BeachDay
  readonly wish: DayWish
  readonly actions: VisitActions
  readonly hasTill: boolean
  readonly onScan: () => void
  readonly sea: ReactNode
  readonly moving: Moving
  readonly OtherDays: ComponentType<OtherDaysProps>
}

/** Beside the map: the scanner, the sea, the chosen place, who is late (mockup 50). */
export function BeachSide({ beach, wish, actions, hasTill, onScan, sea, moving, OtherDays }: BeachSideProps) {
  const texts = useTexts(arrivalTexts)
  const isWide = useIsWide()
  const place = beach.places.find(({ code }) => code === wish.place)
  const visits = visitsOf(beach)
  return (
    <aside className="beach-side" aria-label={texts.arrivals}>
      {moving.visit === null ? (
        <Button full className="scan-button" onPress={onScan}>
          <StaffIcon name="scan" size={24} stroke={2.1} />
          {texts.scan.open}
        </Button>
      ) : null}
      {wish.search === '' ? null : <Found {...{ beach, wish, OtherDays }} />}
      {/* What is chosen comes first: its next step is in sight without scrolling. */}
      {moving.visit !== null ? (
        <MovePanel moving={moving} visit={moving.visit} />
      ) : wish.selection !== null || place === undefined ? null : isWide ? (
        <ChosenPlace key={place.code} {...{ place, beach, actions, hasTill, moving }} />
      ) : (
        <Sheet isOpen isGrouped onClose={() => wish.choose(null)} title={place.code}>
          <ChosenPlace key={place.code} {...{ place, beach, actions, hasTill, moving }} />
        </Sheet>
      )}
      {moving.visit === null ? <SelectionPanel {...{ beach, wish, hasTill }} /> : null}
      {sea}
      {isWide && place === undefined && wish.selection === null ? <NothingChosen /> : null}
      <LatePanel
        visits={visits}
        limitHour={limitHourOf(beach)}
        day={wish.day ?? undefined}
        onChoose={(code) => wish.choose(code)}
      />
      <DaySheetButton day={beach.day} />
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
  readonly hasTill: boolean
  readonly moving: Moving
}

function ChosenPlace({ place, beach, actions, hasTill, moving }: ChosenPlaceProps) {
  const { day, part } = beach
  const [open, setOpen] = useState<OpenAction | null>(null)
  // A move is decided on the map, everything else in a sheet.
  const start = (opened: OpenAction) => {
    if (opened.action === 'move' && opened.visit !== null) moving.begin(opened.visit)
    else setOpen(opened)
  }
  // What was pressed goes with what it changed.
  const visits = place.visits.map(({ visitId, arrivedAt, dueCents }) => `${visitId} ${arrivedAt} ${dueCents}`)
  const panel = useLostFocus<HTMLDivElement>([place.state, ...visits].join(', '))
  return (
    <>
      <div ref={panel} className="holds-focus">
        <PlaceAsItIs {...{ place, beach, actions, hasTill }} onOpen={start} />
      </div>
      {open === null ? null : (
        <PlaceSheet {...{ day, part, hasTill }} {...open} onClose={() => setOpen(null)} onDone={refreshBeachDay} />
      )}
    </>
  )
}

interface PlaceAsItIsProps extends Omit<ChosenPlaceProps, 'moving'> {
  readonly onOpen: (opened: OpenAction) => void
}

function PlaceAsItIs({ place, beach, actions, hasTill, onOpen }: PlaceAsItIsProps) {
  const all = visitsOf(beach)
  const more = <PlaceActions place={place} onOpen={onOpen} />
  const [first, ...others] = place.visits
  if (first === undefined) return <PlacePanel place={place}>{more}</PlacePanel>
  if (others.length === 0) {
    return (
      <VisitCard party={partyOf(first, all)} actions={actions} hasTill={hasTill}>
        {more}
      </VisitCard>
    )
  }
  return (
    <>
      {place.visits.map((visit) => (
        <VisitCard key={visit.visitId} party={partyOf(visit, all)} actions={actions} hasTill={hasTill} />
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

/** The shown day first, then all others, the nearest first: one tap to that day and place. */
function Found({ beach, wish, OtherDays }: Pick<BeachSideProps, 'beach' | 'wish' | 'OtherDays'>) {
  const texts = useTexts(arrivalTexts)
  const now = useServerTick(MINUTE)
  const found = visitsOf(beach).filter((visit) => matchesQuery(visit, wish.search))
  return (
    <section className="panel late-panel" aria-label={texts.found(found.length)}>
      <h2 className="t3" role="status">
        {found.length === 0 ? texts.nothingFound : texts.found(found.length)}
      </h2>
      <VisitRows visits={found.slice(0, MOST_FOUND)} now={now} onChoose={(code) => wish.choose(code)} />
      <Suspense>
        <OtherDays query={wish.search} day={beach.day} />
      </Suspense>
    </section>
  )
}
