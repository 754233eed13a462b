import { useState } from 'react'
import { refundTerms } from '../../../domain/content/refund-terms.ts'
import { cancelDays, quoteChange, type ChangeQuote } from '../../../domain/orders/change-calls.ts'
import { getOrder, listOrders, type Order, type OrderLine } from '../../../domain/orders/calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureReason, useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useOnline } from '../../platform/online.ts'
import { invalidate, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/ToastRegion.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { ChangeMoney } from './ChangeMoney.tsx'
import { DayChoices } from './DayChoices.tsx'
import { RefundTo, type RefundChoice } from './RefundTo.tsx'
import { changeTexts } from './texts.ts'
import { useOpenDays } from './use-open-days.ts'

interface CancelDaysProps {
  readonly order: Order
  readonly line: OrderLine
}

/** Which days go, what each of them gives back, where it goes, and the last question (B-03, mockups 15 and 27). */
export function CancelDays({ order, line }: CancelDaysProps) {
  const texts = useTexts(changeTexts)
  const language = useLanguage()
  const failureReason = useFailureReason()
  const [chosen, setChosen] = useState<ReadonlyMap<CivilDate, DayPart>>(new Map())
  const ids = { orderId: order.orderId, bookingId: line.bookingId }
  const days = [...chosen].map(([day, part]) => ({ day, part })).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const { query: offered } = useOpenDays(order, line)
  const quote = useCallQuery(
    quoteChange,
    { ...ids, days },
    {
      enabled: days.length > 0,
      staleTime: 0,
      gcTime: 0,
      placeholderData: (before) => (before?.chosen.length ? before : undefined),
    },
  )
  const place = useLostFocus<HTMLDivElement>(days.length)
  const load = () => void offered.refetch()
  if (offered.data === undefined)
    return offered.isError ? (
      <ErrorState text={failureReason(offered.error)} onRetry={load} isRetrying={offered.isFetching} />
    ) : (
      <Waiting onRetry={load}>
        <Skeleton height={180} radius="var(--r-xl)" className="mt3" />
      </Waiting>
    )
  if (offered.data.days.length === 0) return <EmptyState title={texts.cancel.none} text={texts.cancel.noneText} />
  return (
    <div ref={place} className="col g3 mt3">
      <DayChoices offer={offered.data} line={line} chosen={chosen} onChange={setChosen} />
      <p className="foot ink2">
        {offered.data.isPaid ? refundTerms(offered.data.policy, language) : texts.cancel.unpaid}
      </p>
      {days.length === 0 ? null : quote.isError ? (
        <>
          <Note tone="bad" icon="alert" role="alert">
            {failureReason(quote.error)}
          </Note>
          {isCallFailure(quote.error, 'minimum_stay_left') ? (
            <Button full variant="tint" onPress={() => setChosen(wholly(offered.data.days))}>
              {texts.cancel.all}
            </Button>
          ) : null}
        </>
      ) : (
        <Total ids={ids} days={days} quote={quote.data} isFresh={!quote.isPlaceholderData} />
      )}
    </div>
  )
}

/** Every day that may still go, the most of each. */
function wholly(days: ChangeQuote['days']): ReadonlyMap<CivilDate, DayPart> {
  const parts = new Map<CivilDate, DayPart>()
  for (const { day, part } of days) if (!parts.has(day)) parts.set(day, part)
  return parts
}

interface TotalProps {
  readonly ids: { readonly orderId: number; readonly bookingId: number }
  readonly days: readonly { readonly day: CivilDate; readonly part: DayPart }[]
  readonly quote: ChangeQuote | undefined
  /** The quote is of these very days. */
  readonly isFresh: boolean
}

function Total({ ids, days, quote, isFresh }: TotalProps) {
  const texts = useTexts(changeTexts)
  const isOnline = useOnline()
  const [refundTo, setRefundTo] = useState<RefundChoice>('original')
  const [isAsked, setAsked] = useState(false)
  const { cancel, isBusy } = useCancel()
  const isReady = quote !== undefined && isFresh && isOnline
  return (
    <>
      {quote === undefined ? (
        <Skeleton height={110} radius="var(--r-xl)" />
      ) : (
        <>
          <ChangeMoney
            rows={[
              { label: texts.sheet.goesBack, cents: quote.refundCents, isShown: quote.isPaid },
              { label: texts.cancel.kept, cents: quote.keptCents, isShown: quote.keptCents > 0 },
            ]}
            total={{ label: texts.cancel.left, cents: quote.totalAfterCents }}
          />
          {quote.refundCents > 0 ? <RefundTo value={refundTo} onChange={setRefundTo} /> : null}
        </>
      )}
      {isOnline ? null : (
        <Note tone="warn" icon="wifi-off" role="status">
          {texts.offline}
        </Note>
      )}
      <Button full variant="danger" icon="trash" isDisabled={!isReady} isBusy={isBusy} onPress={() => setAsked(true)}>
        {texts.cancel.button(days.length)}
      </Button>
      {isAsked && quote !== undefined ? (
        <AskFirst
          quote={quote}
          refundTo={refundTo}
          onBack={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            cancel({ ...ids, days: [...days], refundCents: quote.refundCents, refundTo })
          }}
        />
      ) : null}
    </>
  )
}

interface AskFirstProps {
  readonly quote: ChangeQuote
  readonly refundTo: RefundChoice
  readonly onBack: () => void
  readonly onConfirm: () => void
}

function AskFirst({ quote, refundTo, onBack, onConfirm }: AskFirstProps) {
  const texts = useTexts(changeTexts)
  const language = useLanguage()
  const amount = money(quote.refundCents, language)
  const where = refundTo === 'credit' ? texts.to.credit : texts.to.original
  const words =
    quote.refundCents > 0
      ? `${texts.cancel.goesBack(amount)} · ${where}`
      : quote.isPaid
        ? texts.cancel.nothingBack
        : texts.cancel.unpaid
  return (
    <AlertDialog
      title={texts.cancel.confirmTitle}
      text={
        <>
          {texts.cancel.confirmText} <b>{words}</b>
        </>
      }
      layout="two"
      onEscape={onBack}
      actions={[
        { label: texts.cancel.back, variant: 'tint', onPress: onBack, autoFocus: true },
        { label: texts.cancel.confirm, variant: 'danger', onPress: onConfirm },
      ]}
    />
  )
}

/** Cancels what was quoted; anything that is not so any more is quoted anew. */
function useCancel() {
  const texts = useTexts(changeTexts)
  const failureText = useFailureText()
  const go = useGo()
  const { mutate, isPending } = useCallMutation(cancelDays, {
    onSuccess(order) {
      toast(texts.cancel.done, { icon: 'check' })
      void Promise.all([invalidate(getOrder), invalidate(listOrders)])
      go('/tabs/contact/riepilogo', { query: { order: order.orderId }, replace: true })
    },
    onError(failure) {
      toast(failureText(failure), { tone: 'bad', icon: 'alert' })
      void Promise.all([invalidate(quoteChange), invalidate(getOrder)])
    },
  })
  return { cancel: mutate, isBusy: isPending }
}
