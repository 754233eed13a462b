import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useTexts } from '../platform/texts.ts'
import { Sheet } from './Sheet.tsx'
import { Skeleton } from './surfaces.tsx'
import { uiTexts } from './texts.ts'

/** Of all sheets whose screens are loaded: what fetches their code. */
const loaders = new Set<() => Promise<unknown>>()

/**
 * A sheet whose code is no part of its screen's first load. Fetched beforehand it is drawn at once; until then a
 * sheet that is still empty stands in its place, and can be closed.
 */
export function laterSheet<P extends { readonly onClose: () => void }>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null
  const fetch = async () => ({ default: (loaded = await load()) })
  loaders.add(fetch)
  const Lazy = lazy(fetch)
  return function LaterSheet(props: P) {
    const [Part] = useState<ComponentType<P>>(() => loaded ?? Lazy)
    return (
      <Suspense fallback={<ComingSheet onClose={props.onClose} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

function ComingSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet isOpen onClose={onClose} title={useTexts(uiTexts).loading}>
      <Skeleton height={330} radius={18} />
    </Sheet>
  )
}

/** Fetches the code of every sheet of the screens that are loaded. What does not come now comes when it is opened. */
export async function preloadLaterSheets(): Promise<void> {
  await Promise.allSettled([...loaders].map((fetch) => fetch()))
}
