import type { StaffTools } from '../staff-tools.ts'
import { addStaffPasskey, startNewStaffPasskey } from './add-staff-passkey.ts'
import { removeStaffPasskey, renameStaffPasskey } from './change-staff-passkey.ts'
import { joinByPasskey, startPasskeyJoining } from './join-by-passkey.ts'
import { staffPasskeyLogin } from './staff-passkey-login.ts'
import { startStaffPasskey } from './start-staff-passkey.ts'

export const staffPasskeyHandlers = (tools: StaffTools) => [
  startStaffPasskey(tools),
  staffPasskeyLogin(tools),
  startPasskeyJoining(tools),
  joinByPasskey(tools),
  startNewStaffPasskey(tools),
  addStaffPasskey(tools),
  renameStaffPasskey,
  removeStaffPasskey,
]
