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
import { arrive, hold } from './support/person.ts'
import { tick } from './support/tick.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(120_000)
/** What is unknown is a 404 of the resort's. */
test.use({ allowedErrors: async ({}, use) => use([/status of 404/, /ERR_INTERNET_DISCONNECTED/]) })

/** What axe says of this screen: nothing. */
const sound = async (page: Page) => expect(await audit(page, 'it')).toEqual([])

/** A guest who has paid two days by card, at the summary of the order. */
async function paidTwoDays(page: Page, app: App): Promise<Payer> {
  const payer = await newPayer(app)
  const from = civilDate(payer.stay.from)
  await hold(app, payer.person, { from, to: addDays(from, 1) }, payer.codes)
  await arrive(page, payer.person)
  await page.goto(CHECKOUT)
  await typeCard(page, CARDS.good)
  await acceptAndPay(page)
  await expectPaid(page)
  await page.getByRole('link', { name: 'Vai al riepilogo' }).click()
  return payer
}

test('B-03 one of two days paid by card is cancelled: its refund is told before and seen afterwards', async ({
  page,
  app,
}) => {
  const payer = await paidTwoDays(page, app)
  await page.getByRole('link', { name: 'Cambia o annulla' }).click()
  await expect(page.getByRole('heading', { name: 'Cambia o annulla' })).toBeVisible()
  const days = page.getByRole('group', { name: 'Scegli i giorni da annullare' }).getByRole('checkbox')
  await expect(days).toHaveCount(2)
  await sound(page)
  await tick(days.nth(1))
  const refund = page.getByRole('definition').first()
  await expect(page.getByText('Rimborso', { exact: true })).toBeVisible()
  const amount = (await refund.textContent()) ?? ''
  expect(amount).toMatch(/^\d+,\d\d\s€$/)
  await sound(page)
  await page.getByRole('button', { name: 'Annulla 1 giorno' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByText(`Torna ${amount}`)).toBeVisible()
  await sound(page)
  await alert.getByRole('button', { name: 'Annulla i giorni' }).click()
  await expect(page.getByText(`-${amount}`)).toBeVisible()
  await expect.poll(() => standing(app, payer)).toBe('confirmed partially_refunded')
})

test('B-03 a booking moves to a dearer place, and the difference is paid by card', async ({ page, app }) => {
  const payer = await paidTwoDays(page, app)
  await page.getByRole('link', { name: 'Cambia o annulla' }).click()
  await page.getByRole('radio', { name: 'Sposta' }).locator('xpath=ancestor::label').click()
  await expect(page.getByRole('button', { name: 'Scegli il posto' })).toBeVisible()
  await sound(page)
  await page.getByRole('button', { name: 'Scegli il posto' }).click()
  await expect(page.getByRole('heading', { name: 'Scegli il posto' })).toBeVisible()
  const map = await page.getByRole('grid').boundingBox()
  expect(map?.height).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Elenco' }).click()
  // The first row is the dearest.
  const place = page.getByRole('button', { name: /^A\d+, liber/ }).first()
  const code = /^A\d+/.exec((await place.textContent()) ?? '')?.[0] ?? ''
  await place.click()
  await sound(page)
  await page.getByRole('button', { name: `Vedi lo spostamento su ${code}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Conferma lo spostamento' })
  await expect(sheet.getByText('Da pagare in più')).toBeVisible()
  await expect(sheet.getByText(new RegExp(`^${code} · `))).toBeVisible()
  const due = (await sheet.getByRole('definition').first().textContent()) ?? ''
  await sound(page)
  await sheet.getByRole('button', { name: 'Sposta la prenotazione' }).click()
  await expect(page.getByRole('heading', { name: 'Riepilogo' })).toBeVisible()
  await expect(page.getByText(`Da pagare ${due}`)).toBeVisible()
  expect(await standing(app, payer)).toBe('confirmed unpaid')
  await page.getByRole('link', { name: `Paga ora ${due}` }).click()
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
  await page.getByRole('link', { name: 'Cambia o annulla' }).click()
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
