import { useMedia } from '../platform/media.ts'

/** Whether so little of the window is left for the beach that nothing may lie over it: 320 × 640, and with a larger text more. */
export function useSmallPhone(): boolean {
  return useMedia('(max-width: 22em), (max-height: 42em)')
}

/** Whether the window is wide enough for the side panel beside the map (mockup 40). */
export function useWide(): boolean {
  return useMedia('(min-width: 1024px)')
}
