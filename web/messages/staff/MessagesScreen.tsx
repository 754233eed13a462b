import { SECOND } from '../../../domain/platform/duration.ts'
import { listBroadcasts } from '../../../domain/messages/staff-calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { BroadcastForm } from './BroadcastForm.tsx'
import { BroadcastHistory } from './BroadcastHistory.tsx'
import './messages.css'
import { staffMessageTexts } from './texts.ts'
import { UndeliveredMessages } from './UndeliveredMessages.tsx'

/** Words to the guests of a day (B-13): written at the left, what was sent at the right, above what only managers see. */
export function MessagesScreen({ isManager }: { readonly isManager: boolean }) {
  const texts = useTexts(staffMessageTexts)
  const query = useCallQuery(
    listBroadcasts,
    {},
    {
      // What is about to leave has left a moment later.
      refetchInterval: ({ state }) =>
        state.data?.broadcasts.some((one) => one.state === 'waiting') === true ? 2 * SECOND : false,
    },
  )
  return (
    <StaffPage title={texts.screen} className="messages">
      <Loaded query={query} skeleton={<Skeleton height={420} radius={24} />}>
        {({ today, broadcasts }) => (
          <>
            <BroadcastForm today={today} isManager={isManager} />
            <div className="col g3 messages-side">
              {isManager ? <UndeliveredMessages /> : null}
              <BroadcastHistory broadcasts={broadcasts} />
            </div>
          </>
        )}
      </Loaded>
    </StaffPage>
  )
}
