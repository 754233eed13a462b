import { lazy, Suspense } from 'react'
import type { AlertDialogProps } from './AlertModal.tsx'

const loadAlert = () => import('./AlertModal.tsx')
const AlertModal = lazy(async () => ({ default: (await loadAlert()).AlertModal }))

/** Loads the code of alerts before one is needed. */
export function preloadAlerts(): Promise<unknown> {
  return loadAlert()
}

/**
 * A blocking notice in the middle of the screen; closing it stores showModale. Its code is no part of the first
 * load: nothing on the first screen needs it.
 */
export function AlertDialog(props: AlertDialogProps) {
  return (
    <Suspense fallback={null}>
      <AlertModal {...props} />
    </Suspense>
  )
}
