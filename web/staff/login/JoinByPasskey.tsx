import { joinByPasskey, startPasskeyJoining } from '../../../domain/staff/passkey-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { useNewPasskey } from '../../accounts/passkeys/use-new-passkey.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { deviceSecret } from '../staff-session.ts'
import { staffTexts } from '../texts.ts'
import { LoginCard } from './LoginCard.tsx'

interface JoinByPasskeyProps {
  readonly linkKey: string
  /** Whether they come for the first time; otherwise their second step was reset. */
  readonly isJoining: boolean
  readonly onIn: (session: CallOutput<typeof joinByPasskey>) => void
  /** Leads to password and authenticator instead. */
  readonly onOtherWay: () => void
}

/** The first step of joining: a passkey, which is password and second step in one (B-26). */
export function JoinByPasskey({ linkKey, isJoining, onIn, onOtherWay }: JoinByPasskeyProps) {
  const { join, passkey: words } = useTexts(staffTexts)
  const [start, enter] = [useCallMutation(startPasskeyJoining), useCallMutation(joinByPasskey)]
  const { make, isBusy, problem } = useNewPasskey({
    // What was asked for before the person read this may be over.
    start: () => start.mutateAsync({ key: linkKey }),
    add: async (passkey) => onIn(await enter.mutateAsync({ key: linkKey, passkey, device: deviceSecret() })),
  })
  return (
    <LoginCard
      title={isJoining ? join.title : words.title}
      text={join.passkeyText}
      step={isJoining ? 1 : undefined}
      onSubmit={() => void make()}
    >
      <p className="sub ink2">{words.onPhone}</p>
      {problem === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {problem}
        </Note>
      )}
      <Button type="submit" full icon="passkey" isBusy={isBusy}>
        {join.makePasskey}
      </Button>
      <Button variant="plain" full onPress={onOtherWay}>
        {join.byPassword}
      </Button>
    </LoginCard>
  )
}
