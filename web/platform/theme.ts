import { createStore, useStore } from './store.ts'

/** How the app looks: as the system does, or as the person chose. */
export const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Read before the first paint by `theme.js` as well, a file of its own because of the CSP. */
const KEY = 'theme'

function stored(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

const store = createStore<Theme>(stored())

/** The chosen theme. */
export function useTheme(): Theme {
  return useStore(store)
}

/** Changes the theme at once and keeps the choice on this device, where the browser lets it. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  store.set(theme)
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch (error) {
    // Storage is blocked: the choice lasts as long as the page does.
    if (!(error instanceof DOMException)) throw error
  }
}
