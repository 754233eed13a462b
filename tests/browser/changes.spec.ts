import type { Page } from '@playwright/test'
import { addDays, civilDate } from '../../domain/platform/civil-date.ts'
import { audit } from './support/audit.ts'
import {
  acceptAndPay,
  CARDS,
  expectPaid,
  newPayer,
  standing,
  typeCard,
  CHECKOUT,
  type Payer,
} from './support/checkout.ts'
import type { App } from './support/app.ts'
import { expect, test } from './support/payment-test.ts'
import { expectHeard, expectOpened, listen } from './support/heard.ts'
import { press, walkTo } from './support/keyboard.ts'
import { manageButton, manageLink } from './support/manage.ts'
import { arrive, hold } from './support/person.ts'
import { tick } from './support/tick.ts'

/** What is unknown is a 404 of the resort's; days that may not go alone are a 409. */
// Without a network the code of every screen has to be there already.
test.use({
  savesData: false,
  allowedErrors: async ({}, use) =>
    use([/status of 404/, /status of 409.*\/changes\/quote/, /ERR_INTERNET_DISCONNECTED/]),
})

/** What axe says of this screen: nothing. */
const sound = async (page: Page) => expect(await audit(page, 'it')).toEqual([])

/** The page of a change has opened: the document is named after the booking, the page after what it changes. */
async function expectChanging(page: Page, heading: string): Promise<void> {
  await expect(page).toHaveTitle(/^Gestisci la prenotazione · /)
  await expect(page.getByRole('main', { name: new RegExp(`^${heading}`) })).toBeFocused()
}

/** Fewest days of every stay from now on, on top of what the resort asks; 0 for none. */
async function leastDays(app: App, least: number): Promise<void> {
  await app.sql('delete from minimum_stay where position = 99')
  const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  if (least > 0)
    await app.sql('insert into minimum_stay (position, terms) values (99, $1)', [
      JSON.stringify({ weekdays, leastDays: least, aheadDays: 1 }),
    ])
  await app.sql(`select pg_notify('resort_changed', '')`)
}

/** A guest who has paid two days by card, at the summary of the order. */
async function paidTwoDays(page: Page, app: App, sunBeds = 1): Promise<Payer> {
  const payer = await newPayer(app)
  const from = civilDate(payer.stay.from)
  await hold(app, payer.person, { from, to: addDays(from, 1) }, payer.codes, [], sunBeds)
  await arrive(page, payer.person)
  await page.goto(CHECKOUT)
  await typeCard(page, CARDS.good)
  await acceptAndPay(page)
  await expectPaid(page)
  await page.getByRole('link', { name: 'Vai al riepilogo' }).click()
  return payer
}

