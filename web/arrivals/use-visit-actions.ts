import { useState } from 'react'
import {
  arriveLate,
  markVisitNoShow,
  releaseVisit,
  undoArrival,
  type Collect,
} from '../../domain/arrivals/action-calls.ts'
import type { Visit } from '../../domain/arrivals/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useFailureText } from '../platform/failure.ts'
import { money, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { toast } from '../ui/toasts.ts'
import { arriveSurely, askAgain, askSurely, isUnknown, type ArrivingVisit, type KeptArrival } from './arrive-surely.ts'
import { refreshBeachDay, showVisits } from './beach-cache.ts'
import type { WaitingArrival } from './offline/arrival-queue.ts'
import { takeBackArrivals } from './offline/arrival-store.ts'
import { codesOf } from './party.ts'
import { arrivalTexts } from './texts.ts'

/** What an arrival needs to know of a visit: also the day's list has it. */
export type Arriving = ArrivingVisit & { readonly day: string }

/** How an arrival ended: on the server, on this device until the network is back, or not at all. */
export type Arrived = 'done' | 'kept' | 'refused'

/** What may be done with a visit; each is said and can be taken back for six seconds (B-11). */
export interface VisitActions {
  /** Visits whose step is on its way. */
  readonly busy: ReadonlySet<string>
  readonly arrive: (visits: readonly Arriving[], collect?: Collect) => Promise<Arrived>
  readonly late: (visit: Visit, expectedAt: string) => void
  readonly noShow: (visit: Visit, reason: string) => void
  /** Frees the places of these visits' orders, one after the other; one notice takes all of it back. */
  readonly release: (visits: readonly Visit[], reason: string) => void
}

interface Acted {
  readonly visits: readonly Visit[]
  readonly actionIds: readonly number[]
  /** What takes an arrival back where nobody answers. */
  readonly presses?: readonly WaitingArrival[]
}

/** After so long without an answer the desk hears that its undo is on its way. */
const PATIENCE = 0.9 * SECOND

let closeLast: (() => void) | null = null

/** One notice at a time: the newest action is the one that can be taken back. */
function say(...[words, options]: Parameters<typeof toast>): void {
  closeLast?.()
  closeLast = toast(words, options)
}

/** The actions of the beach's day. Without a network an arrival is kept and sent later, under the same name: it counts once. */
export function useVisitActions(): VisitActions {
  const { busy, mark } = useBusy()
  const { refused, tellKept, tellDone } = useTelling()
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()

  const arriveAll: VisitActions['arrive'] = async (visits, collect) => {
    const [first] = visits
    if (first === undefined || visits.some(({ visitId }) => busy.has(visitId))) return 'refused'
    const codes = codesOf(visits)
    mark(visits, true)
    try {
      const ended = await arriveSurely(visits, first.day as CivilDate, collect)
      if (ended.kind === 'kept') {
        tellKept(codes, ended)
        return 'kept'
      }
      const { done, presses } = ended
      const words = collect
        ? texts.said.collected(codes, money(collect.amountCents, language))
        : texts.said.arrived(codes)
      tellDone(done.changeCents > 0 ? texts.said.change(words, money(done.changeCents, language)) : words, codes, {
        visits: done.visits,
        actionIds: [done.actionId],
        presses,
      })
      return 'done'
    } catch (failure) {
      return refused(failure)
    } finally {
      mark(visits, false)
    }
  }

  /** What was done before one was refused stays done, and can be taken back. */
  const press = async (
    visits: readonly Visit[],
    words: (codes: string) => string,
    act: (visit: Visit) => Promise<{ readonly visits: readonly Visit[]; readonly actionId: number }>,
  ) => {
    if (visits.some(({ visitId }) => busy.has(visitId))) return
    mark(visits, true)
    const done: Visit[] = []
    const actionIds: number[] = []
    try {
      for (const visit of visits) {
        const acted = await act(visit)
        done.push(...acted.visits)
        actionIds.push(acted.actionId)
      }
    } catch (failure) {
      refused(failure)
    } finally {
      mark(visits, false)
    }
    const codes = codesOf(visits.slice(0, actionIds.length))
    if (actionIds.length > 0) tellDone(words(codes), codes, { visits: done, actionIds })
  }
  const named = ({ visitId, day }: Visit) => ({ visitId, day, clientId: crypto.randomUUID() })
  return {
    busy,
    arrive: arriveAll,
    late: (visit, expectedAt) =>
      void press(
        [visit],
        (codes) => texts.said.late(codes, time(expectedAt, language)),
        (one) => askSurely(arriveLate, { ...named(one), expectedAt }),
      ),
    noShow: (visit, reason) =>
      void press([visit], texts.said.noShow, (one) => askSurely(markVisitNoShow, { ...named(one), reason })),
    release: (visits, reason) =>
      void press(visits, texts.said.released, (one) => askSurely(releaseVisit, { ...named(one), reason })),
  }
}

function useBusy() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const mark = (visits: readonly Pick<Visit, 'visitId'>[], isBusy: boolean) =>
    setBusy((known) => {
      const next = new Set(known)
      for (const { visitId } of visits) {
        if (isBusy) next.add(visitId)
        else next.delete(visitId)
      }
      return next
    })
  return { busy, mark }
}

/** How the end of an action is said, and what its notice offers. */
function useTelling() {
  const texts = useTexts(arrivalTexts)
  const failureText = useFailureText()
  const refused = (failure: unknown): 'refused' => {
    say(failureText(failure), { tone: 'bad', icon: 'alert' })
    refreshBeachDay()
    return 'refused'
  }
  const takeBackHere = async (codes: string, presses: readonly WaitingArrival[]) => {
    const slow = setTimeout(() => say(texts.said.undoneHere(codes)), PATIENCE)
    const ended = await takeBackArrivals(presses)
    clearTimeout(slow)
    if (ended === 'undone') say(texts.said.undone(codes), { tone: 'ok' })
    if (ended === 'waiting') say(texts.said.undoneHere(codes))
    if (ended === 'refused') say(texts.offline.notUndone(codes), { tone: 'bad', icon: 'alert' })
  }
  const takeBack = async (codes: string, { actionIds, presses = [] }: Pick<Acted, 'actionIds' | 'presses'>) => {
    try {
      for (const actionId of actionIds) showVisits((await askAgain(undoArrival, { actionId })).visits)
      say(texts.said.undone(codes), { tone: 'ok' })
    } catch (failure) {
      if (presses.length > 0 && isUnknown(failure)) await takeBackHere(codes, presses)
      else refused(failure)
    }
  }
  const undoBy = (act: () => Promise<void>) => ({ label: texts.actions.undo, onPress: () => void act() })
  return {
    refused,
    tellDone: (words: string, codes: string, done: Acted) => {
      showVisits(done.visits)
      say(words, { action: undoBy(() => takeBack(codes, done)) })
    },
    tellKept: (codes: string, { failure, presses }: Pick<KeptArrival, 'failure' | 'presses'>) => {
      const action = undoBy(() => takeBackHere(codes, presses))
      if (isCallFailure(failure, 'network')) say(texts.said.kept(codes), { action })
      else say(texts.said.unanswered(codes), { tone: 'bad', icon: 'alert', action })
    },
  }
}
