import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Something that a screen reader says without being asked. */
interface Heard {
  readonly text: string
  readonly urgency: 'polite' | 'assertive'
}

/** Notes what live regions say from the next document on, in the order in which a screen reader would. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: { text: string; urgency: string }[] = []
    Object.assign(globalThis, { heard })
    // A region's role says how urgent it is; `aria-live` says so itself.
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[aria-live], [role=status], [role=alert]') ?? null
    const note = (node: Node) => {
      const region = regionOf(node)
      const live =
        region?.getAttribute('aria-live') ?? (region?.getAttribute('role') === 'alert' ? 'assertive' : 'polite')
      const text = (node.textContent ?? '').replaceAll('\u00A0', ' ').trim()
      if (region !== null && live !== 'off' && text !== '') heard.push({ text, urgency: live })
    }
    const add = (node: Node) => {
      note(node)
      // A region that comes with its words is heard as well, wherever it stands in what was added.
      if (node instanceof Element && regionOf(node) === null)
        for (const region of node.querySelectorAll('[role=status], [role=alert], [aria-live]')) note(region)
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') note(target)
        else for (const node of addedNodes) add(node)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/**
 * A screen that has opened says what it is: its title, and its heading as the name of the page, which has the focus. What
 * follows starts at its top.
 */
export async function expectOpened(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${title} · `))
  await expect(page.getByRole('main', { name: new RegExp(`^${title}`) })).toBeFocused()
}

/** A screen without a heading of its bar has opened: the document is named after it, and its name is said. */
export async function expectSaid(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${title} · `))
  await expectHeard(page, new RegExp(`^${title}\\.`), 'polite')
}

/** Waits until a live region has said `text`, as urgently as that. */
export async function expectHeard(page: Page, text: RegExp, urgency: Heard['urgency']): Promise<void> {
  const matching = () =>
    page.evaluate(
      ([pattern, wanted]) =>
        (globalThis as unknown as { heard: Heard[] }).heard.some(
          (one) => one.urgency === wanted && new RegExp(pattern, 'u').test(one.text),
        ),
      [text.source, urgency] as const,
    )
  await expect.poll(matching, { message: `${urgency}: ${text.source}` }).toBe(true)
}
