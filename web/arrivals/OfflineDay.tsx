import type { DayList } from '../../domain/arrivals/action-calls.ts'
import { time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/surfaces.tsx'
import { useArrivalQueue } from './offline/arrival-store.ts'
import { isWaiting } from './offline/arrival-queue.ts'
import { offlineState } from './offline/offline-scan.ts'
import { OfflineVisitRow } from './OfflineVisitRow.tsx'
import { StaffIcon } from '../ui/staff/StaffIcon.tsx'
import { arrivalTexts } from './texts.ts'
import type { VisitActions } from './use-visit-actions.ts'

interface OfflineDayProps {
  readonly list: DayList
  readonly search: string
  readonly actions: VisitActions
  readonly onScan: () => void
}

/** Without a network and without the beach: the kept list of the day, on which arrivals are marked all the same (B-02). */
export function OfflineDay({ list, search, actions, onScan }: OfflineDayProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const queue = useArrivalQueue()
  const wanted = search.trim().toLowerCase()
  const visits = list.visits.filter(
    ({ code, holder, number }) =>
      wanted === '' || [code, holder, number].some((text) => text.toLowerCase().includes(wanted)),
  )
  return (
    <div className="offline-day">
      <Button full className="scan-button" onPress={onScan}>
        <StaffIcon name="scan" size={24} stroke={2.1} />
        {texts.scan.open}
      </Button>
      <Note tone="warn" icon="wifi-off" title={texts.offline.title} role="status">
        {texts.offline.listFrom(time(list.madeAt, language))}
      </Note>
      <section className="panel offline-list" aria-label={texts.offline.listTitle}>
        {visits.length === 0 ? <p className="sub ink2">{texts.emptyFilter}</p> : null}
        <ul>
          {visits.map((visit) => (
            <li key={visit.visitId}>
              <OfflineVisitRow
                visit={visit}
                day={list.day}
                state={offlineState(visit, isWaiting(queue, visit.visitId, list.day))}
                actions={actions}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
