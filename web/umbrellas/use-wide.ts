import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 1024px)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is wide enough for the side panel beside the map (mockup 40). */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
}
