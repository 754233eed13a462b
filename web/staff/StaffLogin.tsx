import { useState } from 'react'
import type { CallOutput } from '../../domain/platform/call.ts'
import type { finishStaffLogin, staffLogin } from '../../domain/staff/sign-in-calls.ts'
import { CodeStep } from './login/CodeStep.tsx'
import { PasswordStep } from './login/PasswordStep.tsx'
import { RecoveryCodes } from './login/RecoveryCodes.tsx'
import { enterInFull } from './staff-session.ts'

/** The login of the back office, in place, so that the wanted screen opens after it: password, then code. */
export function StaffLogin({ onBack }: { readonly onBack?: (() => void) | undefined }) {
  const [first, setFirst] = useState<CallOutput<typeof staffLogin> | null>(null)
  const [opened, setOpened] = useState<CallOutput<typeof finishStaffLogin> | null>(null)
  const finish = (session: CallOutput<typeof finishStaffLogin>) => {
    // Recovery codes are shown once: the screen opens when they are kept.
    if (session.recoveryCodes.length > 0) setOpened(session)
    else enterInFull(session)
  }
  if (opened !== null) return <RecoveryCodes codes={opened.recoveryCodes} onKept={() => enterInFull(opened)} />
  if (first !== null) return <CodeStep first={first} onDone={finish} onRestart={() => setFirst(null)} />
  return <PasswordStep onDone={setFirst} onBack={onBack} />
}
