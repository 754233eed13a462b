import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { CallFailure } from '../platform/call-failure.ts'
import { useFailureText } from '../platform/failure.ts'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { ErrorState } from '../ui/states.tsx'
import { MORE_PATH, STAFF_SCREENS } from './staff-screens.ts'
import { StaffShell } from './StaffShell.tsx'
import { staffTexts } from './texts.ts'

interface MissingScreenProps {
  /** Of the screen, as the routes write it: `ges/cassa`. */
  readonly path: string
  readonly load: () => Promise<ComponentType>
}

/** In place of a screen whose code did not come: the rail stays, and the screen opens by itself once its code can be loaded. */
export function MissingScreen({ path, load }: MissingScreenProps) {
  const isOnline = useOnline()
  const failureText = useFailureText()
  const texts = useTexts(staffTexts).missingScreen
  const { data: Screen, isFetching, refetch } = useQuery({ queryKey: ['screen', path], queryFn: load, retry: false })
  if (Screen !== undefined) return <Screen />
  return (
    <StaffShell screen={screenAt(`/${path}`)}>
      <main id="main" tabIndex={-1} className="desk-page">
        <ErrorState
          level={1}
          {...(isOnline ? { text: failureText(new CallFailure('network', 0)) } : texts)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </main>
    </StaffShell>
  )
}

function screenAt(path: string) {
  if (path === MORE_PATH) return 'altro'
  return STAFF_SCREENS.find((screen) => screen.path === path)?.id ?? null
}
