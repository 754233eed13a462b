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

/** The same for something that is done at this moment: the browser knows that its network is gone before it tells so. */
export function isOnlineNow(): boolean {
  return onlineManager.isOnline() && navigator.onLine
}

/** Sets the first value, which the browser does not announce: an app opened without a network starts offline. */
export function watchOnline(): void {
  onlineManager.setOnline(navigator.onLine)
}
