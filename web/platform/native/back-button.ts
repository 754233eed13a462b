import { App } from '@capacitor/app'
import { navigate } from '../history.ts'
import { historyDepth } from '../motion.ts'

/** What the back button of the device does next. */
type BackStep = 'close' | 'back' | 'home' | 'minimise'

const HOME = '/tabs/home'

/** First what lies above the page closes, then the page before comes, then home, and from there the app steps aside. */
export function backStep(has: {
  readonly overlay: boolean
  readonly depth: number
  readonly pathname: string
}): BackStep {
  if (has.overlay) return 'close'
  if (has.depth > 0) return 'back'
  return has.pathname === HOME || has.pathname === '/welcome' ? 'minimise' : 'home'
}

/** The sheet, alert or menu that lies on top; null when none is open. */
function topOverlay(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  )
  return [...open].findLast((overlay) => overlay.closest('[aria-hidden="true"], [inert]') === null) ?? null
}

/** Answers the back button as Escape, the browser's back, or by leaving. One that may not be closed stays. */
export function goBack(): BackStep {
  const overlay = topOverlay()
  const step = backStep({ overlay: overlay !== null, depth: historyDepth(), pathname: location.pathname })
  if (step === 'close') {
    const focused = document.activeElement
    const target = overlay?.contains(focused) ? focused : overlay
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
    )
  }
  if (step === 'back') history.back()
  if (step === 'home') navigate(HOME, { replace: true, motion: 'pop' })
  return step
}

/** Follows the back button of Android, and its gesture. */
export async function followBackButton(): Promise<void> {
  await App.addListener('backButton', () => {
    if (goBack() === 'minimise') void App.minimizeApp()
  })
}
