import { useMemo, useState } from 'react'
import type { VisitList } from '../../domain/arrivals/calls.ts'
import { matchesQuery } from '../../domain/arrivals/find-words.ts'
import { matchesFilter } from '../../domain/arrivals/visit-rules.ts'
import { VISIT_FILTERS } from '../../domain/arrivals/visit-words.ts'
import { FullBeachArt } from '../design/art/FullBeachArt.tsx'
import { day as dayWords } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/states.tsx'
import { ArrivalCard, ArrivalRow } from './ArrivalRow.tsx'
import { partiesOf, partyOf, type Party } from './party.ts'
import { PartySheet } from './PartySheet.tsx'
import { ReleaseLate } from './ReleaseLate.tsx'
import { arrivalTexts } from './texts.ts'
import type { DayWish } from './use-day-wish.ts'
import type { VisitActions } from './use-visit-actions.ts'
import { countFilters } from './visit-view.ts'
import { useIsWide } from '../ui/staff/use-is-wide.ts'

/** The table scrolls by itself: the keyboard has to reach it too. */
const REACHABLE = { tabIndex: 0 } as const

interface ArrivalsTableProps {
  readonly list: VisitList
  readonly wish: DayWish
  readonly actions: VisitActions
  readonly hasTill: boolean
}

/** Everybody of the day: filters with counts of places, then a row for each order, or a card on a phone (mockup 51). */
export function ArrivalsTable({ list, wish, actions, hasTill }: ArrivalsTableProps) {
  const texts = useTexts(arrivalTexts)
  const isWide = useIsWide()
  const [opened, setOpened] = useState<string | null>(null)
  const found = useMemo(
    () => list.visits.filter((visit) => matchesQuery(visit, wish.search)),
    [list.visits, wish.search],
  )
  const counts = useMemo(() => countFilters(found), [found])
  const shown = useMemo(
    () => partiesOf(found).filter((party) => party.some((visit) => matchesFilter(visit, wish.filter))),
    [found, wish.filter],
  )
  const chosen = list.visits.find(({ visitId }) => visitId === opened)
  const isBusy = (party: Party) => party.some(({ visitId }) => actions.busy.has(visitId))
  const rows = { parties: shown, arrive: actions.arrive, isBusy, onOpen: ([visit]: Party) => setOpened(visit.visitId) }
  return (
    <section className="panel arrivals-panel" aria-label={texts.arrivals}>
      <ChipRow label={texts.filterLabel} className="arrivals-filters">
        {VISIT_FILTERS.filter((filter) => filter !== 'no_show' || counts.no_show > 0 || wish.filter === filter).map(
          (filter) => (
            <Chip
              key={filter}
              isSelected={wish.filter === filter}
              count={counts[filter]}
              onPress={() => wish.setFilter(filter)}
            >
              {texts.filters[filter]}
            </Chip>
          ),
        )}
      </ChipRow>
      {wish.filter === 'late' ? <ReleaseLate parties={shown} actions={actions} /> : null}
      {shown.length === 0 ? (
        <NoRows isDayEmpty={list.visits.length === 0} isSearched={wish.search !== ''} />
      ) : isWide ? (
        <Table {...rows} day={list.day} />
      ) : (
        <ul className="arrival-cards">
          {shown.map((party) => (
            <li key={party[0].visitId}>
              <ArrivalCard party={party} onOpen={rows.onOpen} arrive={rows.arrive} isBusy={isBusy(party)} />
            </li>
          ))}
        </ul>
      )}
      {chosen === undefined ? null : (
        <PartySheet
          party={partyOf(chosen, list.visits)}
          actions={actions}
          hasTill={hasTill}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

interface TableProps {
  readonly day: string
  readonly parties: readonly Party[]
  readonly arrive: VisitActions['arrive']
  readonly isBusy: (party: Party) => boolean
  readonly onOpen: (party: Party) => void
}

function Table({ day, parties, arrive, isBusy, onOpen }: TableProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const { place, customer, dogs, extras, payment, action } = texts.columns
  const label = texts.tableLabel(dayWords(day, language))
  return (
    <div className="arrivals-scroll" role="region" aria-label={label} {...REACHABLE}>
      <table className="tbl" aria-label={label}>
        <thead>
          <tr>
            {[place, customer, dogs, extras].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" className="r">
              {payment}
            </th>
            <th scope="col" className="r">
              <span className="sr">{action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {parties.map((party) => (
            <ArrivalRow key={party[0].visitId} party={party} onOpen={onOpen} arrive={arrive} isBusy={isBusy(party)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function NoRows({ isDayEmpty, isSearched }: { readonly isDayEmpty: boolean; readonly isSearched: boolean }) {
  const texts = useTexts(arrivalTexts)
  if (isDayEmpty) return <EmptyState art={<FullBeachArt />} title={texts.emptyTitle} text={texts.emptyText} />
  return <EmptyState title={isSearched ? texts.nothingFound : texts.emptyFilter} />
}
