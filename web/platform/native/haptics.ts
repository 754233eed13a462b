import { Haptics, ImpactStyle, NotificationType } from '@capacitor/haptics'
import type { Feeling } from '../haptics.ts'

const NOTICES: Readonly<Record<Feeling, NotificationType>> = {
  success: NotificationType.Success,
  warning: NotificationType.Warning,
  error: NotificationType.Error,
}

/** The system's own feeling of what happened (DESIGN.md); in the place of the browser's vibration (`tools/mobile-web.ts`). */
export function feel(feeling: Feeling): void {
  void Haptics.notification({ type: NOTICES[feeling] })
}

/** What answers a choice with a light touch (DESIGN.md): places of the map, steppers, switches, choices and tabs. */
const CHOICES =
  '[role="switch"], [role="radio"], [role="checkbox"], [role="option"], [role="gridcell"], [aria-pressed], .stepper button, .tabbar a'

/** Feels a press on one of the choices, wherever in the page it is. */
export function followChoices(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const isChoice = target instanceof Element && target.closest(`${CHOICES}, label`) !== null
      if (isChoice) void Haptics.impact({ style: ImpactStyle.Light })
    },
    { passive: true, capture: true },
  )
}
