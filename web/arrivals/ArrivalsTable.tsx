import { useMemo, useState } from 'react'
import type { Visit, VisitList } from '../../domain/arrivals/calls.ts'
import { matchesQuery } from '../../domain/arrivals/find-words.ts'
import { VISIT_FILTERS } from '../../domain/arrivals/visit-words.ts'
import { FullBeachArt } from '../design/art/FullBeachArt.tsx'
import { day as dayWords } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useMedia } from '../platform/media.ts'
import { useTexts } from '../platform/texts.ts'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/states.tsx'
import { ArrivalCard, ArrivalRow } from './ArrivalRow.tsx'
import { CollectSheet } from './CollectSheet.tsx'
import { arrivalTexts } from './texts.ts'
import type { DayWish } from './use-day-wish.ts'
import type { VisitActions } from './use-visit-actions.ts'
import { countFilters, isIn } from './visit-view.ts'

/** The same border as the style sheet of the back office. */
const WIDE = '(min-width: 768px)'
/** The table scrolls by itself: the keyboard has to reach it too. */
const REACHABLE = { tabIndex: 0 } as const

interface ArrivalsTableProps {
  readonly list: VisitList
  readonly wish: DayWish
  readonly actions: VisitActions
}

/** Everybody of the day: filters with counts, then a row each, or a card each on a phone (mockup 51). */
export function ArrivalsTable({ list, wish, actions }: ArrivalsTableProps) {
  const texts = useTexts(arrivalTexts)
  const isWide = useMedia(WIDE)
  const [opened, setOpened] = useState<string | null>(null)
  const found = useMemo(
    () => list.visits.filter((visit) => matchesQuery(visit, wish.search)),
    [list.visits, wish.search],
  )
  const counts = useMemo(() => countFilters(found), [found])
  const shown = found.filter((visit) => isIn(wish.filter, visit))
  const chosen = list.visits.find(({ visitId }) => visitId === opened)
  const rows = { visits: shown, actions, onOpen: (visit: Visit) => setOpened(visit.visitId) }
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
      {shown.length === 0 ? (
        <NoRows isDayEmpty={list.visits.length === 0} isSearched={wish.search !== ''} />
      ) : isWide ? (
        <Table {...rows} day={list.day} />
      ) : (
        <ul className="arrival-cards">
          {shown.map((visit) => (
            <li key={visit.visitId}>
              <ArrivalCard
                visit={visit}
                onOpen={rows.onOpen}
                arrive={actions.arrive}
                isBusy={actions.busy.has(visit.visitId)}
              />
            </li>
          ))}
        </ul>
      )}
      {chosen ? <CollectSheet visit={chosen} actions={actions} onClose={() => setOpened(null)} /> : null}
    </section>
  )
}

interface TableProps {
  readonly day: string
  readonly visits: readonly Visit[]
  readonly actions: VisitActions
  readonly onOpen: (visit: Visit) => void
}

function Table({ day, visits, actions, onOpen }: TableProps) {
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
          {visits.map((visit) => (
            <ArrivalRow
              key={visit.visitId}
              visit={visit}
              onOpen={onOpen}
              arrive={actions.arrive}
              isBusy={actions.busy.has(visit.visitId)}
            />
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
