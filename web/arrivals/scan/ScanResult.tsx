import type { Visit } from '../../../domain/arrivals/calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useTexts } from '../../platform/texts.ts'
import { Note } from '../../ui/surfaces.tsx'
import { isGazeboKind } from '../../umbrellas/map/place-look.ts'
import { PartyStep } from '../PartyStep.tsx'
import { Members } from '../Members.tsx'
import { PlaceBadge } from '../map/PlaceBadge.tsx'
import { arrivalTexts } from '../texts.ts'
import type { VisitActions } from '../use-visit-actions.ts'
import { useVisitWords } from '../use-visit-words.ts'
import { VisitDogs } from '../VisitDogs.tsx'
import { Next } from './Next.tsx'
import { OfflineResult } from './OfflineResult.tsx'
import { detailOf, SCAN_TONES } from './scan-words.ts'
import type { ScanAnswer } from './use-scan.ts'
import { Verdict } from './Verdict.tsx'

interface ScanResultProps {
  readonly answer: ScanAnswer
  readonly day: CivilDate
  readonly actions: VisitActions
  /** Looks for the next code. */
  readonly onNext: () => void
}

/** What a code says, whose it is, and one button for everybody of it. */
export function ScanResult({ answer, day, actions, onNext }: ScanResultProps) {
  const texts = useTexts(arrivalTexts)
  const failureText = useFailureText()
  if (answer.by === 'list') return <OfflineResult visits={answer.visits} day={day} actions={actions} onNext={onNext} />
  if (answer.by === 'nobody') {
    return (
      <>
        <Note tone="bad" icon="alert" role="alert">
          {failureText(answer.failure)}
        </Note>
        <Next onNext={onNext} />
      </>
    )
  }
  return <ServerResult answer={answer} actions={actions} onNext={onNext} words={texts.scan.verdicts} />
}

interface ServerResultProps extends Omit<ScanResultProps, 'answer' | 'day'> {
  readonly answer: ScanAnswer & { by: 'server' }
  readonly words: Readonly<Record<string, string>>
}

function ServerResult({ answer, actions, onNext, words }: ServerResultProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const { verdict, visits, holder, number } = answer.scan
  const title = words[verdict] ?? ''
  const detail = detailOf(answer, resortDay(), texts, language)
  const who = [holder, number === null ? null : texts.order(number)].filter((part) => part !== null).join(', ')
  return (
    <>
      <Verdict tone={SCAN_TONES[verdict]} title={title} detail={[who, detail].filter(Boolean)} />
      {visits.map((visit) => (
        <ScannedVisit key={visit.visitId} visit={visit} />
      ))}
      <PartyStep party={visits} actions={actions} onDone={onNext} />
      <Next onNext={onNext} />
    </>
  )
}

function ScannedVisit({ visit }: { readonly visit: Visit }) {
  const texts = useTexts(arrivalTexts)
  const words = useVisitWords()
  const extras = words.extras(visit)
  return (
    <article className="scanned" aria-label={visit.code}>
      <div className="row g3">
        <PlaceBadge code={visit.code} state={visit.state} isGazebo={isGazeboKind(visit.placeKind)} />
        <div className="grow">
          <h3 className="t1">{visit.code}</h3>
          <p className="sub ink2">
            {words.party([visit])}
            {extras === '' ? '' : `, ${extras}`}
          </p>
          {visit.planName === null ? null : <p className="foot ink2">{visit.planName}</p>}
          <Members of={visit} />
        </div>
        <span className="sub b">{texts.pills[visit.state]}</span>
      </div>
      <VisitDogs visit={visit} />
    </article>
  )
}
