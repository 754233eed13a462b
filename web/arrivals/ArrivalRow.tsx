import { memo } from 'react'
import type { Visit } from '../../domain/arrivals/calls.ts'
import { DogFace } from '../design/art/DogFace.tsx'
import { money, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { resortDay } from '../platform/resort-day.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Pill } from '../ui/surfaces.tsx'
import { useLostFocus } from '../ui/use-lost-focus.ts'
import { isGazeboKind } from '../umbrellas/map/place-look.ts'
import { DeskSymbol } from './map/DeskSymbol.tsx'
import { codesOf, dueOfParty, isSameParty, type Party } from './party.ts'
import { arrivalTexts } from './texts.ts'
import type { VisitActions } from './use-visit-actions.ts'
import { useVisitWords } from './use-visit-words.ts'
import { isHere, mayArrive } from './visit-view.ts'

interface ArrivalRowProps {
  readonly party: Party
  readonly isBusy: boolean
  readonly arrive: VisitActions['arrive']
  /** Opens everything about the order. */
  readonly onOpen: (party: Party) => void
}

/** Drawn again only when its order has changed: a day has four hundred places. */
const isSame = (a: ArrivalRowProps, b: ArrivalRowProps) => isSameParty(a.party, b.party) && a.isBusy === b.isBusy

/** What a row offers: once it is done its button is gone, and the focus goes on in its row. */
const stepOf = (party: Party) =>
  party.map(({ state, arrivedAt, dueCents }) => `${state} ${arrivedAt} ${dueCents}`).join(', ')

const isLate = ({ state }: Visit) => state === 'late'

/** One order as a row: its places, who, dogs, extras, payment, next step (mockup 51). */
export const ArrivalRow = memo(function ArrivalRow(props: ArrivalRowProps) {
  const { party, onOpen } = props
  const words = useVisitWords()
  const row = useLostFocus<HTMLTableRowElement>(stepOf(party))
  return (
    <tr ref={row} className={party.some(isLate) ? 'hot' : undefined}>
      <td>
        <PlaceCodes party={party} />
      </td>
      <td>
        <OpenParty party={party} onOpen={onOpen} />
      </td>
      <td>
        <Dogs party={party} />
      </td>
      <td className="sub arrival-extras">{words.extrasOf(party)}</td>
      <td className="r">
        <Payment party={party} />
      </td>
      <td className="r">
        <NextStep {...props} />
      </td>
    </tr>
  )
}, isSame)

/** The same as a card, for a phone. */
export const ArrivalCard = memo(function ArrivalCard(props: ArrivalRowProps) {
  const { party, onOpen } = props
  const card = useLostFocus<HTMLElement>(stepOf(party))
  return (
    <article
      ref={card}
      className={party.some(isLate) ? 'arrival-card hot' : 'arrival-card'}
      aria-label={codesOf(party)}
    >
      <div className="row sp g2">
        <PlaceCodes party={party} />
        <Payment party={party} />
      </div>
      <OpenParty party={party} onOpen={onOpen} hasExtras />
      <div className="row sp g2">
        {party.some(({ dogs }) => dogs.length > 0) ? <Dogs party={party} /> : <span />}
        <NextStep {...props} />
      </div>
    </article>
  )
}, isSame)

interface OpenPartyProps extends Pick<ArrivalRowProps, 'party' | 'onOpen'> {
  /** Where no column has them. */
  readonly hasExtras?: boolean
}

/** Who comes; a tap shows everything about the order. */
function OpenParty({ party, onOpen, hasExtras = false }: OpenPartyProps) {
  const words = useVisitWords()
  const extras = hasExtras ? words.extrasOf(party) : ''
  return (
    <button type="button" className="visit-open" onClick={() => onOpen(party)}>
      <b>{party[0].holder}</b>{' '}
      <span className="foot ink2">
        {words.party(party)}
        {extras === '' ? '' : `, ${extras}`}
      </span>
    </button>
  )
}

function PlaceCodes({ party }: { readonly party: Party }) {
  const texts = useTexts(arrivalTexts)
  const [visit] = party
  return (
    <span className="row g2">
      <DeskSymbol look={visit.state} isGazebo={isGazeboKind(visit.placeKind)} />
      <span className="code">{codesOf(party)}</span>
      <span className="sr">{texts.pills[visit.state]}</span>
    </span>
  )
}

function Dogs({ party }: { readonly party: Party }) {
  const texts = useTexts(arrivalTexts)
  const dogs = party.flatMap((visit) => visit.dogs)
  const [first] = dogs
  return (
    <span className="row g2">
      {first === undefined ? null : <DogFace name={first.name} size={30} />}
      <span>{first === undefined ? texts.noDogs : dogs.map(({ name }) => name).join(', ')}</span>
    </span>
  )
}

function Payment({ party }: { readonly party: Party }) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const words = useVisitWords()
  const [visit] = party
  if (visit.subscriptionId !== null) return <Pill tone="primary">{texts.subscriber}</Pill>
  const total = money(visit.orderTotalCents, language)
  const dueCents = dueOfParty(party)
  if (dueCents === 0) {
    // Whoever does not come is asked for nothing, and has paid nothing.
    const isPaid = party.every((one) => one.dueCents === 0)
    return (
      <span className="visit-due">
        {isPaid ? <Pill tone="ok">{texts.paid}</Pill> : null}
        <span className="foot ink2 num">{total}</span>
      </span>
    )
  }
  const since = party.every(isHere) ? visit.arrivedAt : null
  return (
    <span className="visit-due">
      <b className="num">{money(dueCents, language)}</b>
      {since === null ? (
        <span className="foot ink2">{dueCents < visit.orderTotalCents ? texts.ofTotal(total) : words.due(visit)}</span>
      ) : (
        <span className="foot ok b">{texts.arrivedAt(time(since, language))}</span>
      )}
    </span>
  )
}

function NextStep({ party, isBusy, arrive, onOpen }: ArrivalRowProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const coming = party.filter(mayArrive)
  const isDue = dueOfParty(party) > 0
  const last = party.findLast(isHere)
  if (coming.length === 0 && !isDue && last?.arrivedAt) {
    return <span className="sub ok b">{texts.arrivedAt(time(last.arrivedAt, language))}</span>
  }
  if (party[0].isSuspended) return <Pill tone="bad">{texts.suspended}</Pill>
  // Who has paid can only arrive, and that is of today.
  if (!isDue && (coming.length === 0 || party[0].day !== resortDay())) return null
  const label = isDue ? texts.actions.collect : texts.actions.step(coming.length, false)
  return (
    <Button
      size="xs"
      variant={isDue ? 'ok' : 'tint'}
      className="row-act"
      aria-label={texts.actionOf(label, codesOf(party))}
      isBusy={isBusy}
      onPress={() => (isDue ? onOpen(party) : void arrive(coming))}
    >
      {label}
    </Button>
  )
}
