import type { Locator, Page } from '@playwright/test'
import { press } from './keyboard.ts'

/** The one way, on the summary of an order, to what can be done with its bookings. */
export const manageButton = (page: Page): Locator => page.getByRole('button', { name: 'Gestisci la prenotazione' })

/** Its sheet. */
const manageSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Gestisci la prenotazione' })

/** The row of the sheet that asks before a booking is deleted; `name` says which one of several. */
export function cancelRow(page: Page, name?: string): Locator {
  const sheet = manageSheet(page)
  const rows = name === undefined ? sheet : sheet.getByRole('group', { name, exact: true })
  return rows.getByRole('button', { name: /^Annulla/ })
}

/** The rows of the sheet that lead to another page: "Sposta", "Cedi un giorno". */
export const manageLink = (page: Page, name: RegExp): Locator => manageSheet(page).getByRole('link', { name })

/** Opens the question whether a booking is deleted. */
export async function askToDelete(page: Page, name?: string): Promise<void> {
  await manageButton(page).click()
  await cancelRow(page, name).click()
}

/** The same by keyboard. */
export async function askToDeleteByKeyboard(page: Page, name?: string): Promise<void> {
  await press(page, manageButton(page))
  await press(page, cancelRow(page, name))
}
