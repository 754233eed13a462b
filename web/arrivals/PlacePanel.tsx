import type { BeachDayPlace } from '../../domain/arrivals/calls.ts'
import { day as dayWords, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { DeskSymbol } from './map/DeskSymbol.tsx'
import { arrivalTexts } from './texts.ts'

interface PlacePanelProps {
  readonly place: BeachDayPlace
  readonly children?: React.ReactNode
}

/** A chosen place that nobody has: free, being chosen by a guest, or out of use and why. */
export function PlacePanel({ place, children }: PlacePanelProps) {
  const texts = useTexts(arrivalTexts).place
  const { outOfUse, hold } = place
  return (
    <section className="panel visit-card" aria-label={place.code}>
      <div className="row g3">
        <DeskSymbol look={place.state} size={46} />
        <div className="grow">
          <h2 className="t1">{place.code}</h2>
          <p className="sub ink2">{outOfUse === null ? (hold === null ? texts.free : texts.held) : texts.outOfUse}</p>
        </div>
      </div>
      {outOfUse === null ? (
        hold === null ? (
          <Text>{texts.freeText}</Text>
        ) : (
          <Held hold={hold} />
        )
      ) : (
        <Blocked block={outOfUse} />
      )}
      {children === undefined ? null : <div className="visit-more mt3">{children}</div>}
    </section>
  )
}

function Text({ children }: { readonly children: string }) {
  return <p className="sub mt3">{children}</p>
}

function Held({ hold }: { readonly hold: NonNullable<BeachDayPlace['hold']> }) {
  const texts = useTexts(arrivalTexts).place
  const language = useLanguage()
  return <Text>{texts.heldText(time(hold.since, language), time(hold.expiresAt, language))}</Text>
}

function Blocked({ block }: { readonly block: NonNullable<BeachDayPlace['outOfUse']> }) {
  const texts = useTexts(arrivalTexts).place
  const language = useLanguage()
  const { from, to, reason, note } = block
  return (
    <>
      <Text>{reason === null ? texts.outOfUseText : texts.reasons[reason]}</Text>
      {note === '' ? null : <p className="sub ink2">{note}</p>}
      {from === null || to === null ? null : (
        <p className="foot ink2">{texts.range(dayWords(from, language, 'medium'), dayWords(to, language, 'medium'))}</p>
      )}
    </>
  )
}
