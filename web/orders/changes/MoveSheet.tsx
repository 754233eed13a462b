import { useState } from 'react'
import { moveUmbrellaBooking, quoteChange, quoteMove, type MoveQuote } from '../../../domain/orders/change-calls.ts'
import { getOrder, listOrders, type OrderLine } from '../../../domain/orders/calls.ts'
import { getAvailability } from '../../../domain/umbrellas/calls.ts'
import { extrasWords } from '../../cart/line-words.ts'
import { cartTexts } from '../../cart/texts.ts'
import { isCallFailure } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { dayRange, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useOnline } from '../../platform/online.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioList } from '../../ui/choices.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/ToastRegion.tsx'
import { ChangeMoney } from './ChangeMoney.tsx'
import styles from './changes.module.css'
import { isChanged } from './move-wish.ts'
import { RefundTo, type RefundChoice } from './RefundTo.tsx'
import { changeTexts } from './texts.ts'
import { useMoveQuote, type Move } from './use-move-quote.ts'

interface MoveSheetProps extends Move {
  /** Somebody was faster. */
  readonly onTaken: () => void
  readonly onClose: () => void
}

/** Old and new, the difference and how it is paid or goes back, and the last question (B-03). */
export function MoveSheet({ onTaken, onClose, ...move }: MoveSheetProps) {
  const texts = useTexts(changeTexts).sheet
  const failureText = useFailureText()
  const { line } = move
  const { wish, quote, failure } = useMoveQuote(move)
  return (
    <Sheet isOpen title={texts.title} onClose={onClose}>
      <div className="col g3">
        <div className={styles.stays}>
          <Stay label={texts.before} stay={line} />
          {quote === undefined ? null : <Stay label={texts.after} stay={quote.line} />}
        </div>
        {isChanged(wish, line) ? <Note icon="alert">{texts.changed}</Note> : null}
        {failure !== null ? (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(failure)}
          </Note>
        ) : quote === undefined ? (
          <>
            <p className="sr" role="status">
              {texts.quoting}
            </p>
            <Skeleton height={120} radius="var(--r-xl)" />
          </>
        ) : (
          <Decision wish={wish} quote={quote} onTaken={onTaken} />
        )}
      </div>
    </Sheet>
  )
}

function Stay({
  label,
  stay,
}: {
  readonly label: string
  readonly stay: Omit<OrderLine, 'bookingId' | 'isCancelled' | 'canDelete'>
}) {
  const texts = useTexts(changeTexts)
  const cart = useTexts(cartTexts)
  const language = useLanguage()
  const company = [
    texts.sheet.people(stay.people),
    ...stay.dogs.map(({ name }) => name),
    extrasWords(stay.extras, cart),
  ].filter((word) => word !== '')
  return (
    <div className={styles.stay}>
      <p className="foot ink2 b">{label}</p>
      <p className="head">{`${stay.code} · ${dayRange(stay.from, stay.to, language)}`}</p>
      <p className="sub ink2">{`${texts.parts[stay.part]} · ${money(stay.totalCents, language)}`}</p>
      <p className="foot ink2">{company.join(' · ')}</p>
    </div>
  )
}

type Wish = Parameters<ReturnType<typeof useMove>['move']>[0]

interface DecisionProps {
  readonly wish: Omit<Wish, 'refundCents' | 'differenceCents' | 'refundTo' | 'creditCents'>
  readonly quote: MoveQuote
  readonly onTaken: () => void
}

function Decision({ wish, quote, onTaken }: DecisionProps) {
  const texts = useTexts(changeTexts)
  const language = useLanguage()
  const isOnline = useOnline()
  const [refundTo, setRefundTo] = useState<RefundChoice>('original')
  const [payment, setPayment] = useState<'later' | 'credit'>('later')
  const { move, isBusy } = useMove(onTaken)
  const { refundCents, differenceCents, keptCents, creditCents: credit } = quote
  const isEnough = differenceCents > 0 && credit >= differenceCents
  const creditCents = isEnough && payment === 'credit' ? differenceCents : 0
  return (
    <>
      <ChangeMoney
        rows={[
          { label: texts.sheet.goesBack, cents: refundCents, isShown: refundCents > 0 },
          { label: texts.sheet.kept, cents: keptCents, isShown: keptCents > 0 },
          { label: texts.sheet.due, cents: differenceCents, isShown: differenceCents > 0 },
          { label: texts.sheet.same, cents: 0, isShown: quote.isPaid && refundCents === 0 && differenceCents === 0 },
        ]}
        total={{ label: texts.sheet.total, cents: quote.totalAfterCents }}
      />
      {keptCents > 0 ? <p className="foot ink2">{texts.sheet.keptText}</p> : null}
      {quote.isPaid ? null : <p className="foot ink2">{texts.sheet.unpaid}</p>}
      {refundCents > 0 ? <RefundTo value={refundTo} onChange={setRefundTo} /> : null}
      {differenceCents > 0 ? (
        <RadioList
          label={texts.sheet.pay}
          value={isEnough ? payment : 'later'}
          options={[
            { id: 'later', label: texts.sheet.payLater, detail: texts.sheet.payLaterText },
            ...(isEnough ? [{ id: 'credit' as const, label: texts.sheet.payCredit(money(credit, language)) }] : []),
          ]}
          onChange={setPayment}
        />
      ) : null}
      {isOnline ? null : (
        <Note tone="warn" icon="wifi-off" role="status">
          {texts.offline}
        </Note>
      )}
      <Button
        full
        isDisabled={!isOnline}
        isBusy={isBusy}
        onPress={() => move({ ...wish, refundCents, differenceCents, refundTo, creditCents })}
      >
        {texts.sheet.confirm}
      </Button>
    </>
  )
}

/** Moves what was quoted; what is not so any more is quoted anew, and a place that somebody took is left. */
function useMove(onTaken: () => void) {
  const texts = useTexts(changeTexts).sheet
  const failureText = useFailureText()
  const go = useGo()
  const { mutate, isPending } = useCallMutation(moveUmbrellaBooking, {
    onSuccess(order) {
      toast(texts.done, { icon: 'check' })
      void Promise.all([
        invalidate(getOrder),
        invalidate(listOrders),
        invalidate(getAvailability),
        invalidate(quoteChange),
      ])
      go('/tabs/contact/riepilogo', { query: { order: order.orderId }, replace: true })
    },
    onError(failure) {
      const isQuote = isCallFailure(failure, 'quote_changed', 'credit_changed')
      toast(isQuote ? texts.again : failureText(failure), { tone: 'bad', icon: 'alert' })
      if (isCallFailure(failure, 'umbrella_taken')) onTaken()
      else void invalidate(quoteMove)
    },
  })
  return { move: mutate, isBusy: isPending }
}
