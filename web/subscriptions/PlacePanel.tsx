import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import type { CallFailure } from '../platform/call.ts'
import { useFailureText } from '../platform/failure.ts'
import { money, moneyWhole } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/surfaces.tsx'
import { Legend } from '../umbrellas/Legend.tsx'
import { useWide } from '../umbrellas/use-wide.ts'
import type { PlaceView } from '../umbrellas/map/map-view.ts'
import { isGazeboKind } from '../umbrellas/map/place-look.ts'
import { PlaceSymbol } from '../umbrellas/PlaceSymbol.tsx'
import { subscriptionTexts } from './texts.ts'
import { useRowWords } from './use-place-words.ts'
import styles from './subscriptions.module.css'

interface PlacePanelProps {
  readonly beach: BeachPlan
  /** The place that is chosen; null while none is. */
  readonly view: PlaceView | null
  readonly free: number
  readonly isBusy: boolean
  /** What stands in the way of the last press, in place: somebody was faster, or a refusal. */
  readonly problem: string | CallFailure | null
  readonly onGo: () => void
}

/** Below the map: the chosen place with its row, its price and the way on; the legend while none is chosen (mockup 17). */
export function PlacePanel({ beach, view, free, isBusy, problem, onGo }: PlacePanelProps) {
  const texts = useTexts(subscriptionTexts).place
  const isOnline = useOnline()
  const isWide = useWide()
  return (
    <section className={styles['panel']} aria-label={texts.tap}>
      {problem === null ? null : <Problem problem={problem} />}
      {isOnline ? null : (
        <Note tone="warn" icon="wifi-off" role="status" className={styles['problem'] ?? ''}>
          {texts.offline}
        </Note>
      )}
      {view === null ? (
        <>
          <p className="t3">{free === 0 ? texts.noneWhole : texts.tap}</p>
          <p className="foot ink2 mt1">{free === 0 ? texts.noneWholeText : texts.freeCount(free)}</p>
          <div className="mt3">
            <Legend isColumn={isWide} />
          </div>
        </>
      ) : (
        <Chosen beach={beach} view={view} isBusy={isBusy} isOnline={isOnline} onGo={onGo} />
      )}
    </section>
  )
}

function Chosen(props: {
  readonly beach: BeachPlan
  readonly view: PlaceView
  readonly isBusy: boolean
  readonly isOnline: boolean
  readonly onGo: () => void
}) {
  const { beach, view, isBusy, isOnline, onGo } = props
  const texts = useTexts(subscriptionTexts).place
  const language = useLanguage()
  const rowWords = useRowWords(beach)
  const { place, category, totalCents } = view
  const write = (cents: number) => (cents % 100 === 0 ? moneyWhole : money)(cents, language)
  return (
    <>
      <div className={styles['choice']}>
        <PlaceSymbol
          kind={category.kind}
          state="mine"
          number={isGazeboKind(category.kind) ? place.code : place.number}
          dogs={category.maxDogs}
          size={52}
        />
        <div className="grow">
          <h3 className="t3">{place.code}</h3>
          <p className="sub ink2">{rowWords(place)}</p>
        </div>
        {totalCents === null ? null : <span className="price xl">{write(totalCents)}</span>}
      </div>
      <Button full isBusy={isBusy} isDisabled={!isOnline} onPress={onGo}>
        {texts.go(place.code)}
      </Button>
    </>
  )
}

function Problem({ problem }: { readonly problem: string | CallFailure }) {
  const texts = useTexts(subscriptionTexts).confirm
  const failureText = useFailureText()
  if (typeof problem === 'string')
    return (
      <Note tone="warn" icon="alert" role="alert" className={styles['problem'] ?? ''}>
        {problem}
      </Note>
    )
  const needsMail = problem.code === 'email_not_confirmed'
  return (
    <Note
      tone={needsMail ? 'warn' : 'bad'}
      icon={needsMail ? 'mail' : 'alert'}
      role="alert"
      className={styles['problem'] ?? ''}
    >
      {needsMail ? texts.confirmFirst : failureText(problem)}
      {needsMail ? (
        <LinkButton to="/signup-completa" variant="tint" size="sm" className="mt2">
          {texts.confirmEmail}
        </LinkButton>
      ) : null}
    </Note>
  )
}
