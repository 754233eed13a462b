import { useState } from 'react'
import type { CallOutput } from '../../../domain/platform/call.ts'
import type { staffLogin } from '../../../domain/staff/sign-in-calls.ts'
import { StaffLogin } from '../StaffLogin.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'

/** What a mailed link has brought to the door of the back office. */
export interface MailedWay {
  /** The secret of the link; empty where it was cut off. */
  readonly linkKey: string
  /** Whether somebody comes for the first time; otherwise they forgot their password. */
  readonly isJoining: boolean
  /** Runs when the link has led in, or leads no further. */
  readonly onEnd: () => void
}

/** From a mailed link to the first screen in one way: password, second step with its recovery codes, PIN. */
export function Joining({ linkKey, isJoining, onEnd }: MailedWay) {
  const [first, setFirst] = useState<CallOutput<typeof staffLogin> | null>(null)
  if (first !== null) return <StaffLogin start={first} isJoining={isJoining} onIn={onEnd} />
  return <ChoosePassword linkKey={linkKey} isJoining={isJoining} onDone={setFirst} onLogin={onEnd} />
}
