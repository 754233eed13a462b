import type { OfflineVisit } from '../../domain/arrivals/action-calls.ts'
import { money, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Pill } from '../ui/surfaces.tsx'
import { DeskSymbol } from './map/DeskSymbol.tsx'
import type { OfflineState } from './offline/offline-scan.ts'
import { arrivalTexts } from './texts.ts'
import type { VisitActions } from './use-visit-actions.ts'

interface OfflineVisitRowProps {
  readonly visit: OfflineVisit
  readonly day: string
  readonly state: OfflineState
  readonly actions: VisitActions
}

/** One visit of the kept list with its next step: what is due is taken in cash, just as much. */
export function OfflineVisitRow({ visit, day, state, actions }: OfflineVisitRowProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const owes = visit.dueCents > 0 && state === 'open'
  const look = state === 'arrived' || state === 'waiting' ? 'arrived' : visit.dueCents > 0 ? 'to_collect' : 'expected'
  const label = owes ? `${texts.actions.collect} ${money(visit.dueCents, language)}` : texts.actions.step(1, false)
  const act = () =>
    void actions.arrive([{ ...visit, day }], owes ? { tender: 'cash', amountCents: visit.dueCents } : undefined)
  return (
    <div className="offline-row">
      <DeskSymbol look={look} />
      <b className="code">{visit.code}</b>
      <span className="grow">
        <b className="sub">{visit.holder}</b>
        <span className="foot ink2">
          {texts.people(visit.people)}, {texts.partsInLine[visit.part]}
          {visit.dogs.length > 0 ? `, ${visit.dogs.join(', ')}` : ''}
        </span>
      </span>
      {state === 'open' ? (
        <Button
          size="xs"
          variant={owes ? 'ok' : 'tint'}
          className="row-act"
          aria-label={texts.actionOf(label, visit.code)}
          isBusy={actions.busy.has(visit.visitId)}
          onPress={act}
        >
          {label}
        </Button>
      ) : state === 'waiting' ? (
        <Pill tone="warn" icon="clock">
          {texts.offline.waitingOne}
        </Pill>
      ) : state === 'arrived' ? (
        <span className="sub ok b">{texts.arrivedAt(time(visit.arrivedAt ?? '', language))}</span>
      ) : (
        <Pill tone="bad">{texts.suspended}</Pill>
      )}
    </div>
  )
}
