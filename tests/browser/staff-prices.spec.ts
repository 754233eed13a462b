import type { Page } from '@playwright/test'
import { addDays, civilDate, weekday, type CivilDate } from '../../domain/platform/civil-date.ts'
import { getAvailability } from '../../domain/umbrellas/calls.ts'
import { audit } from './support/audit.ts'
import { CHECKOUT } from './support/checkout.ts'
import { dayFromToday } from './support/guest.ts'
import { arrive, ask, hold, newPerson } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { choose } from './support/tick.ts'

const dayButton = (page: Page, day: string) => page.locator(`button[data-day="${day}"]`)

/** Drags the brush from a day to another. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  await dayButton(page, from).scrollIntoViewIfNeeded()
  const [start, end] = [await dayButton(page, from).boundingBox(), await dayButton(page, to).boundingBox()]
  if (start === null || end === null) throw new Error('a day is not on the screen')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 })
  await page.mouse.up()
}

/** The next Saturday that is at least so many days away. */
async function saturdayFrom(app: Parameters<typeof dayFromToday>[0], days: number): Promise<CivilDate> {
  const day = civilDate(await dayFromToday(app, days))
  return addDays(day, (13 - weekday(day)) % 7)
}

test('B-06 a promotion says what is missing; a minimum stay is told before, with the stays that do in one tap', async ({
  page,
  app,
  browser,
}) => {
  const saturday = await saturdayFrom(app, 40)
  await page.setViewportSize({ width: 1180, height: 820 })
  await openDesk(page, '/ges/prezzi?section=promotions', ELENA)
  await page.getByRole('button', { name: 'Nuova promozione' }).click()
  const form = page.getByRole('dialog')
  // What it is, when and for whom it holds, how much it takes off: each step is right before the next.
  const next = form.getByRole('button', { name: 'Avanti' })
  await next.click()
  await expect(form.getByText('Controlla i campi segnati.')).toBeVisible()
  await expect(form.getByText('Serve in ogni lingua.')).toBeVisible()
  await form.getByLabel('Codice (vuoto: vale da sola)').fill('argo10')
  await expect(form.getByText('C’è già in un’altra promozione.')).toBeVisible()
  await form.getByLabel('Codice (vuoto: vale da sola)').fill('')
  for (const language of ['Italiano', 'Inglese', 'Francese', 'Olandese', 'Tedesco']) {
    await choose(form.getByRole('radio', { name: language }))
    await form.getByLabel('Nome', { exact: true }).fill('Mattina')
  }
  expect(await audit(page, 'it')).toEqual([])
  await next.click()
  await form.getByRole('checkbox', { name: 'Mattina' }).check()
  await form.getByText('Altre condizioni').click()
  await form.getByRole('checkbox', { name: 'Al banco' }).check()
  expect(await audit(page, 'it')).toEqual([])
  await next.click()
  await form.getByRole('button', { name: 'Salva nella bozza' }).click()
  await expect(form.getByText('Scrivi di quanto è lo sconto.')).toBeVisible()
  await form.getByLabel('Sconto in percento', { exact: true }).fill('10')
  expect(await audit(page, 'it')).toEqual([])
  await form.getByRole('button', { name: 'Salva nella bozza' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Nuova regola' }).click()
  await form.getByLabel('Solo file (A, C-H)').fill('B')
  await form.getByRole('button', { name: 'Salva nella bozza' }).click()
  await expect(page.getByText('2 modifiche')).toBeVisible()
  const publish = async () => {
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
    await form.getByRole('button', { name: 'Pubblica', exact: true }).click()
    await expect(form).toBeHidden()
  }
  await publish()

  const guest = await browser.newPage({ baseURL: app.url, viewport: { width: 390, height: 844 } })
  await arrive(guest, await newPerson(app))
  const search = `?from=${saturday}&to=${saturday}&part=full_day&people=2`
  await guest.goto(`/tabs/main-page-ombrelloni/new-search-loader${search}`)
  await expect(guest.getByText(/servono almeno 2 giorni nella fila B/)).toBeVisible()
  await guest.goto(`/tabs/main-page-ombrelloni${search}`)
  await expect(guest.getByText(/servono almeno 2 giorni nella fila B/)).toBeVisible()
  expect(await audit(guest, 'it')).toEqual([])
  await guest.getByRole('button', { name: 'Aggiungi domenica' }).click()
  await expect(guest).toHaveURL(new RegExp(`from=${saturday}&to=${addDays(saturday, 1)}`))
  await expect(guest.getByText(/servono almeno 2 giorni/)).toBeHidden()
  await guest.close()

  await page.getByRole('listitem').filter({ hasText: 'sab, dom' }).getByRole('button', { name: 'Togli' }).click()
  await expect(page.getByText('1 modifica')).toBeVisible()
  await publish()
})

test(
  'B-06 a manager paints days, changes a price, tries it and publishes; a guest pays the new price, less with a code',
  { tag: '@gate' },
  async ({ page, app, browser }) => {
    const [day, next] = [await dayFromToday(app, 150), await dayFromToday(app, 151)]
    await page.setViewportSize({ width: 1180, height: 820 })
    await openDesk(page, '/ges/prezzi', ELENA)
    // One row of months is open, so that the prices are in sight.
    const cell = page.getByRole('textbox', { name: 'File B–D, Ferragosto, euro' })
    await expect(cell).toBeInViewport()
    await page.getByRole('button', { name: 'Mostra tutti i mesi' }).click()
    await page.getByRole('radio', { name: 'Ferragosto' }).check()
    await drag(page, day, next)
    await expect(page.getByText('Modifica salvata nella bozza')).toBeVisible()
    await expect(dayButton(page, next)).toHaveAccessibleName(/Ferragosto$/)
    // By the keyboard the same: Shift and arrow choose, Enter paints.
    await page.getByRole('radio', { name: 'Alta' }).check()
    await dayButton(page, next).focus()
    await page.keyboard.press('Enter')
    await expect(dayButton(page, next)).toHaveAccessibleName(/Alta$/)

    await cell.fill('57')
    await cell.press('Enter')
    await expect(page.getByText('3 modifiche')).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])

    await page.getByRole('textbox', { name: 'Posto', exact: true }).fill('C20')
    const form = page.locator('.price-what-if-form')
    await form.getByLabel('Dal', { exact: true }).fill(day)
    await form.getByLabel('Al', { exact: true }).fill(day)
    await form.getByRole('button', { name: 'Calcola' }).click()
    await expect(page.getByRole('region', { name: 'Bozza' }).getByText('57,00 €').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Bozza' }).getByText(/Decide: File B–D, Ferragosto/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Pubblicato' }).getByText('57,00 €')).toHaveCount(0)

    await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
    const summary = page.getByRole('dialog')
    await expect(summary.getByText('da 50,00 € a 57,00 €')).toBeVisible()
    await summary.getByRole('button', { name: 'Pubblica', exact: true }).click()
    await expect(page.getByText('Prezzi pubblicati')).toBeVisible()
    await choose(page.getByRole('radio', { name: 'Promozioni' }))
    await expect(page.getByText('Benvenuti al bagno')).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])

    const found = await ask(app, getAvailability, { from: civilDate(day), to: civilDate(day), part: 'full_day' })
    expect(found.prices.find(({ row, category }) => row === 'C' && category === 'human')?.totalCents).toBe(5700)
    const person = await newPerson(app)
    await hold(app, person, { from: day, to: day }, ['C20'])
    const guest = await browser.newPage({ baseURL: app.url, viewport: { width: 390, height: 844 } })
    await arrive(guest, person)
    await guest.goto(CHECKOUT)
    await guest.getByRole('button', { name: 'Hai un codice?' }).click()
    await guest.getByLabel('Codice', { exact: true }).fill('sabbia')
    await guest.getByRole('button', { name: 'Usa il codice' }).click()
    await expect(guest.getByText('Questo codice non esiste.')).toBeVisible()
    await guest.getByLabel('Codice', { exact: true }).fill('argo10')
    await guest.getByRole('button', { name: 'Usa il codice' }).click()
    await expect(guest.getByText('Promozione Benvenuti al bagno')).toBeVisible()
    await expect(guest.getByText('59,30 €').first()).toBeVisible()
    expect(await audit(guest, 'it')).toEqual([])
    await guest.getByRole('button', { name: 'Togli il codice' }).click()
    await expect(guest.getByText('Promozione Benvenuti al bagno')).toBeHidden()
    await guest.close()
  },
)
