import { useMedia } from '../platform/media.ts'

/** Whether the window is wide enough for the side panel beside the map (mockup 40). */
export function useWide(): boolean {
  return useMedia('(min-width: 1024px)')
}
