import { useState } from 'react'
import type { Collect } from '../../../domain/arrivals/action-calls.ts'
import type { Visit } from '../../../domain/arrivals/calls.ts'
import { listMoveTargets, moveVisit, type MoveTarget } from '../../../domain/orders/staff-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioList } from '../../ui/choices.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { collectOf, EXACT_CASH } from '../TenderChoice.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { DogsAround, dogsReasonOf, isDogsReasonGiven } from './DogsAround.tsx'
import { dueAfter, DueNow } from './DueNow.tsx'
import { MoneyDecision } from './MoneyDecision.tsx'
import { bookingIdOf } from './visit-booking.ts'
import { actionTexts } from './texts.ts'
import { useCollectAfter } from './use-collect-after.ts'

interface MoveSheetProps {
  readonly visit: Visit
  readonly day: CivilDate
  readonly onClose: () => void
  readonly onDone: () => void
}

/** How many places are suggested before one is looked for. */
const SHOWN = 6

/** Another place for a visit, for this day or all that are left, for what it cost or for the difference (B-03, B-11). */
export function MoveSheet({ visit, day, onClose, onDone }: MoveSheetProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const [tender, setTender] = useState(EXACT_CASH)
  const [span, setSpan] = useState<'day' | 'rest'>('day')
  const [price, setPrice] = useState<'kept' | 'difference'>('kept')
  const [umbrellaId, setUmbrellaId] = useState<string | null>(null)
  const thisDay = useCallQuery(listMoveTargets, { bookingId: bookingIdOf(visit), from: day, to: day }, { staleTime: 0 })
  const lastDay = thisDay.data?.lastDay ?? day
  const days = { from: day, to: span === 'day' ? day : lastDay }
  const found = useCallQuery(listMoveTargets, { bookingId: bookingIdOf(visit), ...days }, { staleTime: 0 })
  const [dogsReason, setDogsReason] = useState('')
  const target = found.data?.targets.find((one) => String(one.umbrellaId) === umbrellaId)
  const moving = useMove(visit, onClose, onDone)
  const isPriced = price === 'difference'
  const around = target?.around ?? null
  const move = (to: MoveTarget, collect: Collect | null) =>
    moving.move(to, days, isPriced, collect, dogsReasonOf(around, dogsReason))
  const dueCents = target !== undefined && isPriced ? dueAfter(visit, target.differenceCents) : 0
  return (
    <ActionSheet
      title={texts.moveTitle(visit.code)}
      onClose={onClose}
      failure={moving.error}
      decision={
        target === undefined || !isDogsReasonGiven(around, dogsReason) ? null : dueCents > 0 ? (
          <MoneyDecision
            words={{
              collect: texts.moveAndCollect(target.code, money(dueCents, language)),
              later: texts.moveLater(target.code),
            }}
            collect={collectOf(tender, dueCents)}
            isBusy={moving.isPending}
            onPress={(collect) => move(target, collect)}
          />
        ) : (
          <Button full isBusy={moving.isPending} onPress={() => move(target, null)}>
            {texts.moveTo(target.code)}
          </Button>
        )
      }
    >
      {lastDay > day ? (
        <Segmented
          label={texts.days}
          value={span}
          options={[
            { id: 'day', label: texts.onlyDay },
            { id: 'rest', label: texts.restOfStay },
          ]}
          onChange={setSpan}
        />
      ) : null}
      <Segmented
        label={texts.price}
        value={price}
        options={[
          { id: 'kept', label: texts.priceKept },
          { id: 'difference', label: texts.priceDifference },
        ]}
        onChange={setPrice}
      />
      <Targets found={found} value={umbrellaId} withPrice={isPriced} onChange={setUmbrellaId} />
      <DogsAround around={around} reason={dogsReason} onChange={setDogsReason} />
      {dueCents > 0 ? <DueNow dueCents={dueCents} draft={tender} onChange={setTender} /> : null}
    </ActionSheet>
  )
}

type Days = { readonly from: CivilDate; readonly to: CivilDate }

function useMove(visit: Visit, onClose: () => void, onDone: () => void) {
  const texts = useTexts(actionTexts)
  const { tellDue, collectAfter } = useCollectAfter(onDone)
  const { mutate, error, isPending } = useCallMutation(moveVisit)
  const move = (
    target: MoveTarget,
    days: Days,
    isPriced: boolean,
    collect: Collect | null,
    seen: { readonly dogsReason?: string },
  ) => {
    const bookingId = Number(bookingIdOf(visit))
    const differenceCents = isPriced ? target.differenceCents : null
    mutate(
      { bookingId, ...days, umbrellaId: target.umbrellaId, differenceCents, ...seen },
      {
        onSuccess: (moved) => {
          const { code, day } = visit
          // A move for what it cost changes nothing of what is due.
          const dueCents = isPriced ? moved.dueCents : 0
          const words = texts.moved(code, target.code)
          const done = { code, day, words, bookingIds: [moved.bookingId], actionId: moved.actionId, dueCents }
          onClose()
          if (collect === null) tellDue(done)
          else void collectAfter(done, collect)
        },
      },
    )
  }
  return { move, error, isPending }
}

interface TargetsProps {
  readonly found: ReturnType<typeof useCallQuery<typeof listMoveTargets>>
  readonly value: string | null
  readonly withPrice: boolean
  readonly onChange: (umbrellaId: string) => void
}

function Targets({ found, value, withPrice, onChange }: TargetsProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const failureReason = useFailureReason()
  const [code, setCode] = useState('')
  const load = () => void found.refetch()
  if (found.isError)
    return <ErrorState text={failureReason(found.error)} onRetry={load} isRetrying={found.isFetching} />
  if (found.data === undefined)
    return (
      <Waiting onRetry={load}>
        <Skeleton height={220} radius={18} />
      </Waiting>
    )
  const wanted = code.trim().toUpperCase()
  const shown = found.data.targets.filter((one) => wanted === '' || one.code.startsWith(wanted)).slice(0, SHOWN)
  const priceWords = (cents: number) => {
    if (cents === 0) return texts.free
    return cents > 0 ? texts.toCollect(money(cents, language)) : texts.toCredit(money(0 - cents, language))
  }
  return (
    <>
      <TextField
        label={texts.findCode}
        value={code}
        icon="search"
        autoCapitalize="characters"
        maxLength={6}
        onChange={setCode}
      />
      {shown.length === 0 ? (
        <p className="sub ink2">{texts.noTarget}</p>
      ) : (
        <RadioList
          label={texts.targets}
          value={value}
          options={shown.map((one) => ({
            id: String(one.umbrellaId),
            label: one.code,
            detail: [
              one.isSameCategory ? texts.sameKind : texts.otherKind,
              texts.metres(one.distance),
              ...(one.around === null ? [] : [texts.aroundShort[one.around]]),
              ...(withPrice ? [priceWords(one.differenceCents)] : []),
            ].join(' · '),
          }))}
          onChange={onChange}
        />
      )}
    </>
  )
}
