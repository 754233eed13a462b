import type { OfflineVisit } from '../../../domain/arrivals/action-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { isWaiting } from '../offline/arrival-queue.ts'
import { useArrivalQueue } from '../offline/arrival-store.ts'
import { dueOf, offlineState } from '../offline/offline-scan.ts'
import { Members } from '../Members.tsx'
import { arrivalTexts } from '../texts.ts'
import type { VisitActions } from '../use-visit-actions.ts'
import { Next } from './Next.tsx'
import { Verdict } from './Verdict.tsx'

interface OfflineResultProps {
  readonly visits: readonly OfflineVisit[]
  readonly day: CivilDate
  readonly actions: VisitActions
  readonly onNext: () => void
}

/** What the kept list says of a code; the arrival is kept here until the network is back (B-02). */
export function OfflineResult({ visits, day, actions, onNext }: OfflineResultProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const queue = useArrivalQueue()
  const states = visits.map((visit) => offlineState(visit, isWaiting(queue, visit.visitId, day)))
  const open = visits.filter((_, index) => states[index] === 'open')
  const [first] = visits
  if (first === undefined) {
    return (
      <>
        <Verdict tone="bad" title={texts.scan.verdicts.unknown_code} detail={[texts.scan.unknownOffline]} />
        <Next onNext={onNext} />
      </>
    )
  }
  const who = `${first.holder}, ${texts.order(first.number)}`
  const dueCents = dueOf(open)
  const act = async () => {
    const collect = dueCents > 0 ? ({ tender: 'cash', amountCents: dueCents } as const) : undefined
    if (
      (await actions.arrive(
        open.map((visit) => ({ ...visit, day })),
        collect,
      )) !== 'refused'
    )
      onNext()
  }
  return (
    <>
      {open.length > 0 ? (
        <Verdict tone="ok" title={texts.scan.verdicts.welcome} detail={[who]} />
      ) : states.includes('suspended') ? (
        <Verdict tone="bad" title={texts.scan.verdicts.suspended} detail={[who, texts.suspendedText]} />
      ) : (
        <Verdict
          tone="warn"
          title={texts.scan.verdicts.already_arrived}
          detail={[
            who,
            first.arrivedAt === null ? texts.scan.alreadyHere : texts.arrivedAt(time(first.arrivedAt, language)),
          ]}
        />
      )}
      {visits.map((visit) => (
        <article key={visit.visitId} className="scanned" aria-label={visit.code}>
          <h3 className="t1">{visit.code}</h3>
          <p className="sub ink2">
            {texts.people(visit.people)}, {texts.partsInLine[visit.part]}
            {visit.dogs.length > 0 ? `, ${visit.dogs.join(', ')}` : ''}
          </p>
          <Members of={visit} />
        </article>
      ))}
      {dueCents > 0 ? (
        <div className="kv tot">
          <span>{texts.due}</span>
          <span>{money(dueCents, language)}</span>
        </div>
      ) : null}
      {open.length > 0 ? (
        <Button variant="ok" full icon="check" onPress={() => void act()}>
          {texts.actions.step(open.length, dueCents > 0)}
        </Button>
      ) : null}
      <Next onNext={onNext} />
    </>
  )
}
