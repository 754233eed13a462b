import { CallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { isGivenUp, isThereAlready } from './passkey-device.ts'
import { passkeyTexts } from './texts.ts'

/** What went wrong with a passkey, as a person reads it; null where they gave it up themselves. */
export function usePasskeyFailure(): (failure: unknown, isMaking?: boolean) => string | null {
  const texts = useTexts(passkeyTexts)
  const failureText = useFailureText()
  return (failure, isMaking = false) => {
    if (failure instanceof CallFailure) return failureText(failure)
    if (isGivenUp(failure)) return null
    if (isThereAlready(failure)) return texts.existing
    return isMaking ? texts.notMade : texts.failed
  }
}
