import type { startPasskey } from '../../../domain/accounts/passkey-calls.ts'
import { CHALLENGE_LIFE } from '../../../domain/accounts/passkey-rules.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { canHavePasskeys, isOurs, type RequestOptions } from './passkey-device.ts'

interface ProofOptions {
  /** False until it is known whether the person can prove themselves by a passkey here. */
  readonly isKnown: boolean
  /** Null where they cannot. */
  readonly options: RequestOptions | null
  readonly renew: () => void
}

/** What a passkey of the person has to sign, to prove them; `start` is asked for it. */
export function useProofOptions(start: typeof startPasskey): ProofOptions {
  const isPossible = canHavePasskeys()
  const life = { staleTime: 0, refetchInterval: CHALLENGE_LIFE - MINUTE, refetchOnWindowFocus: false }
  const asked = useCallQuery(start, { purpose: 'proof' }, { enabled: isPossible, retry: false, gcTime: 0, ...life })
  const options = asked.data?.options ?? null
  return {
    isKnown: !isPossible || !asked.isPending,
    options: options !== null && isOurs(options.rpId) ? options : null,
    renew: () => void asked.refetch(),
  }
}
