import type { UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { PlaceSymbol } from '../../umbrellas/PlaceSymbol.tsx'
import { MAP_PATH } from '../../cart/CartTimeoutAlert.tsx'
import type { CheckoutProblem, QuoteChanges } from './checkout-state.ts'
import type { Bill } from './pay-ways.ts'
import { ordersTexts } from '../texts.ts'
import { NearestPlaces } from './NearestPlaces.tsx'
import { searchOf } from '../../cart/line-search.ts'
import { joinWords } from '../../cart/line-words.ts'
import styles from '../../cart/cart.module.css'
import { cartTexts } from '../../cart/texts.ts'
import type { it } from '../../cart/texts/it.ts'

interface CheckoutProblemNoteProps {
  readonly problem: CheckoutProblem
  readonly bill: Bill
}

/** Why the press became no order, and what to do next. */
export function CheckoutProblemNote({ problem, bill }: CheckoutProblemNoteProps) {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  switch (problem.kind) {
    case 'gone':
      return <PlaceGone code={problem.code} line={problem.line} bill={bill} />
    case 'changed':
      return (
        <Note tone="warn" icon="info" role="alert" title={texts.checkout.changed}>
          {changesWords(problem.changes, texts, language)} {texts.checkout.changedText}
        </Note>
      )
    case 'unsure':
      return (
        <Note tone="warn" icon="retry" role="alert">
          {texts.checkout.unsure}
        </Note>
      )
    case 'not_finished':
      return (
        <Note tone="warn" icon="info" role="alert">
          {texts.checkout.notFinished}
        </Note>
      )
    case 'in_progress':
      return <InProgress message={problem.message} />
    default:
      return (
        <Note tone="bad" icon="alert" role="alert">
          <FailedWords problem={problem} />
        </Note>
      )
  }
}

function FailedWords({
  problem,
}: {
  readonly problem: Extract<CheckoutProblem, { kind: 'refused' | 'unreachable' | 'declined' }>
}) {
  const texts = useTexts(cartTexts).checkout
  const { anyCard, notCharged, reasons } = useTexts(ordersTexts).outcome
  if (problem.kind === 'refused') return problem.message
  return problem.kind === 'unreachable' ? texts.unreachable : `${reasons[problem.reason](anyCard)} ${notCharged}`
}

/** Another payment is on its way, perhaps in another tab: its order says how it goes (case 33). */
function InProgress({ message }: { readonly message: string }) {
  const texts = useTexts(cartTexts)
  return (
    <div className="col g2">
      <Note tone="warn" icon="clock" role="alert">
        {message}
      </Note>
      <LinkButton full size="sm" variant="tint" to="/tabs/contact/ordini">
        {texts.myOrders}
      </LinkButton>
    </div>
  )
}

function changesWords(changes: QuoteChanges, texts: typeof it, language: Language): string {
  const { changedLines, changedMethod, changedTotal, methods } = texts.checkout
  return [
    changes.gone.length > 0 ? changedLines(joinWords(changes.gone, language)) : '',
    changes.total ? changedTotal(money(changes.total.before, language), money(changes.total.after, language)) : '',
    changes.method ? changedMethod(methods[changes.method]) : '',
  ]
    .filter((words) => words !== '')
    .join(' ')
}

/** Somebody else has the place now (mockup 34, panel 2). */
function PlaceGone({
  code,
  line,
  bill,
}: {
  readonly code: string | null
  readonly line: UmbrellaLine | null
  readonly bill: Bill
}) {
  const texts = useTexts(cartTexts)
  const number = code?.replace(/^\D+/, '')
  return (
    <div className={`card ${styles.gone}`} role="alert">
      <PlaceSymbol
        kind={line?.kind ?? 'human'}
        state="booked"
        dogs={line?.dogs.length ?? 0}
        {...(number === undefined ? {} : { number })}
      />
      <h2 className="t2 bal">{code === null ? texts.checkout.goneSome : texts.checkout.gone(code)}</h2>
      <p className="sub ink2 bal">{texts.checkout.goneText}</p>
      <NearestPlaces line={line} />
      <div className={styles.goOn}>
        <LinkButton full size="sm" variant="tint" to={MAP_PATH} query={searchOf(line ? [line] : bill.lines)}>
          {texts.checkout.toMap}
        </LinkButton>
      </div>
    </div>
  )
}
