import { useEffect, useRef, useState } from 'react'
import type { CallInput } from '../../../domain/platform/call.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import type { LocalizedText } from '../../../domain/platform/language.ts'
import { getRestaurants } from '../../../domain/restaurant/calls.ts'
import { setOnlineBooking, suspendRestaurant } from '../../../domain/restaurant/staff-calls.ts'
import type { RestaurantId } from '../../../domain/restaurant/meals.ts'
import type { ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.ts'
import { planTexts } from './texts.ts'
import type { LivePlan } from './use-live-plan.ts'

type Online = CallInput<typeof setOnlineBooking>

/** Until when a restaurant takes no bookings, and why; null when no reason is told. */
export interface NewSuspension {
  readonly until: CivilDate
  readonly reason: LocalizedText | null
}

interface Suspension {
  readonly restaurant: RestaurantId
  /** Null ends it. */
  readonly suspension: NewSuspension | null
}

/** A quantity is sent when it has come to rest for so long. */
const AT_REST = 1 * SECOND

/** What taking a change back sends and says. */
interface Back<Input> {
  readonly to: Input
  readonly words: string
}

/** Changes what guests book online; each change is said and can be taken back (B-09, B-11). */
export function useOnlineChanges({ show, refresh }: Pick<LivePlan, 'show' | 'refresh'>) {
  const { undo } = useTexts(planTexts)
  const failureText = useFailureText()
  const setting = useCallMutation(setOnlineBooking, { gcTime: 0 })
  const suspending = useCallMutation(suspendRestaurant, { gcTime: 0 })
  const tell = (words: string, takeBack: (() => void) | null) =>
    toast(words, takeBack === null ? { tone: 'ok' } : { action: { label: undo, onPress: takeBack } })
  const refused = (failure: unknown) => {
    toast(failureText(failure), { tone: 'bad', icon: 'alert' })
    refresh()
  }
  /** Opens, closes or sizes a sitting; `words` say it. Resolves when the plan shows it, or the refusal has been told. */
  async function set(to: Online, words: string, back: Back<Online> | null): Promise<void> {
    try {
      await setting.mutateAsync(to)
      show((plan) => withOnline(plan, to))
      tell(words, back && (() => void set(back.to, back.words, null)))
    } catch (failure) {
      refused(failure)
    }
  }
  /** Suspends the restaurant, or ends that. */
  async function suspend(to: Suspension, words: string, back: Back<Suspension> | null): Promise<void> {
    try {
      await suspending.mutateAsync(to)
      show((plan) => ({ ...plan, suspendedUntil: to.suspension?.until ?? null }))
      void invalidate(getRestaurants)
      tell(words, back && (() => void suspend(back.to, back.words, null)))
    } catch (failure) {
      refused(failure)
    }
  }
  return { set, suspend, isBusy: setting.isPending || suspending.isPending }
}

function withOnline(plan: ServicePlan, { meal, isOpen, covers }: Online): ServicePlan {
  return { ...plan, online: plan.online.map((one) => (one.meal === meal ? { ...one, isOpen, covers } : one)) }
}

/**
 * A quantity that is pressed up and down and saved once: when it has come to rest, or when its field goes. What is shown is the
 * pressed one until it is saved.
 */
export function useRested(value: number, save: (value: number) => Promise<void>) {
  const [pressed, setPressed] = useState<number | null>(null)
  const pending = useRef<(() => void) | null>(null)
  useEffect(() => () => pending.current?.(), [])
  useEffect(() => {
    if (pressed === null || pending.current === null) return
    const timer = setTimeout(pending.current, AT_REST)
    return () => clearTimeout(timer)
  }, [pressed])
  const press = (to: number) => {
    pending.current = () => {
      pending.current = null
      void save(to).finally(() => setPressed(null))
    }
    setPressed(to)
  }
  return { shown: pressed ?? value, press }
}
