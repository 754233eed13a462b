import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { signWithPasskey, type PasskeyAnswer, type RequestOptions } from './passkey-device.ts'
import { passkeyTexts } from './texts.ts'
import { usePasskeyFailure } from './use-passkey-failure.ts'

interface PasskeyProofProps {
  readonly options: RequestOptions
  /** Takes what was signed to the server, and throws what that refuses. */
  readonly prove: (answer: PasskeyAnswer) => Promise<unknown>
  readonly onProven: () => void
  /** Runs after a try that failed: the next one needs another challenge. */
  readonly onFailed: () => void
  readonly onOtherWay: () => void
}

/** Proves who one is by a passkey, with another way for who does not have its device at hand (B-26). */
export function PasskeyProof({ options, prove, onProven, onFailed, onOtherWay }: PasskeyProofProps) {
  const texts = useTexts(passkeyTexts)
  const failureText = usePasskeyFailure()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const sign = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await prove(await signWithPasskey(options))
      onProven()
    } catch (failure) {
      setProblem(failureText(failure))
      onFailed()
    }
    setBusy(false)
  }
  return (
    <div className="col g4">
      <p className="sub ink2">{texts.proofText}</p>
      {problem === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {problem}
        </Note>
      )}
      <div className="col g2">
        <Button full icon="passkey" autoFocus needsNetwork isBusy={isBusy} onPress={() => void sign()}>
          {texts.prove}
        </Button>
        <Button variant="plain" full onPress={onOtherWay}>
          {texts.otherWay}
        </Button>
      </div>
    </div>
  )
}
