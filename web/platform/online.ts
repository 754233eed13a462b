import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether the browser believes to have a network; a failed call says more than this. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  )
}

/** Sets the first value, which the browser does not announce: an app opened without a network starts offline. */
export function watchOnline(): void {
  onlineManager.setOnline(navigator.onLine)
}
