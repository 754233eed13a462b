import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/** Ticks a box as a finger does: on the drawn square of its row, once the page has come to rest. */
export async function tick(box: Locator): Promise<void> {
  await box.locator('xpath=ancestor::label').locator('.check').click()
  await expect(box).toBeChecked()
}

/** Takes one of several choices by its label, as a finger does. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  await expect(radio).toBeChecked()
}
