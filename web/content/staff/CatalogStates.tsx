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

/** A colleague has saved the same thing in the meantime: nothing of theirs is overwritten unseen. */
export function ChangedElsewhere({ onReload }: { readonly onReload: () => void }) {
  const texts = useTexts(catalogTexts)
  return (
    <Note tone="warn" icon="alert" role="alert">
      <span className="row sp wrap g2">
        {texts.changedElsewhere}
        <Button size="xs" variant="ghost" onPress={onReload}>
          {texts.reload}
        </Button>
      </span>
    </Note>
  )
}
