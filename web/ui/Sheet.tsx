import { lazy, Suspense } from 'react'
import type { SheetProps } from './SheetModal.tsx'

const loadSheet = () => import('./SheetModal.tsx')
const SheetModal = lazy(async () => ({ default: (await loadSheet()).SheetModal }))

/** Loads the code of sheets before one is needed. */
export function preloadSheets(): Promise<unknown> {
  return loadSheet()
}

/**
 * A sheet from the bottom: focus is kept inside, Esc, a tap beside it, the cross or a drag of the grabber close it,
 * focus returns. Closing stores showModale. Its code is no part of the first load.
 */
export function Sheet(props: SheetProps) {
  return (
    <Suspense fallback={null}>
      <SheetModal {...props} />
    </Suspense>
  )
}
