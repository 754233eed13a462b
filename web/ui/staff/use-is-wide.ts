import { useMedia } from '../../platform/media.ts'

/** Whether the window is as wide as a tablet's: the border of the back office's style sheet. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 768px)')
}
