import type { Locator, Page } from '@playwright/test'
import { CVC } from './card-data.ts'
import { bankOf, fieldOf, wayOf } from './checkout.ts'
import { walkTo } from './keyboard.ts'
import { expect } from './test.ts'

/** More stops than lie before anything of a provider's. */
const MOST_STOPS = 20

/** Goes with Tab to something in a provider's own page, which tells of its focus only by and by. */
export async function tabInto(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((one) => one === document.activeElement && document.hasFocus())) break
  }
  await expect(target).toBeFocused()
}

async function typeInto(page: Page, part: 'number' | 'expiry' | 'cvc', text: string): Promise<void> {
  await tabInto(page, fieldOf(page, part))
  await page.keyboard.type(text)
}

/** What a card needs after its number. */
export async function typeRest(page: Page): Promise<void> {
  await typeInto(page, 'expiry', '1234')
  await typeInto(page, 'cvc', CVC)
}

export async function typeCardByKeyboard(page: Page, number: string): Promise<void> {
  await typeInto(page, 'number', number)
  await typeRest(page)
}

/** Answers the bank's question, in its page over ours. */
export async function answerBank(page: Page, answer: 'Approve' | 'Refuse'): Promise<void> {
  await tabInto(page, bankOf(page).getByRole('button', { name: answer }))
  await page.keyboard.press('Enter')
}

/** Goes to the ways to pay and on with the arrows until one is chosen. */
export async function chooseByKeyboard(page: Page, name: RegExp): Promise<void> {
  const row = wayOf(page, name)
  await expect(row).toBeAttached()
  await walkTo(page, page.getByRole('radio', { checked: true }).first())
  for (let stops = 0; stops < 8 && !(await row.isChecked()); stops++) await page.keyboard.press('ArrowDown')
  await expect(row).toBeChecked()
  await expect(row).toBeFocused()
}
