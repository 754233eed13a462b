import type { ReactNode } from 'react'
import { SECOND } from '../../../domain/platform/duration.ts'
import { listBroadcasts } from '../../../domain/messages/staff-calls.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { BroadcastForm } from './BroadcastForm.tsx'
import { BroadcastHistory } from './BroadcastHistory.tsx'
import './messages.css'
import { staffMessageTexts } from './texts.ts'

/** Words to the guests of a day (B-13): written at the left, what was sent at the right, above what only managers see. */
export function MessagesScreen({ children }: { readonly children?: ReactNode }) {
  const texts = useTexts(staffMessageTexts)
  const reason = useFailureReason()
  const query = useCallQuery(
    listBroadcasts,
    {},
    {
      // What is about to leave has left a moment later.
      refetchInterval: ({ state }) =>
        state.data?.broadcasts.some((one) => one.state === 'waiting') === true ? 2 * SECOND : false,
    },
  )
  const load = () => void query.refetch()
  return (
    <StaffPage title={texts.screen} className="messages">
      {query.data ? (
        <>
          <BroadcastForm today={query.data.today} />
          <div className="col g3 messages-side">
            {children}
            <BroadcastHistory broadcasts={query.data.broadcasts} />
          </div>
        </>
      ) : query.isError ? (
        <ErrorState text={reason(query.error)} onRetry={load} isRetrying={query.isFetching} />
      ) : (
        <Waiting onRetry={load}>
          <Skeleton height={420} radius={24} />
        </Waiting>
      )}
    </StaffPage>
  )
}
