import { useFailureText } from '../platform/failure.ts'
import { CallFailure, isCallFailure } from '../platform/call-failure.ts'
import { useOnline } from '../platform/online.ts'
import { ErrorState } from '../ui/states.tsx'
import { Page } from '../ui/Page.tsx'

/**
 * A page that broke, or whose code could not be loaded (mockup 34, panel 1). Trying again loads the app anew: after a
 * release the old chunks are gone, and a defect may have left its state behind.
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const failureText = useFailureText()
  const isOnline = useOnline()
  // Code that is not on the device cannot come without a network: nothing is wrong with the account.
  const failure = isOnline ? error : new CallFailure('network', 0)
  return (
    <Page>
      <ErrorState
        level={1}
        onRetry={() => location.reload()}
        {...(isCallFailure(failure) ? { text: failureText(failure) } : {})}
      />
    </Page>
  )
}
