import type { Page } from '@playwright/test'
import { evaluateItemOrder, startItemOrder } from '../../domain/orders/item-calls.ts'
import { addDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import { getRestaurants } from '../../domain/restaurant/calls.ts'
import { timeAt } from '../../domain/restaurant/meal-times.ts'
import type { ServicePlan } from '../../domain/restaurant/service-plan.ts'
import { getServicePlan } from '../../domain/restaurant/staff-calls.ts'
import { axisOf } from '../../web/restaurant/staff/plan-layout.ts'
import type { App } from './support/app.ts'
import { audit } from './support/audit.ts'
import { expectHeard, listen } from './support/heard.ts'
import { expectFocusSomewhere, press as byKeys, walkTo } from './support/keyboard.ts'
import { ask, newPerson } from './support/person.ts'
import { GIADA, openDesk, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const TABLET = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const card = (page: Page) => page.getByRole('region', { name: 'Prenotazione scelta' })
const undo = (page: Page, words: string) =>
  page.locator('.toast', { hasText: words }).getByRole('button', { name: 'Annulla' }).click()

/** A guest books lunch for two with a dog on a day, without a deposit. */
async function bookLunch(app: App, day: CivilDate): Promise<void> {
  const guest = await newPerson(app)
  const party = { seats: 2, dogs: 1, note: 'Allergia alle noci' }
  const cart = { cart: 'restaurant', restaurant: 1, meal: 'lunch', time: '13:00', day, ...party } as const
  const { quoteId } = await ask(app, evaluateItemOrder, { cart }, guest.token)
  const order = { quoteId, clientId: crypto.randomUUID(), method: 'no_payment_needed' as const }
  await ask(app, startItemOrder, { ...order, conditionsAccepted: false, conditionsVersion: null }, guest.token)
}

test(
  'R-603 B-09 B-11 B-15: by keyboard a table that a guest books appears, is moved and taken back, and cancelled with the page’s end',
  { tag: '@gate' },
  async ({ page, app }) => {
    const day = addDays((await ask(app, getRestaurants, {})).today, 1)
    await page.setViewportSize(TABLET)
    await listen(page)
    await openDesk(page, `/ges/ristorante?meal=lunch&day=${day}`, GIADA)
    await expect(page.getByText('Nessuna prenotazione')).toBeVisible()
    await bookLunch(app, day)
    // From here on by keyboard.
    const block = page
      .getByRole('row', { name: /^Tavolo 1/ })
      .getByRole('button', { name: /^Tavolo 1, 13:00, Giulia .*, 2 persone, nota, in arrivo, 1 cane$/ })
    const inCard = (name: string) => card(page).getByRole('button', { name, exact: true })
    await byKeys(page, block)
    await expect(block).toHaveAttribute('aria-pressed', 'true')
    await expect(card(page)).toContainText('Allergia alle noci')
    expect(await audit(page, 'it')).toEqual([])

    const sheet = page.getByRole('dialog')
    await byKeys(page, inCard('Sposta'))
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(inCard('Sposta')).toBeFocused()
    await page.keyboard.press('Enter')
    for (const [field, option] of [
      ['Tavolo', '4'],
      ['Ora', '13:30'],
    ] as const) {
      const list = sheet.getByRole('combobox', { name: field })
      await walkTo(page, list)
      for (let steps = 0; steps < 8 && (await list.inputValue()) !== option; steps++)
        await page.keyboard.press('ArrowDown')
      await expect(list).toHaveValue(option)
    }
    expect(await audit(page, 'it')).toEqual([])
    await byKeys(page, sheet.getByRole('button', { name: 'Sposta', exact: true }))
    await expect(card(page)).toContainText('Tavolo 4, ore 13:30')
    await expectHeard(page, /tavolo 4, ore 13:30/, 'polite')
    await expectFocusSomewhere(page)
    const notice = page.locator('.toast', { hasText: 'tavolo 4, ore 13:30' })
    await byKeys(page, notice.getByRole('button', { name: 'Annulla' }))
    await expect(card(page)).toContainText('Tavolo 1, ore 13:00')

    // The focus is back where it came from, behind the card.
    await walkTo(page, inCard('Annulla prenotazione'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await walkTo(page, sheet.getByRole('textbox', { name: 'Motivo per l’ospite' }))
    await page.keyboard.type('Vento forte')
    await byKeys(page, sheet.getByRole('button', { name: 'Annulla la prenotazione' }))
    await expect(page.getByText('Nessuna prenotazione')).toBeVisible()
    await page.reload()
    const token = await staffToken(app, GIADA)
    const plan = () => ask(app, getServicePlan, { restaurant: '1', day, meal: 'lunch' }, token)
    await expect.poll(async () => (await plan()).bookings.map(({ state }) => state)).toEqual(['cancelled'])
    await expect(page.getByText('Nessuna prenotazione')).toBeVisible()
    await fitsAtItsEnd(page, await plan())
  },
)

/** At the last minute of a sitting's axis the mark of now stands within its hours: the plan does not scroll for it. */
async function fitsAtItsEnd(page: Page, plan: ServicePlan): Promise<void> {
  const atItsEnd = { ...plan, today: plan.day, now: timeAt(axisOf(plan).to) }
  await page.route('**/ges/restaurant/plan?**', (route) => route.fulfill({ json: atItsEnd }))
  await page.reload()
  await expect(page.locator('.service-now')).toHaveText(atItsEnd.now)
  const beyond = await page
    .getByRole('region', { name: 'Tavoli e prenotazioni' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(beyond).toBe(0)
}

test('B-09: who walks in gets a table, sits down and is taken back, on a phone and in the dark', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openDesk(page, '/ges/ristorante?meal=dinner', GIADA)
  await press(page, 'Aggiungi una prenotazione')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Nome').fill('Compleanno Nuti')
  await sheet.getByRole('button', { name: 'Più: Persone' }).click()
  expect(await audit(page, 'it')).toEqual([])
  await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  const party = page.getByRole('button', { name: /, Compleanno Nuti, Tavolo 3, 3 persone/ })
  await party.click()
  await press(page, 'Fai accomodare')
  await expect(party).toHaveAccessibleName(/seduti/)
  expect(await audit(page, 'it')).toEqual([])
  await undo(page, 'Compleanno Nuti: al tavolo 3')
  await expect(party).not.toHaveAccessibleName(/seduti/)
})
