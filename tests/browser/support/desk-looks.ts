import type { Page } from '@playwright/test'
import { audit, type Rules } from './audit.ts'
import { expect } from './test.ts'
import { isEveryLook } from './looks.ts'

const TABLET = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }

type DeskLook = readonly [viewport: typeof TABLET, colorScheme: 'light' | 'dark', rules: Rules]

const rest: Rules = isEveryLook ? 'all' : 'looks'

/** Every rule on a tablet in light, and what widths and colours can change on a phone in dark; the nightly run looks at all four. */
const LOOKS: readonly DeskLook[] = [
  [TABLET, 'light', 'all'],
  ...(isEveryLook
    ? ([
        [TABLET, 'dark', rest],
        [PHONE, 'light', rest],
      ] as const)
    : []),
  [PHONE, 'dark', rest],
]
/** Of a sheet over the beach: a narrower window draws the beach anew, without it. */
const TABLET_LOOKS: readonly DeskLook[] = [
  [TABLET, 'light', 'all'],
  [TABLET, 'dark', rest],
]

/** No rule of accessibility is broken on this screen of the back office; it is left as a tablet shows it in light. */
export async function looksWell(page: Page, name: string, onlyOn?: 'tablet'): Promise<void> {
  for (const [viewport, colorScheme, rules] of onlyOn === 'tablet' ? TABLET_LOOKS : LOOKS) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await audit(page, 'it', rules), `${name}, ${viewport.width} px, ${colorScheme}`).toEqual([])
  }
  await page.setViewportSize(TABLET)
  await page.emulateMedia({ colorScheme: 'light' })
}