test(
  'A-02 B-03 B-21 by keyboard one of two days paid by card is cancelled: its refund is told before and seen afterwards',
  { tag: '@gate' },
  async ({ page, app }) => {
    await listen(page)
    const payer = await paidTwoDays(page, app)
    const button = (name: string) => page.getByRole('button', { name })
    await press(page, manageButton(page))
    await press(page, manageLink(page, /^Cedi un giorno/))
    await expectChanging(page, 'Cedi un giorno')
    const days = page.getByRole('group', { name: 'Scegli i giorni da annullare' }).getByRole('checkbox')
    await expect(days).toHaveCount(2)
    await sound(page)
    await test.step('while a weekend goes only as a whole, all its days are one press away', async () => {
      await leastDays(app, 2)
      await walkTo(page, days.nth(1))
      await page.keyboard.press('Space')
      await expectHeard(page, /almeno/, 'assertive')
      await sound(page)
      await press(page, button('Scegli tutti i giorni'))
      await expect(button('Annulla 2 giorni')).toBeEnabled()
      await expect(days.first()).toBeChecked()
      await expect(days.first(), 'the button has gone, the focus is on its days').toBeFocused()
      await leastDays(app, 0)
      await page.reload()
    })
    await walkTo(page, days.nth(1))
    await page.keyboard.press('Space')
    const refund = page.getByRole('definition').first()
    await expect(page.getByText('Ti torna', { exact: true })).toBeVisible()
    const amount = (await refund.textContent()) ?? ''
    expect(amount).toMatch(/^\d+,\d\d\s€$/)
    await expectHeard(page, new RegExp(`Ti torna${amount.replaceAll('\u00A0', ' ')}`), 'polite')
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main /^Cedi un giorno/:
      - group "Scegli i giorni da annullare":
        - checkbox /Torna \\d+,\\d\\d/
        - checkbox /Torna \\d+,\\d\\d/ [checked]
      - radiogroup "Dove va il rimborso":
        - radio /Come hai pagato/ [checked]
        - radio /Nel tuo credito/
      - button "Annulla 1 giorno"
  `)
    await sound(page)
    await press(page, button('Annulla 1 giorno'))
    const alert = page.getByRole('alertdialog', { name: 'Annullare questi giorni?' })
    await expect(alert).toHaveAccessibleDescription(new RegExp(`I posti tornano liberi subito.* Torna ${amount}`))
    await expect(alert.getByRole('button', { name: 'Torna indietro' })).toBeFocused()
    await sound(page)
    await page.keyboard.press('Escape')
    await expect(alert).toHaveCount(0)
    await expect(button('Annulla 1 giorno')).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, alert.getByRole('button', { name: 'Annulla i giorni' }))
    await expectOpened(page, 'Riepilogo')
    await expectHeard(page, /Giorni annullati/, 'polite')
    await expect(page.getByText(`-${amount}`)).toBeVisible()
    await expect.poll(() => standing(app, payer)).toBe('confirmed partially_refunded')
  },
)

test('B-03 B-21 by keyboard a booking moves to a dearer place that takes fewer of its extras, and the difference is paid by card', async ({
  page,
  app,
}) => {
  await listen(page)
  const payer = await paidTwoDays(page, app, 3)
  const button = (name: string) => page.getByRole('button', { name })
  await press(page, manageButton(page))
  await press(page, manageLink(page, /^Sposta/))
  await expectChanging(page, 'Sposta')
  await expect(button('Scegli il posto')).toBeVisible()
  await sound(page)
  await press(page, button('Scegli il posto'))
  await expect(page.getByRole('main', { name: /^Scegli il posto/ })).toBeFocused()
  const map = await page.getByRole('grid').boundingBox()
  expect(map?.height).toBeGreaterThan(300)
  await press(page, button('Elenco'))
  await expect(button('Mappa'), 'map and list are changed by one button').toBeFocused()
  // A gazebo is the dearest, and takes two sun beds beside its own.
  const place = page.getByRole('button', { name: /^Gazebo P\d+, liber/ }).first()
  const code = /P\d+/.exec((await place.textContent()) ?? '')?.[0] ?? ''
  await press(page, place)
  await expectHeard(page, new RegExp(`^${code} scelto`), 'polite')
  const codeInList = page
    .getByRole('list', { name: 'Elenco dei posti' })
    .getByRole('button', { name: new RegExp(`^Gazebo ${code}, selezionato`) })
  await expect(codeInList).toBeFocused()
  await sound(page)
  const see = button(`Vedi lo spostamento su ${code}`)
  await press(page, see)
  const sheet = page.getByRole('dialog', { name: 'Conferma lo spostamento' })
  await expectHeard(page, /^Da pagare in più.*Nuovo totale/, 'polite')
  await expect(sheet.getByText('Su questo posto cambiano persone, cani o extra: controlla qui sotto.')).toBeVisible()
  await expect(sheet.getByText('3 lettini')).toBeVisible()
  await expect(sheet.getByText('2 lettini')).toBeVisible()
  await expect(sheet.getByText(new RegExp(`^${code} · `))).toBeVisible()
  const due = (await sheet.getByRole('definition').first().textContent()) ?? ''
  await sound(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(see).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, sheet.getByRole('button', { name: 'Sposta la prenotazione' }))
  await expectOpened(page, 'Riepilogo')
  await expectHeard(page, /Prenotazione spostata/, 'polite')
  await expect(page.getByText(`Da pagare ${due}`)).toBeVisible()
  expect(await standing(app, payer)).toBe('confirmed unpaid')
  await press(page, page.getByRole('link', { name: `Paga ora ${due}` }))
  await typeCard(page, CARDS.good)
  await page.getByRole('button', { name: /^Paga / }).click()
  await expectPaid(page)
  await expect.poll(() => standing(app, payer)).toBe('confirmed paid')
})

test('B-03 without a network nothing is changed, and the page says so; an unknown booking leads back', async ({
  page,
  app,
  context,
}) => {
  await paidTwoDays(page, app)
  await manageButton(page).click()
  await manageLink(page, /^Cedi un giorno/).click()
  const days = page.getByRole('group', { name: 'Scegli i giorni da annullare' }).getByRole('checkbox')
  await tick(days.first())
  await expect(page.getByRole('button', { name: 'Annulla 1 giorno' })).toBeEnabled()
  await context.setOffline(true)
  await expect(page.getByText('Senza rete non si può cambiare niente.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annulla 1 giorno' })).toBeDisabled()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Annulla 1 giorno' })).toBeEnabled()
  await page.goto('/tabs/contact/cambia?order=987654321&booking=1')
  await expect(page.getByText('Non troviamo questa prenotazione')).toBeVisible()
  await sound(page)
})
