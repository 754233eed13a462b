import { useState } from 'react'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { startPasskeyJoining, type joinByPasskey } from '../../../domain/staff/passkey-calls.ts'
import type { staffLogin } from '../../../domain/staff/sign-in-calls.ts'
import { canHavePasskeys, isOurs } from '../../accounts/passkeys/passkey-device.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { StaffLogin } from '../StaffLogin.tsx'
import { enterInFull } from '../staff-session.ts'
import { ChoosePassword } from './ChoosePassword.tsx'
import { JoinByPasskey } from './JoinByPasskey.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** What a mailed link has brought to the door of the back office. */
export interface MailedWay {
  /** The secret of the link; empty where it was cut off. */
  readonly linkKey: string
  /** Whether somebody comes for the first time; otherwise they forgot their password. */
  readonly isJoining: boolean
  /** Runs when the link has led in, or leads no further. */
  readonly onEnd: () => void
}

/**
 * From a mailed link to the first screen in one way: a passkey, or a password with a second step; then recovery codes and PIN. Who
 * has a second step already is offered no passkey for a forgotten password.
 */
export function Joining(way: MailedWay) {
  const [isByPassword, setByPassword] = useState(false)
  const asksForPasskey = way.linkKey !== '' && canHavePasskeys() && !isByPassword
  return asksForPasskey ? <PasskeyWay {...way} onOtherWay={() => setByPassword(true)} /> : <PasswordWay {...way} />
}

function PasswordWay({ linkKey, isJoining, onEnd }: MailedWay) {
  const [first, setFirst] = useState<CallOutput<typeof staffLogin> | null>(null)
  if (first !== null) return <StaffLogin start={first} isJoining={isJoining} onIn={onEnd} />
  return <ChoosePassword linkKey={linkKey} isJoining={isJoining} onDone={setFirst} onLogin={onEnd} />
}

/** A passkey where one can be made; the password says what is wrong with a link. */
function PasskeyWay({ onOtherWay, ...way }: MailedWay & { readonly onOtherWay: () => void }) {
  const asked = useCallQuery(
    startPasskeyJoining,
    { key: way.linkKey },
    { retry: false, gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  )
  const [opened, setOpened] = useState<CallOutput<typeof joinByPasskey> | null>(null)
  const enter = (session: CallOutput<typeof joinByPasskey>) => {
    enterInFull(session, way.isJoining)
    way.onEnd()
  }
  if (opened !== null)
    return (
      <RecoveryCodes codes={opened.recoveryCodes} step={way.isJoining ? 2 : undefined} onKept={() => enter(opened)} />
    )
  if (asked.isPending) {
    return (
      <main id="main" tabIndex={-1} className="desk-page desk-login">
        <Waiting onRetry={() => void asked.refetch()}>
          <Skeleton height={320} radius={24} />
        </Waiting>
      </main>
    )
  }
  const options = asked.data?.options ?? null
  if (options === null || !isOurs(options.rp.id)) return <PasswordWay {...way} />
  return <JoinByPasskey {...way} onIn={setOpened} onOtherWay={onOtherWay} />
}
