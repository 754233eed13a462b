import { lazy, Suspense, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from './Button.tsx'
import { Skeleton } from './surfaces.tsx'
import { uiTexts } from './texts.ts'

/** Of all sheets whose screens are loaded: what fetches their code. */
const loaders = new Set<() => Promise<unknown>>()

/**
 * A sheet whose code is no part of its screen's first load. Fetched beforehand it is drawn at once; until then an empty one
 * stands in its place, and can be closed. What could not be fetched is tried again with the next opening.
 */
export function laterSheet<P extends { readonly onClose: () => void }>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null
  const fetch = async () => ({ default: (loaded = await load()) })
  loaders.add(fetch)
  return function LaterSheet(props: P) {
    const [Part] = useState<ComponentType<P>>(() => loaded ?? lazy(fetch))
    return (
      <Suspense fallback={<ComingSheet onClose={props.onClose} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** No dialog, which would take the focus: the sheet itself gives it back to what it was opened by. */
function ComingSheet({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(uiTexts)
  return createPortal(
    <div className="overlay">
      <div className="sheet">
        <div className="sheet-head">
          <p className="grow sub ink2" role="status">
            {texts.loading}
          </p>
          <IconButton icon="close" label={texts.close} onPress={onClose} />
        </div>
        <div className="sheet-body">
          <Skeleton height={330} radius={18} />
        </div>
      </div>
    </div>,
    document.body,
  )
}

/** Fetches the code of every sheet of the screens that are loaded. What does not come now comes when it is opened. */
export async function preloadLaterSheets(): Promise<void> {
  await Promise.allSettled([...loaders].map((fetch) => fetch()))
}
