import { useFailureText } from '../platform/failure.ts'
import { isCallFailure } from '../platform/call.ts'
import { ErrorState } from '../ui/states.tsx'
import { Page } from '../ui/Page.tsx'

/**
 * A page that broke, or whose code could not be loaded (mockup 34, panel 1). Trying again loads the app anew: after a
 * release the old chunks are gone, and a defect may have left its state behind.
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const failureText = useFailureText()
  return (
    <Page>
      <ErrorState
        level={1}
        onRetry={() => location.reload()}
        {...(isCallFailure(error) ? { text: failureText(error) } : {})}
      />
    </Page>
  )
}
