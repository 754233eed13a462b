import { hasRole } from '../../domain/platform/staff-role.ts'
import { MessagesScreen } from '../messages/staff/MessagesScreen.tsx'
import { StaffShell } from './StaffShell.tsx'
import { useOwnRoles } from './use-own-roles.ts'

/** `ges/messaggi`: words to the guests of a day, and for managers what could not be delivered. */
export function MessagesPage() {
  return (
    <StaffShell screen="messaggi">
      <OwnMessages />
    </StaffShell>
  )
}

function OwnMessages() {
  const roles = useOwnRoles()
  return <MessagesScreen isManager={hasRole(roles, ['manager'])} />
}
