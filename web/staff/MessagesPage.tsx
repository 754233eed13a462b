import { getStaffMember } from '../../domain/staff/calls.ts'
import { hasRole } from '../../domain/platform/staff-role.ts'
import { MessagesScreen } from '../messages/staff/MessagesScreen.tsx'
import { UndeliveredMessages } from '../messages/staff/UndeliveredMessages.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { StaffShell } from './StaffShell.tsx'

/** `ges/messaggi`: words to the guests of a day, and for managers what could not be delivered. */
export function MessagesPage() {
  return (
    <StaffShell screen="messaggi">
      <OwnMessages />
    </StaffShell>
  )
}

function OwnMessages() {
  const { data } = useCallQuery(getStaffMember, {})
  return <MessagesScreen>{hasRole(data?.roles ?? [], ['manager']) ? <UndeliveredMessages /> : null}</MessagesScreen>
}
