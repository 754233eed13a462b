import type { Visit } from '../../domain/arrivals/calls.ts'
import { hour, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { Link } from '../platform/navigation.tsx'
import { useServerTick } from '../platform/server-clock.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { useTexts } from '../platform/texts.ts'
import { arrivalTexts } from './texts.ts'
import { minutesLate } from './visit-view.ts'

/** As many as fit beside the card. */
const SHOWN = 3

interface LatePanelProps {
  readonly visits: readonly Visit[]
  /** The next cut-off, an hour of the resort's clock. */
  readonly limitHour: number
  readonly day: string | undefined
  readonly onChoose: (code: string) => void
}

/** Who is late, the longest first, and by how much; whoever called is said with their time (mockup 50). */
export function LatePanel({ visits, limitHour, day, onChoose }: LatePanelProps) {
  const texts = useTexts(arrivalTexts).lateList
  const now = useServerTick(MINUTE)
  const late = visits
    .filter(({ state }) => state === 'late')
    .toSorted(
      (a, b) => minutesLate(b, now) - minutesLate(a, now) || a.code.localeCompare(b.code, 'it', { numeric: true }),
    )
  return (
    <section className="panel late-panel" aria-label={texts.title(late.length)}>
      <div className="row sp">
        <h2 className="t3">{texts.title(late.length)}</h2>
        <span className="foot ink2">{texts.limit(hour(limitHour))}</span>
      </div>
      {late.length === 0 ? <p className="sub ink2 mt2">{texts.none}</p> : null}
      <VisitRows visits={late.slice(0, SHOWN)} now={now} onChoose={onChoose} />
      {late.length > 0 ? (
        <Link className="link" to="/ges/arrivi" query={{ filter: 'late', day }} motion="tab">
          {texts.all}
        </Link>
      ) : null}
    </section>
  )
}

interface VisitRowsProps {
  readonly visits: readonly Visit[]
  readonly now: number
  readonly onChoose: (code: string) => void
}

/** Place, name, and how late: each row chooses its place. */
export function VisitRows({ visits, now, onChoose }: VisitRowsProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const end = (visit: Visit) => {
    if (visit.state !== 'late') return texts.pills[visit.state]
    if (visit.expectedAt !== null) return texts.lateList.comes(time(visit.expectedAt, language))
    return texts.lateList.minutes(minutesLate(visit, now))
  }
  return (
    <ul className="mt1">
      {visits.map((visit) => (
        <li key={visit.visitId}>
          <button type="button" className="late-row" onClick={() => onChoose(visit.code)}>
            <b>{visit.code}</b>
            <span className="grow sub ell">{visit.holder}</span>
            <span className="foot ink2">{end(visit)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
