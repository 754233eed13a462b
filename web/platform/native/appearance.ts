import { Keyboard } from '@capacitor/keyboard'
import { SplashScreen } from '@capacitor/splash-screen'
import { StatusBar, Style } from '@capacitor/status-bar'

const DARK = '(prefers-color-scheme: dark)'

/** Whether the page is dark now: by choice, else as the system is. */
export function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'dark' || (chosen !== 'light' && matchMedia(DARK).matches)
}

/** Signs of the status bar that stand out from the page, also when the person changes the theme. */
export function followTheme(): void {
  const apply = () => void StatusBar.setStyle({ style: isDark() ? Style.Dark : Style.Light })
  new MutationObserver(apply).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia(DARK).addEventListener('change', apply)
  apply()
}

/** What is typed into stays above the keyboard; bars at the bottom make room for it (`has-keyboard`, shell.css). */
export async function followKeyboard(): Promise<void> {
  await Keyboard.addListener('keyboardDidShow', () => {
    document.documentElement.classList.add('has-keyboard')
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  })
  await Keyboard.addListener('keyboardWillHide', () => document.documentElement.classList.remove('has-keyboard'))
}

/** Lets go of the splash once a page stands under it. */
export function hideSplash(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => void SplashScreen.hide()))
}
