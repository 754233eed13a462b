import { useState } from 'react'
import type { CallOutput } from '../../domain/platform/call.ts'
import type { finishStaffLogin, staffLogin } from '../../domain/staff/sign-in-calls.ts'
import { CodeStep } from './login/CodeStep.tsx'
import { PasswordStep } from './login/PasswordStep.tsx'
import { RecoveryCodes } from './login/RecoveryCodes.tsx'
import { enterInFull } from './staff-session.ts'

interface StaffLoginProps {
  readonly onBack?: (() => void) | undefined
  /** The first step, where a mailed link has brought somebody through it. */
  readonly start?: CallOutput<typeof staffLogin>
  readonly isJoining?: boolean
  /** Runs when the login is done. */
  readonly onIn?: () => void
}

/** The login of the back office, in place, so that the wanted screen opens after it: password, then code. */
export function StaffLogin({ onBack, start, isJoining = false, onIn }: StaffLoginProps) {
  const [first, setFirst] = useState(start ?? null)
  const [opened, setOpened] = useState<CallOutput<typeof finishStaffLogin> | null>(null)
  const step = isJoining ? 2 : undefined
  const enter = (session: CallOutput<typeof finishStaffLogin>) => {
    enterInFull(session, isJoining)
    onIn?.()
  }
  const finish = (session: CallOutput<typeof finishStaffLogin>) => {
    // Recovery codes are shown once: the screen opens when they are kept.
    if (session.recoveryCodes.length > 0) setOpened(session)
    else enter(session)
  }
  if (opened !== null) return <RecoveryCodes codes={opened.recoveryCodes} step={step} onKept={() => enter(opened)} />
  if (first !== null) return <CodeStep first={first} step={step} onDone={finish} onRestart={() => setFirst(null)} />
  return <PasswordStep onDone={setFirst} onIn={enter} onBack={onBack} />
}
