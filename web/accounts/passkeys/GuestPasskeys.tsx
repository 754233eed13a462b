import { useState } from 'react'
import { addPasskey, removePasskey, renamePasskey, startNewPasskey } from '../../../domain/accounts/passkey-calls.ts'
import { getSecurity } from '../../../domain/accounts/security-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { ListRow } from '../../ui/List.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { ProofSheet } from '../proof/ProofSheet.tsx'
import { isProofDeclined, useProof } from '../proof/use-proof.ts'
import { useOfflineReason } from '../security/use-offline-reason.ts'
import { canHavePasskeys } from './passkey-device.ts'
import { PasskeyEditor } from './PasskeyEditor.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { passkeyTexts } from './texts.ts'
import { useNewPasskey } from './use-new-passkey.ts'

type Security = Pick<CallOutput<typeof getSecurity>, 'passkeys' | 'hasPassword' | 'identities'>

/** A guest's passkeys on the page of their account; a proof comes before each is added or taken away (B-26). */
export function GuestPasskeys({ passkeys, hasPassword, identities }: Security) {
  const texts = useTexts(passkeyTexts)
  const offline = useOfflineReason()
  const proof = useProof()
  const [changed, setChanged] = useState<number | null>(null)
  const [start, add] = [useCallMutation(startNewPasskey), useCallMutation(addPasskey)]
  const [rename, remove] = [useCallMutation(renamePasskey), useCallMutation(removePasskey)]
  const { make, isBusy, problem } = useNewPasskey({
    start: () => proof.run(() => start.mutateAsync({})),
    add: (passkey) => proof.run(() => add.mutateAsync({ passkey })),
    isDeclined: isProofDeclined,
  })
  const addOne = async () => {
    if (!(await make())) return
    toast(texts.list.added, { tone: 'ok', icon: 'check' })
    await invalidate(getSecurity)
  }
  const close = () => {
    setChanged(null)
    void invalidate(getSecurity)
  }
  const passkey = passkeys.find(({ id }) => id === changed)
  const isLastWayIn = !hasPassword && identities.length === 0 && passkeys.length === 1
  if (passkeys.length === 0 && !canHavePasskeys()) return null
  return (
    <div className="mt4 col g3">
      <PasskeyList passkeys={passkeys} offline={offline} onChange={setChanged}>
        {canHavePasskeys() ? (
          <ListRow icon="plus" label={texts.list.add} isDisabled={isBusy} onPress={() => void addOne()} {...offline} />
        ) : null}
      </PasskeyList>
      {problem === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {problem}
        </Note>
      )}
      <Sheet isOpen={passkey !== undefined} onClose={close} title={texts.edit.title}>
        {passkey === undefined ? null : (
          <PasskeyEditor
            passkey={passkey}
            isLastWayIn={isLastWayIn}
            rename={(name) => rename.mutateAsync({ passkeyId: passkey.id, name })}
            remove={() => proof.run(() => remove.mutateAsync({ passkeyId: passkey.id }))}
            onDone={close}
          />
        )}
      </Sheet>
      <ProofSheet proof={proof} />
    </div>
  )
}
