import { useState } from 'react'
import { lockBestPlaces } from '../../../domain/umbrellas/best-calls.ts'
import type { CallInput, CallOutput } from '../../../domain/platform/call.ts'
import { isCallFailure } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { toast } from '../../ui/toasts.ts'
import type { Search } from '../search-state.ts'
import { useUmbrellaCart } from '../use-umbrella-cart.ts'
import { bestTexts } from './texts.ts'

export interface BestPlacesProps {
  readonly search: Search
  readonly onlyAccessible: boolean
  readonly most: number
  /** Asks the beach again: others may have been faster. */
  readonly onDone: () => void
}

/** People of one umbrella, as a first guess of how many are wanted. */
const PEOPLE_EACH = 2

/** How many places, and the button that takes the best of them; what was taken is said in one line. */
export function BestPlacesBar({ search, onlyAccessible, most, onDone }: BestPlacesProps) {
  const texts = useTexts(bestTexts)
  const failureText = useFailureText()
  const { accept, settleRemovals } = useUmbrellaCart()
  const lock = useCallMutation(lockBestPlaces)
  const guess = Math.max(Math.ceil(search.people / PEOPLE_EACH), 1)
  const [count, setCount] = useState(Math.min(guess, most))
  const say = (text: string) => {
    toast(text)
    announce(text)
  }
  const take = async () => {
    const { from, to, part, people, dogs } = search
    await settleRemovals()
    try {
      const wish: CallInput<typeof lockBestPlaces> = {
        from,
        to,
        part,
        people,
        dogs: [...dogs],
        count,
        wantsAccessible: onlyAccessible,
      }
      const { lockAfterWork } = await import('../lock-after-work.ts')
      const { best, serverNow }: CallOutput<typeof lockBestPlaces> = await lockAfterWork(
        (claim) => lock.mutateAsync(claim),
        wish,
      )
      if (best === null) return say(texts.none)
      const codes = best.codes.join(', ')
      const { isAdjacent, row, seaMetres } = best
      accept({ cart: best.cart, serverNow })
      say(isAdjacent ? texts.beside(best.codes.length, row, seaMetres, codes) : texts.apart(best.codes.length, codes))
    } catch (error) {
      if (!isCallFailure(error)) throw error
      say(failureText(error))
    } finally {
      onDone()
    }
  }
  return (
    <section className="row g2 mt2" aria-label={texts.label}>
      <Stepper label={texts.count} min={1} max={most} value={count} onChange={setCount} />
      <Button
        size="sm"
        variant="tint"
        className="grow"
        icon="umbrella"
        isDisabled={lock.isPending}
        onPress={() => void take()}
      >
        {texts.take(count)}
      </Button>
    </section>
  )
}
