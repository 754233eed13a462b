import { leastPinDigits } from '../../domain/staff/pin-rules.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { renewReturnKey } from '../accounts/staff-session.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { savePin } from './sign-in-queries.ts'
import type { StaffTools } from './staff-tools.ts'

/** Another PIN, or none: this tablet knows it at once, every other one asks for a full login first. */
export const setStaffPin = ({ database, hasher }: StaffTools) =>
  handle(calls.setStaffPin, 'own', async (_tx, { pin }, { actor }) => {
    const min = leastPinDigits(actor.roles)
    if (pin !== null && pin.length < min) throw new FieldRefusal([{ field: 'pin', code: 'too_short', min }])
    const pinHash = pin === null ? '' : await hasher.hash(pin, 'known')
    const returnKey = await database.transaction(async (tx) => {
      await savePin(tx, actor.accountId, pinHash, pin?.length ?? null)
      const action = pin === null ? 'staff.dropPin' : 'staff.setPin'
      await auditStaffAction(tx, actor, { action, subject: `account:${actor.accountId}` })
      return renewReturnKey(tx, actor.accountId, actor.sessionId, pin !== null)
    })
    return { returnKey }
  })
