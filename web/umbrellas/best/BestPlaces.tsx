import { lazy, Suspense } from 'react'
import { useUmbrellaCart } from '../use-umbrella-cart.ts'
import type { BestPlacesProps } from './BestPlacesBar.tsx'

const BestPlacesBar = lazy(async () => ({ default: (await import('./BestPlacesBar.tsx')).BestPlacesBar }))

/** One tap for the best places (B-07), as long as nothing was chosen. */
export function BestPlaces(props: BestPlacesProps) {
  const { cart } = useUmbrellaCart()
  if (!cart.isEmpty) return null
  return (
    <Suspense fallback={null}>
      <BestPlacesBar {...props} />
    </Suspense>
  )
}
