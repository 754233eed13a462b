import { useEffect, useState } from 'react'
import { failureText } from '../platform/failure.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { uiTexts } from '../ui/texts.ts'

const loadAnew = () => location.reload()

/**
 * A page that broke, or whose code could not be loaded (mockup 34, panel 1). Trying again loads the app anew: after a
 * release the old chunks are gone, and a defect may have left its state behind. It asks for nothing that may be missing itself.
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const [wasOnline] = useState(useOnline())
  // Code that is not on the device cannot come without a network: nothing is wrong with the account.
  return <Page>{wasOnline ? <Broken error={error} /> : <NotHereYet />}</Page>
}

function Broken({ error }: { readonly error: unknown }) {
  const words = useWords(error)
  return <ErrorState level={1} onRetry={loadAnew} text={words} />
}

/** The page is not on this device; it opens by itself with the network. */
function NotHereYet() {
  const texts = useTexts(uiTexts)
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) loadAnew()
  }, [isOnline])
  return (
    <div role="alert" className="col grow">
      <EmptyState
        level={1}
        title={texts.offline}
        text={texts.notHereYet}
        action={
          <Button full icon="retry" onPress={loadAnew}>
            {texts.retry}
          </Button>
        }
      />
    </div>
  )
}

/** The sentence of a call that failed, once its words have come; undefined for everything else. */
function useWords(error: unknown): string | undefined {
  const [words, setWords] = useState<string>()
  useEffect(() => {
    const show = async () => setWords(await wordsOf(error))
    void show()
  }, [error])
  return words
}

/** Without its words the generic ones stand. */
async function wordsOf(error: unknown): Promise<string | undefined> {
  if (!isCallFailure(error)) return undefined
  try {
    return await failureText(error)
  } catch {
    return undefined
  }
}
