import type { Locator, Page } from '@playwright/test'

/**
 * The button of a notice that takes back what was just done, with the pointer on it: the notice's time stands still, however long the
 * test looks at something else before it presses.
 */
export async function heldUndo(page: Page): Promise<Locator> {
  const undo = page.getByRole('button', { name: 'Annulla', exact: true })
  await undo.hover()
  return undo
}
