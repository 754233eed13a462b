import { lazy, Suspense } from 'react'
import type { BestPlacesProps } from './best-places.ts'
import styles from '../beach-page.module.css'

const BestPlacesBar = lazy(async () => ({ default: (await import('./BestPlacesBar.tsx')).BestPlacesBar }))

/** The way to the best places (B-07). Its room is there before its code, so that the map below does not move. */
export function BestPlaces(props: BestPlacesProps) {
  return (
    <div className={`${styles['best']} mt2`}>
      <Suspense fallback={null}>
        <BestPlacesBar {...props} />
      </Suspense>
    </div>
  )
}
