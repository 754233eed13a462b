import { quoteMove } from '../../../domain/orders/change-calls.ts'
import type { Place } from '../../../domain/umbrellas/plan.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useOnline } from '../../platform/online.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import styles from './changes.module.css'
import { changeTexts } from './texts.ts'
import { differenceOf, useMoveQuote, type Move } from './use-move-quote.ts'

interface PlacePanelProps extends Omit<Move, 'place'> {
  /** The chosen place. */
  readonly place: Place | undefined
  /** How many places are free. */
  readonly free: number
  readonly onGo: () => void
}

/** Below the map: what to tap, or what the chosen place changes and the way on. */
export function PlacePanel({ place, free, onGo, ...booking }: PlacePanelProps) {
  const texts = useTexts(changeTexts)
  const isOnline = useOnline()
  return (
    <section className={styles.panel} aria-label={texts.map.title}>
      {isOnline ? null : (
        <Note tone="warn" icon="wifi-off" role="status">
          {texts.offline}
        </Note>
      )}
      {place === undefined ? (
        <>
          <p className="t3">{free === 0 ? texts.map.noneFree : texts.map.tap}</p>
          <p className="foot ink2 mt1">{free === 0 ? texts.map.otherDays : texts.map.free(free)}</p>
        </>
      ) : (
        <ChosenPlace {...booking} place={place} onGo={onGo} />
      )}
    </section>
  )
}

/** The difference is said as soon as a place is chosen, before the question at the end (B-03). */
function ChosenPlace({ onGo, ...move }: Move & { readonly onGo: () => void }) {
  const texts = useTexts(changeTexts)
  const failureText = useFailureText()
  const language = useLanguage()
  const isOnline = useOnline()
  const { quote, failure } = useMoveQuote(move)
  const { code, id } = move.place
  const words = () => {
    if (failure !== null) return failureText(failure)
    if (quote === undefined) return texts.sheet.quoting
    const { kind, cents } = differenceOf(quote)
    return kind === 'same' ? texts.sheet.same : `${texts.sheet[kind]} ${money(cents, language)}`
  }
  const isRefused = isCallFailure(failure, ...quoteMove.refusals)
  return (
    <>
      <p className="t3">{id === move.line.umbrellaId ? texts.map.yours(code) : code}</p>
      <p className="sub ink2 mt1" role="status">
        {words()}
      </p>
      <Button full className="mt3" isDisabled={!isOnline || isRefused} onPress={onGo}>
        {texts.map.go(code)}
      </Button>
    </>
  )
}
