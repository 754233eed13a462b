import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** More stops than any screen has. */
const MOST_STOPS = 80

/** What is wrong with the stop that the keyboard is on, and with the one that it left; empty when all is well. */
async function problemsOfStop(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const known = globalThis as typeof globalThis & {
      lastStop?: { target: Element; name: string; looks: (readonly [Element, string])[] }
    }
    const found: string[] = []
    const lookOf = (element: Element) => {
      const { boxShadow, outlineStyle, outlineColor } = getComputedStyle(element)
      return `${boxShadow} ${outlineStyle} ${outlineColor}`
    }

    const stop = document.activeElement
    if (stop === null || stop === document.body) return [...found, 'the focus is nowhere']
    const name = `${stop.tagName.toLowerCase()} ${stop.getAttribute('aria-label') ?? stop.textContent ?? ''}`
      .trim()
      .slice(0, 80)
    const target = stop.closest('label') ?? stop

    // Focus visible (WCAG 2.4.7): something of the last stop, its label or its frame looks different without the focus.
    const last = known.lastStop
    if (
      last &&
      last.target !== target &&
      last.looks.every(([element, look]) => element.isConnected && lookOf(element) === look)
    )
      found.push(`no visible focus: ${last.name}`)
    delete known.lastStop
    // The map draws the ring of a place apart; its own test looks at that.
    if (stop.getAttribute('role') !== 'gridcell' && stop.tagName !== 'MAIN') {
      const around = [target.parentElement, target.parentElement?.parentElement].filter(
        (element) => element instanceof Element,
      )
      known.lastStop = {
        target,
        name,
        looks: [target, ...target.querySelectorAll('*'), ...around].map(
          (element) => [element, lookOf(element)] as const,
        ),
      }
    }

    // Focus not obscured (WCAG 2.4.11): a part of it lies on top, inside of the window.
    const isSeen = () => {
      const box = target.getBoundingClientRect()
      return [0.5, 0.1, 0.9].some((share) => {
        const hit = document.elementFromPoint(box.x + box.width * share, box.y + box.height / 2)
        return hit !== null && (target.contains(hit) || hit.contains(target))
      })
    }
    // The browser may still be scrolling there.
    const scrolled = async () => {
      for (let frames = 0; frames < 60 && !isSeen(); frames++)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await scrolled()
    // What has come in since then may have pushed it away: the browser scrolls once, when the focus comes. What stays covered
    // after scrolling by the page's own paddings is covered for everybody.
    if (!isSeen()) stop.scrollIntoView({ block: 'nearest' })
    await scrolled()
    return isSeen() ? found : [...found, `covered or out of the window: ${name}`]
  })
}

/** Walks with Tab (or Shift+Tab) until `target` has the focus, judging every stop on the way. */
export async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key)
    expect.soft(await problemsOfStop(page)).toEqual([])
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target.toString()} is not reached by ${key}`)
}

/** Walks to a control and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await walkTo(page, target)
  await page.keyboard.press(key)
}

/** Walks to a field and types into it; what stands there goes. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await walkTo(page, field)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** From a choice of a group goes on with an arrow until `target` has the focus, judging every stop on the way. */
export async function arrowTo(
  page: Page,
  target: Locator,
  key: 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'ArrowUp' = 'ArrowRight',
): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key)
    expect.soft(await problemsOfStop(page)).toEqual([])
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target.toString()} is not reached by ${key}`)
}

/** What is gone took no focus along: it is on something, not nowhere. */
export async function expectFocusSomewhere(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'nothing'), { message: 'where the focus is' })
    .not.toBe('BODY')
}
