import { useState } from 'react'
import { usePasskeyFailure } from './use-passkey-failure.ts'
import { makePasskey, type CreationOptions, type NewPasskey } from './passkey-device.ts'

interface NewPasskeySteps {
  /** Asks the server what is to be made; null where nothing can be. */
  readonly start: () => Promise<{ readonly options: CreationOptions | null }>
  readonly add: (passkey: NewPasskey) => Promise<unknown>
  /** Whether a failure is the person's own wish, and nothing to speak of. */
  readonly isDeclined?: (failure: unknown) => boolean
}

/** Makes a passkey and adds it; answers whether it is there now, and keeps what went wrong. */
export function useNewPasskey({ start, add, isDeclined = () => false }: NewPasskeySteps) {
  const failureText = usePasskeyFailure()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const make = async (): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    try {
      const { options } = await start()
      if (options === null) throw new Error('no passkeys are offered')
      await add(await makePasskey(options))
      return true
    } catch (failure) {
      if (!isDeclined(failure)) setProblem(failureText(failure, true))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { make, isBusy, problem }
}
