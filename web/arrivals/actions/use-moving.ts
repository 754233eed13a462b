import { useMemo, useState } from 'react'
import type { Collect } from '../../../domain/arrivals/action-calls.ts'
import type { Visit } from '../../../domain/arrivals/calls.ts'
import { listMoveTargets, moveVisit, type MoveTarget } from '../../../domain/orders/staff-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { isAsked } from '../../platform/call-failure.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { bookingIdOf } from './visit-booking.ts'
import { actionTexts } from './texts.ts'
import { useCollectAfter } from './use-collect-after.ts'

/** This day alone, or all that are left of the stay. */
export type MoveSpan = 'day' | 'rest'

/** For what it cost, or for the difference. */
export type MovePrice = 'kept' | 'difference'

interface MoveEnds {
  /** Where the guest is now. */
  readonly onMoved: (code: string) => void
  readonly onDone: () => void
}

/**
 * A visit on its way to another place: its targets are on the map and in a list, and the tap on one moves it when that costs nothing and
 * no dogs speak against it; otherwise it is decided first (B-03, B-11).
 */
export function useMoving(day: CivilDate, { onMoved, onDone }: MoveEnds) {
  const texts = useTexts(actionTexts)
  const [visit, setVisit] = useState<Visit | null>(null)
  const [span, setSpan] = useState<MoveSpan>('day')
  const [price, setPrice] = useState<MovePrice>('kept')
  const [chosen, setChosen] = useState<number | null>(null)
  const { tellDue, arriveAfter } = useCollectAfter(onDone)
  const moving = useCallMutation(moveVisit)
  const bookingId = visit === null ? '' : bookingIdOf(visit)
  const asked = { enabled: visit !== null, staleTime: 0 }
  const thisDay = useCallQuery(listMoveTargets, { bookingId, from: day, to: day }, asked)
  const lastDay = thisDay.data?.lastDay ?? day
  const days = { from: day, to: span === 'day' ? day : lastDay }
  const found = useCallQuery(listMoveTargets, { bookingId, ...days }, asked)
  const targets = visit === null ? undefined : found.data?.targets
  const target = targets?.find(({ umbrellaId }) => umbrellaId === chosen)
  const targetIds = useMemo(() => new Set(targets?.map(({ umbrellaId }) => umbrellaId)), [targets])
  const isPriced = price === 'difference'

  const begin = (next: Visit | null) => {
    setVisit(next)
    setSpan('day')
    setPrice('kept')
    setChosen(null)
    moving.reset()
  }
  const move = (to: MoveTarget, collect: Collect | null, seen: { readonly dogsReason?: string }) => {
    if (visit === null || moving.isPending) return
    const input = { bookingId: Number(bookingId), ...days, umbrellaId: to.umbrellaId, ...seen }
    moving.mutate(
      { ...input, differenceCents: isPriced ? to.differenceCents : null },
      {
        onError: (failure) => {
          if (isAsked(failure)) begin(null)
        },
        onSuccess: (moved) => {
          // A move for what it cost changes nothing of what is due.
          const dueCents = isPriced ? moved.dueCents : 0
          const words = texts.moved(visit.code, to.code)
          const done = {
            code: visit.code,
            day,
            words,
            orderId: moved.orderId,
            bookingIds: [moved.bookingId],
            actionId: moved.actionId,
            dueCents,
            onUndone: () => onMoved(visit.code),
          }
          begin(null)
          onMoved(to.code)
          if (collect === null) tellDue(done)
          else void arriveAfter(done, collect)
        },
      },
    )
  }
  const choose = (umbrellaId: number) => {
    const next = targets?.find((one) => one.umbrellaId === umbrellaId)
    if (next === undefined) return
    setChosen(umbrellaId)
    if (!isPriced && next.around === null) move(next, null, {})
  }
  return {
    visit,
    begin,
    span,
    setSpan,
    price,
    setPrice,
    isPriced,
    hasRest: lastDay > day,
    found,
    target,
    targetIds,
    choose,
    move,
    failure: moving.error,
    isPending: moving.isPending,
  }
}

export type Moving = ReturnType<typeof useMoving>
