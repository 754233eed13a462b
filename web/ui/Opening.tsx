import { useTexts } from '../platform/texts.ts'
import { LOADER_LIMITS } from './loader-limits.ts'
import { EmptyState } from './states.tsx'
import { uiTexts } from './texts.ts'
import { useElapsed } from './use-elapsed.ts'

/** The page's place while its code is on its way: empty at first, then it says so. */
export function Opening() {
  const texts = useTexts(uiTexts)
  const isLong = useElapsed(LOADER_LIMITS.other)
  return (
    <main id="main" tabIndex={-1} className="page" aria-busy="true">
      {isLong ? (
        <div role="status">
          <EmptyState title={texts.opening} text={texts.openingText} />
        </div>
      ) : null}
    </main>
  )
}
