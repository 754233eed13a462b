import { useState } from 'react'
import type { CallOutput } from '../../domain/platform/call.ts'
import {
  addStaffPasskey,
  removeStaffPasskey,
  renameStaffPasskey,
  startNewStaffPasskey,
} from '../../domain/staff/passkey-calls.ts'
import { getStaffSecurity, startAuthenticator } from '../../domain/staff/sign-in-calls.ts'
import { canHavePasskeys } from '../accounts/passkeys/passkey-device.ts'
import { PasskeyEditor } from '../accounts/passkeys/PasskeyEditor.tsx'
import { PasskeyList } from '../accounts/passkeys/PasskeyList.tsx'
import { passkeyTexts } from '../accounts/passkeys/texts.ts'
import { useNewPasskey } from '../accounts/passkeys/use-new-passkey.ts'
import { useOfflineReason } from '../accounts/security/use-offline-reason.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useFailureText } from '../platform/failure.ts'
import { invalidate, useCallMutation } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { Note } from '../ui/surfaces.tsx'
import { toast } from '../ui/toasts.ts'
import { NewAuthenticator } from './NewAuthenticator.tsx'
import { staffTexts } from './texts.ts'

interface StaffPasskeysProps {
  readonly security: CallOutput<typeof getStaffSecurity>
  readonly onBack: () => void
}

/** The passkeys by which a person comes into the back office; a proof is asked for by itself (B-26). */
export function StaffPasskeys({ security, onBack }: StaffPasskeysProps) {
  const { passkeys, hasAuthenticator } = security
  const { passkey: words, pin } = useTexts(staffTexts)
  const { list: texts } = useTexts(passkeyTexts)
  const offline = useOfflineReason()
  const [changed, setChanged] = useState<number | null>(null)
  const [start, add] = [useCallMutation(startNewStaffPasskey), useCallMutation(addStaffPasskey)]
  const [rename, remove] = [useCallMutation(renameStaffPasskey), useCallMutation(removeStaffPasskey)]
  const { make, isBusy, problem } = useNewPasskey({
    start: () => start.mutateAsync({}),
    add: (passkey) => add.mutateAsync({ passkey }),
    isDeclined: (failure) => isCallFailure(failure, 'proof_needed'),
  })
  const addOne = async () => {
    if (!(await make())) return
    toast(texts.added, { tone: 'ok', icon: 'check' })
    await invalidate(getStaffSecurity)
  }
  const close = () => {
    setChanged(null)
    void invalidate(getStaffSecurity)
  }
  const failureText = useFailureText()
  const [app, setApp] = useState<CallOutput<typeof startAuthenticator> | null>(null)
  const startApp = useCallMutation(startAuthenticator, {
    onSuccess: setApp,
    onError: (failure) => {
      if (!isCallFailure(failure, 'proof_needed')) toast(failureText(failure), { tone: 'bad' })
    },
  })
  if (app !== null) return <NewAuthenticator started={app} onDone={() => setApp(null)} />
  const passkey = passkeys.find(({ id }) => id === changed)
  if (passkey !== undefined) {
    return (
      <PasskeyEditor
        passkey={passkey}
        isLastWayIn={!hasAuthenticator && passkeys.length === 1}
        rename={(name) => rename.mutateAsync({ passkeyId: passkey.id, name })}
        remove={() => remove.mutateAsync({ passkeyId: passkey.id })}
        onDone={close}
      />
    )
  }
  return (
    <div className="col g4">
      <PasskeyList passkeys={passkeys} offline={offline} hint={words.onPhone} onChange={setChanged}>
        {canHavePasskeys() ? (
          <ListRow icon="plus" label={texts.add} isDisabled={isBusy} onPress={() => void addOne()} {...offline} />
        ) : null}
      </PasskeyList>
      {hasAuthenticator ? null : (
        <List inset="icon" header={words.app} footer={words.appText}>
          <ListRow
            icon="shield"
            label={words.addApp}
            isDisabled={startApp.isPending}
            onPress={() => startApp.mutate({})}
            {...offline}
          />
        </List>
      )}
      {problem === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {problem}
        </Note>
      )}
      <Button variant="plain" full onPress={onBack}>
        {pin.back}
      </Button>
    </div>
  )
}
