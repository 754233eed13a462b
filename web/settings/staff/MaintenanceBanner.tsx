import { lazy, Suspense } from 'react'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { getMaintenance } from '../../../domain/settings/staff-calls.ts'
import { useCallQuery } from '../../platform/queries.ts'

/** It knows every setting by name: seldom there, and heavy. */
const ClosedBanner = lazy(async () => ({ default: (await import('./ClosedBanner.tsx')).ClosedBanner }))

/** Above every screen of the back office while guests are shut out. */
export function MaintenanceBanner({ isManager }: { readonly isManager: boolean }) {
  const { data } = useCallQuery(getMaintenance, {}, { refetchInterval: MINUTE })
  if (!data || data.on === null) return null
  return (
    <Suspense>
      <ClosedBanner on={data.on} isManager={isManager} />
    </Suspense>
  )
}
