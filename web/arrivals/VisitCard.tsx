import type { Visit } from '../../domain/arrivals/calls.ts'
import { dayRange, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { Note, Pill } from '../ui/surfaces.tsx'
import { isGazeboKind } from '../umbrellas/map/place-look.ts'
import { Members } from './Members.tsx'
import { PlaceBadge } from './map/PlaceBadge.tsx'
import { codesOf, type Party } from './party.ts'
import { arrivalTexts } from './texts.ts'
import type { VisitActions } from './use-visit-actions.ts'
import { isHere } from './visit-view.ts'
import { VisitDogs } from './VisitDogs.tsx'
import { VisitPrices } from './VisitPrices.tsx'
import { VisitSteps } from './VisitSteps.tsx'

const PILLS = {
  arrived: { tone: 'ok', icon: 'check' },
  expected: { tone: 'primary', icon: 'umbrella' },
  to_collect: { tone: 'warn', icon: 'cash' },
  late: { tone: 'warn', icon: 'clock-alert' },
  no_show: { tone: 'neutral', icon: 'close' },
} as const satisfies Record<Visit['state'], { tone: string; icon: IconName }>

interface VisitCardProps {
  /** The chosen visit first, then the others of its order on that day. */
  readonly party: Party
  readonly actions: VisitActions
  /** Whether the person may see the till, where a deposit is taken. */
  readonly hasTill: boolean
  /** Steps on the place itself: move, extend. */
  readonly children?: React.ReactNode
}

/** One order on a day: who, where and until when, what it costs and is still due, and the steps that hold on that day (mockup 50). */
export function VisitCard({ party, actions, hasTill, children }: VisitCardProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const [visit, ...others] = party
  const pill = PILLS[visit.state]
  return (
    <section className="panel visit-card" aria-label={`${visit.code}, ${visit.holder}`}>
      <div className="row sp">
        <Pill {...pill}>{texts.pills[visit.state]}</Pill>
        <LinkButton
          size="sm"
          variant="plain"
          to="/ges/clienti"
          query={{ order: visit.orderId }}
          aria-label={`${texts.order(visit.number)}, ${visit.holder}`}
        >
          {texts.order(visit.number)}
        </LinkButton>
      </div>
      <div className="row g3 mt3">
        <PlaceBadge code={visit.code} state={visit.state} isGazebo={isGazeboKind(visit.placeKind)} />
        <div className="grow">
          <h2 className="t1">{visit.code}</h2>
          <p className="sub ink2 visit-holder">{visit.holder}</p>
          <Members of={visit} />
          {others.length === 0 ? null : <p className="foot ink2">{texts.withPlaces(codesOf(others))}</p>}
          {visit.from === visit.to ? null : <p className="foot ink2">{dayRange(visit.from, visit.to, language)}</p>}
          {visit.isFirstVisit && !isHere(visit) ? <p className="foot ink2">{texts.firstVisit}</p> : null}
        </div>
        {visit.phone === '' ? null : (
          <a
            className="ib plain visit-phone"
            href={`tel:${visit.phone.replaceAll(' ', '')}`}
            aria-label={texts.call(visit.holder)}
          >
            <Icon name="phone" size={19} />
          </a>
        )}
      </div>
      <div className="visit-party">
        <div className="grow">
          {party.map((one) => (
            <VisitDogs key={one.visitId} visit={one} />
          ))}
        </div>
        <span className="sub ink2 nowrap">{texts.people(party.reduce((sum, { people }) => sum + people, 0))}</span>
      </div>
      <VisitNotes visit={visit} />
      <hr className="hr" />
      <VisitPrices party={party} />
      <VisitSteps key={visit.visitId} party={party} actions={actions} hasTill={hasTill}>
        {children}
      </VisitSteps>
    </section>
  )
}

function VisitNotes({ visit }: { readonly visit: Visit }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  return (
    <>
      {visit.isSuspended ? (
        <Note tone="bad" icon="alert" title={texts.suspended} className="mt3">
          {texts.suspendedText}
        </Note>
      ) : null}
      {visit.expectedAt !== null && !isHere(visit) ? (
        <Note icon="clock" className="mt3">
          {texts.said.late(visit.code, time(visit.expectedAt, language))}
        </Note>
      ) : null}
      {visit.arrivedAt !== null ? (
        <p className="sub ok b mt2">
          {visit.arrivedBy === null
            ? texts.arrivedAt(time(visit.arrivedAt, language))
            : texts.arrivedBy(time(visit.arrivedAt, language), visit.arrivedBy)}
        </p>
      ) : null}
    </>
  )
}
