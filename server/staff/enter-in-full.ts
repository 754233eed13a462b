import type { CallOutput } from '../../domain/platform/call.ts'
import type { finishStaffLogin } from '../../domain/staff/sign-in-calls.ts'
import { STAFF_NEW_DEVICE, tellOwner } from '../accounts/request-mail.ts'
import { noteStaffDevice } from '../accounts/staff-device.ts'
import { openStaffSession } from '../accounts/staff-session.ts'
import { auditStaffAction } from '../platform/audit.ts'
import type { Queryable } from '../platform/database.ts'
import type { CallContext } from '../platform/handler.ts'
import type { StaffIdentity } from './sign-in-queries.ts'
import type { StaffTools } from './staff-tools.ts'

interface FullLogin {
  /** What ended the login. */
  readonly by: 'code' | 'recovery' | 'enrolment' | 'passkey' | 'passkey_enrolment'
  /** Secret of the device, by which its person is not told of it again. */
  readonly device: string | undefined
  /** Of a second factor that the login has set up. */
  readonly recoveryCodes: string[]
}

/** Opens the back office to somebody who has signed in in full: tells them of a new device, and writes it down. */
export async function enterInFull(
  tx: Queryable,
  { settings }: Pick<StaffTools, 'settings'>,
  { accountId, email, displayName, hasPin, choosesPin }: Omit<StaffIdentity, 'roles' | 'hasSecondFactor'>,
  asker: CallContext,
  { by, device, recoveryCodes }: FullLogin,
): Promise<CallOutput<typeof finishStaffLogin>> {
  if (await noteStaffDevice(tx, accountId, device ?? null))
    await tellOwner(tx, STAFF_NEW_DEVICE, { accountId, to: email, device: asker.deviceName })
  const opened = await openStaffSession(tx, settings, { accountId, hasPin, asker })
  await auditStaffAction(tx, { accountId }, { action: 'staff.login', subject: `account:${accountId}`, detail: { by } })
  return { ...opened, email, displayName, idleMinutes: settings.staffIdleMinutes, choosesPin, recoveryCodes }
}
