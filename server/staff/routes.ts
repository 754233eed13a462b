import { changeStaffRoles } from './change-staff-roles.ts'
import { endOtherStaffSession } from './end-other-staff-session.ts'
import { endStaffSession } from './end-staff-session.ts'
import { finishStaffLogin } from './finish-staff-login.ts'
import { getStaffMember } from './get-staff-member.ts'
import { getStaffSecurity } from './get-staff-security.ts'
import { inviteStaff } from './invite-staff.ts'
import { listStaffPeople } from './list-staff-people.ts'
import { listStaffSessions } from './list-staff-sessions.ts'
import { lockStaffSession } from './lock-staff-session.ts'
import { addAuthenticator, startAuthenticator } from './own-authenticator.ts'
import { staffPasskeyHandlers } from './passkeys/routes.ts'
import { proveStaff } from './prove-staff.ts'
import { resetStaffSecondFactor } from './reset-staff-second-factor.ts'
import { setStaffPin } from './set-staff-pin.ts'
import { staffLogin } from './staff-login.ts'
import type { StaffTools } from './staff-tools.ts'
import { undoStaffChange } from './undo-staff-change.ts'
import { unlockStaffSession } from './unlock-staff-session.ts'

export const staffHandlers = (tools: StaffTools) => [
  staffLogin(tools),
  finishStaffLogin(tools),
  unlockStaffSession(tools),
  lockStaffSession,
  endStaffSession,
  proveStaff(tools),
  setStaffPin(tools),
  startAuthenticator(tools),
  addAuthenticator(tools),
  getStaffSecurity,
  listStaffSessions,
  endOtherStaffSession,
  getStaffMember,
  listStaffPeople,
  inviteStaff,
  changeStaffRoles,
  undoStaffChange(tools),
  resetStaffSecondFactor,
  ...staffPasskeyHandlers(tools),
]
