import type { ReactNode } from 'react'
import type { CallFailure } from '../../platform/call-failure.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { catalogTexts } from './texts.ts'

interface CatalogWaitProps {
  readonly menu: ReactNode
  readonly title: string
  readonly error: CallFailure | null
  readonly isFetching: boolean
  readonly onRetry: () => void
}

/** A section whose entries are on their way, or did not come; another section can be chosen all the same. */
export function CatalogWait({ menu, title, error, isFetching, onRetry }: CatalogWaitProps) {
  const failureReason = useFailureReason()
  return (
    <StaffPage title={title} actions={menu}>
      {error === null ? (
        <Waiting onRetry={onRetry}>
          <Skeleton height={420} radius={22} />
        </Waiting>
      ) : (
        <ErrorState text={failureReason(error)} onRetry={onRetry} isRetrying={isFetching} />
      )}
    </StaffPage>
  )
}

interface ChangedElsewhereProps {
  /** Who, empty for somebody whom nobody knows; null shows nothing. */
  readonly name: string | null
  /** Shows what the colleague saved; what was written here comes back by the toast's undo. */
  readonly onTheirs: () => void
  /** Saves what was written here over it. */
  readonly onKeep: () => void
}

/** A colleague was faster: nothing of either is lost, and the person chooses which goes on. */
export function ChangedElsewhere({ name, onTheirs, onKeep }: ChangedElsewhereProps) {
  const texts = useTexts(catalogTexts)
  if (name === null) return null
  return (
    <Note tone="warn" icon="alert" role="alert">
      <span className="row sp wrap g2">
        {texts.changedElsewhere(name)}
        <span className="row g2">
          <Button size="xs" variant="ghost" onPress={onTheirs}>
            {texts.theirs}
          </Button>
          <Button size="xs" variant="ghost" onPress={onKeep}>
            {texts.keep}
          </Button>
        </span>
      </span>
    </Note>
  )
}
