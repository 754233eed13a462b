import { lazy, Suspense } from 'react'
import type { MinimumStayProps } from './MinimumStayNotes.tsx'

const MinimumStayNotes = lazy(async () => ({ default: (await import('./MinimumStayNotes.tsx')).MinimumStayNotes }))

/**
 * That the searched days hold one of a weekend that is booked with others only, with the nearest stays that do in one tap (B-06): said
 * where days and places are chosen, before anything is refused. Nothing where the days are enough.
 */
export function MinimumStay(props: MinimumStayProps) {
  return (
    <Suspense fallback={null}>
      <MinimumStayNotes {...props} />
    </Suspense>
  )
}
