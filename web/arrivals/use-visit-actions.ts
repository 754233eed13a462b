import { useState } from 'react'
import {
  arrive,
  arriveLate,
  markVisitNoShow,
  releaseVisit,
  undoArrival,
  type Collect,
} from '../../domain/arrivals/action-calls.ts'
import type { Visit } from '../../domain/arrivals/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { call } from '../platform/call.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useFailureText } from '../platform/failure.ts'
import { money, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { serverTime } from '../platform/server-clock.ts'
import { useTexts } from '../platform/texts.ts'
import { toast } from '../ui/toasts.ts'
import { refreshBeachDay, showVisits } from './beach-cache.ts'
import { dropArrivals, keepArrivals } from './offline/arrival-store.ts'
import { arrivalTexts } from './texts.ts'

/** What an arrival needs to know of a visit: also the day's list has it. */
export type Arriving = Pick<Visit, 'visitId' | 'code'> & { readonly day: string }

/** How an arrival ended: on the server, on this device until the network is back, or not at all. */
export type Arrived = 'done' | 'kept' | 'refused'

/** What may be done with a visit; each is said and can be taken back for six seconds (B-11). */
export interface VisitActions {
  /** Visits whose step is on its way. */
  readonly busy: ReadonlySet<string>
  readonly arrive: (visits: readonly Arriving[], collect?: Collect) => Promise<Arrived>
  readonly late: (visit: Visit, expectedAt: string) => void
  readonly noShow: (visit: Visit, reason: string) => void
  readonly release: (visit: Visit, reason: string) => void
}

interface Acted {
  readonly visits: readonly Visit[]
  readonly actionId: number
}

let closeLast: (() => void) | null = null

/** One notice at a time: the newest action is the one that can be taken back. */
function say(...[words, options]: Parameters<typeof toast>): void {
  closeLast?.()
  closeLast = toast(words, options)
}

const nowText = () => new Date(serverTime()).toISOString()

/** The actions of the beach's day. Without a network an arrival is kept and sent later, under the same name: it counts once. */
export function useVisitActions(): VisitActions {
  const { busy, mark } = useBusy()
  const { refused, tellKept, tellDone } = useTelling()
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()

  const arriveAll: VisitActions['arrive'] = async (visits, collect) => {
    const [first] = visits
    if (first === undefined || visits.some(({ visitId }) => busy.has(visitId))) return 'refused'
    const clientId = crypto.randomUUID()
    const at = nowText()
    const codes = visits.map(({ code }) => code).join(', ')
    const day = first.day as CivilDate
    mark(visits, true)
    try {
      const visitIds = visits.map(({ visitId }) => visitId)
      const done = await call(
        arrive,
        { visitIds, day, clientId, at, ...(collect === undefined ? {} : { collect }) },
        { idempotencyKey: clientId },
      )
      const words = collect
        ? texts.said.collected(codes, money(collect.amountCents, language))
        : texts.said.arrived(codes)
      tellDone(done.changeCents > 0 ? texts.said.change(words, money(done.changeCents, language)) : words, codes, done)
      return 'done'
    } catch (failure) {
      if (!isCallFailure(failure, 'network', 'timeout')) return refused(failure)
      const kept = visits.map(({ visitId, code }, index) => ({
        clientId: index === 0 ? clientId : crypto.randomUUID(),
        visitId,
        code,
        day,
        at,
        ...(index === 0 && collect ? { collect } : {}),
      }))
      keepArrivals(kept)
      tellKept(codes, new Set(kept.map((one) => one.clientId)))
      return 'kept'
    } finally {
      mark(visits, false)
    }
  }

  const press = (visit: Visit, words: string, act: () => Promise<Acted>) => {
    if (busy.has(visit.visitId)) return
    mark([visit], true)
    void act()
      .then((done) => tellDone(words, visit.code, done))
      .catch(refused)
      .finally(() => mark([visit], false))
  }
  const named = ({ visitId, day }: Visit) => ({ visitId, day, clientId: crypto.randomUUID() })
  return {
    busy,
    arrive: arriveAll,
    late: (visit, expectedAt) =>
      press(visit, texts.said.late(visit.code, time(expectedAt, language)), () =>
        call(arriveLate, { ...named(visit), expectedAt }),
      ),
    noShow: (visit, reason) =>
      press(visit, texts.said.noShow(visit.code), () => call(markVisitNoShow, { ...named(visit), reason })),
    release: (visit, reason) =>
      press(visit, texts.said.released(visit.code), () => call(releaseVisit, { ...named(visit), reason })),
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
  const takeBack = async (codes: string, actionId: number) => {
    try {
      const { visits } = await call(undoArrival, { actionId })
      showVisits(visits)
      say(texts.said.undone(codes), { tone: 'ok' })
    } catch (failure) {
      refused(failure)
    }
  }
  return {
    refused,
    tellDone: (words: string, codes: string, { visits, actionId }: Acted) => {
      showVisits(visits)
      say(words, { action: { label: texts.actions.undo, onPress: () => void takeBack(codes, actionId) } })
    },
    tellKept: (codes: string, clientIds: ReadonlySet<string>) =>
      say(texts.said.kept(codes), {
        action: {
          label: texts.actions.undo,
          onPress: () => {
            if (dropArrivals(clientIds)) say(texts.said.undone(codes), { tone: 'ok' })
          },
        },
      }),
  }
}
