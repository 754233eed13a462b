import { useSyncExternalStore } from 'react'
import { useTheme } from '../platform/theme.ts'

/** Colours of a series by the name of their token. */
export const SERIES_TOKENS = {
  umbrella: '--c-primary',
  subscription: '--l-sea-shallow',
  bar: '--c-warn',
  restaurant: '--c-accent',
  parking: '--l-pine-3',
  service: '--c-line-strong',
} as const
export type SeriesToken = keyof typeof SERIES_TOKENS

/** Which look holds now, as a key: a canvas is drawn anew when it changes. */
export function useLook(): string {
  const theme = useTheme()
  const isDark = useSyncExternalStore(
    (listener) => {
      const query = matchMedia('(prefers-color-scheme: dark)')
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia('(prefers-color-scheme: dark)').matches,
    () => false,
  )
  return `${theme} ${isDark}`
}

/** The value of a token as it is now. */
export function tokenColour(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim()
}
