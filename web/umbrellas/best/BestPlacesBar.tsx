import { lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { useQueryState } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { useUmbrellaCart } from '../use-umbrella-cart.ts'
import type { BestPlacesProps } from './best-places.ts'
import { unplaced } from './suggestions.ts'
import { bestTexts } from './texts.ts'

const loadBestSheet = () => import('./BestSheet.tsx')
const BestSheet = lazy(async () => ({ default: (await loadBestSheet()).BestSheet }))

/** `best=1`: what is suggested stands open, as whoever comes from a day of the home finds it. */
const bestQuery = z.object({ best: z.optional(z.literal('1')) })

/** People of one umbrella, as a first guess of how many are wanted. */
const PEOPLE_EACH = 2
const USUAL_MAX = 5

/** How many places, and the button that shows the best of them; of what is held already it counts on. */
export function BestPlacesBar(props: BestPlacesProps) {
  const { search, resort, pausedUntil } = props
  const texts = useTexts(bestTexts)
  const { cart } = useUmbrellaCart()
  const [chosen, setChosen] = useState<number | null>(null)
  const [{ best }, setQuery] = useQueryState(bestQuery)
  const most = (resort?.maxUmbrellas ?? USUAL_MAX) - cart.lines.length
  const guess = Math.ceil(unplaced(search, cart.lines).people / PEOPLE_EACH)
  const count = Math.max(1, Math.min(chosen ?? guess, most))
  return (
    <section className="row g2" aria-label={texts.label}>
      <Stepper
        label={texts.count}
        min={1}
        max={Math.max(most, 1)}
        value={count}
        isDisabled={most < 1}
        onChange={setChosen}
      />
      <Button
        size="sm"
        variant="tint"
        className="grow"
        icon="umbrella"
        needsNetwork
        isDisabled={most < 1 || resort === undefined || pausedUntil !== null}
        onPress={() => setQuery({ best: '1' })}
      >
        {most < 1 ? texts.full : texts.take(count)}
      </Button>
      {best !== undefined && most > 0 && resort !== undefined && pausedUntil === null ? (
        <Suspense fallback={null}>
          <BestSheet
            {...props}
            resort={resort}
            lines={cart.lines}
            count={count}
            onClose={() => setQuery({ best: undefined })}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
