import { memo } from 'react'
import type { Visit } from '../../domain/arrivals/calls.ts'
import { DogFace } from '../design/art/DogFace.tsx'
import { money, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Pill } from '../ui/surfaces.tsx'
import { useLostFocus } from '../ui/use-lost-focus.ts'
import { isGazeboKind } from '../umbrellas/map/place-look.ts'
import { DeskSymbol } from './map/DeskSymbol.tsx'
import { arrivalTexts } from './texts.ts'
import type { VisitActions } from './use-visit-actions.ts'
import { useVisitWords } from './use-visit-words.ts'
import { hasStep, owes, paymentOf } from './visit-view.ts'

interface ArrivalRowProps {
  readonly visit: Visit
  readonly isBusy: boolean
  readonly arrive: VisitActions['arrive']
  /** Opens everything about the visit. */
  readonly onOpen: (visit: Visit) => void
}

/** Drawn again only when its visit has changed: a day has four hundred. */
const isSame = (a: ArrivalRowProps, b: ArrivalRowProps) => a.visit === b.visit && a.isBusy === b.isBusy

/** What a row offers: once it is done its button is gone, and the focus goes on in its row. */
const stepOf = ({ state, arrivedAt, dueCents }: Visit) => `${state} ${arrivedAt} ${dueCents}`

/** One visit as a row: place, who, dogs, extras, payment, next step (mockup 51). */
export const ArrivalRow = memo(function ArrivalRow(props: ArrivalRowProps) {
  const { visit, onOpen } = props
  const words = useVisitWords()
  const row = useLostFocus<HTMLTableRowElement>(stepOf(visit))
  return (
    <tr ref={row} className={visit.state === 'late' ? 'hot' : undefined}>
      <td>
        <PlaceCode visit={visit} />
      </td>
      <td>
        <OpenVisit visit={visit} onOpen={onOpen} />
      </td>
      <td>
        <Dogs visit={visit} />
      </td>
      <td className="sub">{words.extras(visit)}</td>
      <td className="r">
        <Payment visit={visit} />
      </td>
      <td className="r">
        <NextStep {...props} />
      </td>
    </tr>
  )
}, isSame)

/** The same as a card, for a phone. */
export const ArrivalCard = memo(function ArrivalCard(props: ArrivalRowProps) {
  const { visit, onOpen } = props
  const card = useLostFocus<HTMLElement>(stepOf(visit))
  return (
    <article
      ref={card}
      className={visit.state === 'late' ? 'arrival-card hot' : 'arrival-card'}
      aria-label={visit.code}
    >
      <div className="row sp g2">
        <PlaceCode visit={visit} />
        <Payment visit={visit} />
      </div>
      <OpenVisit visit={visit} onOpen={onOpen} hasExtras />
      <div className="row sp g2">
        {visit.dogs.length > 0 ? <Dogs visit={visit} /> : <span />}
        <NextStep {...props} />
      </div>
    </article>
  )
}, isSame)

interface OpenVisitProps extends Pick<ArrivalRowProps, 'visit' | 'onOpen'> {
  /** Where no column has them. */
  readonly hasExtras?: boolean
}

/** Who comes; a tap shows everything about the visit. */
function OpenVisit({ visit, onOpen, hasExtras = false }: OpenVisitProps) {
  const words = useVisitWords()
  const extras = hasExtras ? words.extras(visit) : ''
  return (
    <button type="button" className="visit-open" onClick={() => onOpen(visit)}>
      <b>{visit.holder}</b>{' '}
      <span className="foot ink2">
        {words.party(visit)}
        {extras === '' ? '' : `, ${extras}`}
      </span>
    </button>
  )
}

function PlaceCode({ visit }: { readonly visit: Visit }) {
  const texts = useTexts(arrivalTexts)
  return (
    <span className="row g2">
      <DeskSymbol look={visit.state} isGazebo={isGazeboKind(visit.placeKind)} />
      <span className="code">{visit.code}</span>
      <span className="sr">{texts.pills[visit.state]}</span>
    </span>
  )
}

function Dogs({ visit }: { readonly visit: Visit }) {
  const texts = useTexts(arrivalTexts)
  const [first] = visit.dogs
  return (
    <span className="row g2">
      {first === undefined ? null : <DogFace name={first.name} size={30} />}
      <span>{first === undefined ? texts.noDogs : visit.dogs.map(({ name }) => name).join(', ')}</span>
    </span>
  )
}

function Payment({ visit }: { readonly visit: Visit }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const words = useVisitWords()
  const payment = paymentOf(visit)
  if (payment === 'subscriber') return <Pill tone="primary">{texts.subscriber}</Pill>
  if (payment === 'paid') return <Pill tone="ok">{texts.paid}</Pill>
  return (
    <span className="visit-due">
      <b className="num">{money(visit.dueCents, language)}</b>
      <span className="foot ink2">{words.due(visit)}</span>
    </span>
  )
}

function NextStep({ visit, isBusy, arrive, onOpen }: ArrivalRowProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  if (visit.arrivedAt !== null && !owes(visit)) {
    return <span className="sub ok b">{texts.arrivedAt(time(visit.arrivedAt, language))}</span>
  }
  if (!hasStep(visit)) return <Pill tone="bad">{texts.suspended}</Pill>
  const isDue = owes(visit)
  const label = isDue ? texts.actions.collect : texts.actions.arrive
  return (
    <Button
      size="xs"
      variant={isDue ? 'ok' : 'tint'}
      className="row-act"
      aria-label={texts.actionOf(label, visit.code)}
      isBusy={isBusy}
      onPress={() => (isDue ? onOpen(visit) : void arrive([visit]))}
    >
      {label}
    </Button>
  )
}
