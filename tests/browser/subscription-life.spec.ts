import type { Page } from '@playwright/test'
import { getPlan } from '../../domain/umbrellas/calls.ts'
import { audit } from './support/audit.ts'
import { expectHeard, expectOpened, listen } from './support/heard.ts'
import { expectFocusSomewhere, press, walkTo } from './support/keyboard.ts'
import { arrive, ask, newPerson } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { looksWellHere } from './support/guest-looks.ts'
import { buy, CARNET, keepPlace, SEASON } from './support/season-pass.ts'
import { expect, test } from './support/test.ts'

test.use({ allowedErrors: [/status of 404/] })

const TABLET = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }
const notice = (page: Page) => page.getByRole('region', { name: 'Avvisi' })

test('R-102 R-603: at the desk cash is taken, a place is changed with its difference, a card is read, a subscription is ended', async ({
  app,
  page,
}) => {
  const holder = await newPerson(app, 'Ottavia')
  const bought = await buy(app, holder, SEASON, 'M')
  await app.sql(`update subscription_instalment set due_day = resort_today() - 1 where position = 0`)
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/abbonamenti', ELENA)
  await page.getByLabel(/^Cerca/).fill('ottavia')
  await page
    .getByRole('navigation', { name: 'Abbonamenti trovati' })
    .getByRole('button', { name: /Ottavia/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: /^Ottavia/ })).toBeVisible()
  await looksWellHere(page)

  await page.getByRole('button', { name: 'Incassa: Acconto' }).click()
  const cash = page.getByRole('dialog')
  await expect(cash.getByText('la ricevuta parte per e-mail')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await cash.getByRole('button', { name: /^Ho ricevuto/ }).click()
  await expect(notice(page)).toContainText('Incasso registrato')
  await expect(page.getByText('Pagata')).toHaveCount(1)
  await page.getByRole('button', { name: 'Incassa: Rata 1' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ho ricevuto/ })
    .click()
  await expect(page.getByText('Pagata')).toHaveCount(2)

  const { places } = await ask(app, getPlan, {})
  const other = places.find((one) => one.row === 'B' && one.category === 'human' && one.isBookable)?.code ?? ''
  await page.getByRole('button', { name: 'Cambia posto' }).click()
  const change = page.getByRole('dialog', { name: 'Cambia posto' })
  await change.getByLabel('Nuovo posto').fill('zz9')
  await expect(change.getByText('Questo posto non c’è sulla mappa.')).toBeVisible()
  await change.getByLabel('Nuovo posto').fill(other)
  await change.getByRole('button', { name: 'Calcola la differenza' }).click()
  await expect(change.getByText('Da pagare subito')).toBeVisible()
  await looksWellHere(page)
  await change.getByRole('button', { name: `Sposta su ${other}` }).click()
  await expect(notice(page)).toContainText(`Spostato su ${other}`)
  await expect(page.getByText(`${bought.code ?? ''} → ${other}`)).toBeVisible()

  await page.getByLabel(/^Cerca/).fill(bought.passCode)
  await expect(page.getByRole('status').filter({ hasText: /Può entrare|Oggi non ha un posto/ })).toBeVisible()
  await page.setViewportSize(PHONE)
  await looksWellHere(page)
  await page.setViewportSize(TABLET)

  await page.getByRole('button', { name: 'Concludi', exact: true }).click()
  const end = page.getByRole('dialog', { name: 'Concludere l’abbonamento?' })
  await end.getByLabel('Motivo').fill('Si trasferisce')
  await end.getByRole('button', { name: 'Concludi l’abbonamento' }).click()
  await expect(notice(page)).toContainText('Abbonamento concluso')
  const audited = await app.sql<{ action: string }>(
    `select action from staff_action where subject = 'subscription:${bought.subscriptionId}' order by id`,
  )
  expect(audited.map(({ action }) => action)).toEqual([
    'subscription.take-cash',
    'subscription.take-cash',
    'subscription.change-place',
    'subscription.end',
  ])
})

test('R-102 B-15 B-21: by keyboard the family is added, an entry is used and given back, and the contract is withdrawn from in two steps', async ({
  app,
  page,
}) => {
  await page.setViewportSize(PHONE)
  const holder = await newPerson(app, 'Ludovica')
  const { subscriptionId, orderId } = await buy(app, holder, CARNET, null)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await listen(page)
  await arrive(page, holder)
  await page.goto(`/tabs/contact/abbonamenti?subscription=${subscriptionId}`)

  const add = button('Aggiungi una persona')
  const member = page.getByRole('dialog', { name: 'Aggiungi una persona' })
  await press(page, add)
  await expect(member).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(member).toHaveCount(0)
  await expect(add).toBeFocused()
  for (const name of ['Nonna Ada', 'Zio Pino']) {
    await page.keyboard.press('Enter')
    const field = member.getByLabel('Nome')
    await expect(field).toBeFocused()
    if (name === 'Nonna Ada') {
      await press(page, member.getByRole('button', { name: 'Aggiungi', exact: true }))
      await expect(field, 'the wrong field').toBeFocused()
      await expect(field).toHaveAccessibleDescription('Compila questo campo.')
    }
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expectHeard(page, new RegExp(`^${name} può usare`), 'polite')
    await expect(add).toBeFocused()
  }
  // A notice lies over the end of the page for as long as it stays.
  await expect(notice(page).getByText(/può usare/)).toHaveCount(0)
  await walkTo(page, button('Togli Zio Pino'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectHeard(page, /^Zio Pino non può più usarlo/, 'polite')
  await expect(button('Togli Zio Pino')).toHaveCount(0)
  await expect(button('Togli Nonna Ada'), 'the row has gone, the focus is on the one before').toBeFocused()

  await walkTo(page, button('Usa un ingresso'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const entry = page.getByRole('dialog', { name: 'Usa un ingresso' })
  await walkTo(page, entry.getByRole('grid').getByRole('button').and(page.locator('[tabindex="0"]')))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await press(page, entry.getByRole('button', { name: /^N\d+$/ }).first(), 'Space')
  await looksWellHere(page)
  await press(page, entry.getByRole('button', { name: /^Prendi N/ }))
  await expectHeard(page, /^N\d+ è tuo/, 'polite')
  await expect(button('Usa un ingresso')).toBeFocused()
  await looksWellHere(page)
  await walkTo(page, button(/^Restituisci N/), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectHeard(page, /^Ingresso restituito/, 'polite')
  await expect(page.getByText('Restituito', { exact: true })).toBeVisible()
  await expect(button('Usa un ingresso'), 'the entry’s button has gone').toBeFocused()
  const [used] = await app.sql(`select entries_used from subscription where id = ${subscriptionId}`)
  expect(used).toEqual({ entries_used: 0 })
  await expect(notice(page).getByText(/Ingresso restituito/), 'it lies over the end of the page').toHaveCount(0)

  await expect(notice(page).getByText(/^Ingresso restituito/)).toHaveCount(0)
  await press(page, page.getByRole('link', { name: /^Recedi dal contratto qui/ }))
  await expect(page).toHaveURL(new RegExp(`recesso\\?order=${orderId}`))
  await expectOpened(page, 'Recesso')
  const name = page.getByLabel('Nome e cognome')
  await expect(name).toHaveValue(/Ludovica/)
  await walkTo(page, name)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('L')
  await press(page, button('Continua'))
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('È troppo corto.')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Ludovica Riva')
  await looksWellHere(page)
  await press(page, button('Continua'))
  await expect(page.getByRole('heading', { name: 'Confermi il recesso?' })).toBeVisible()
  await expect(page.getByRole('main'), 'the next step starts at its top').toBeFocused()
  await looksWellHere(page)
  await press(page, button('Conferma recesso'))
  await page.keyboard.press('Enter')
  await expectHeard(page, /^Recesso ricevuto/, 'polite')
  await expect(page.getByRole('main')).toBeFocused()
  await looksWellHere(page)
  const declared = await app.sql(`select name from withdrawal where order_id = ${orderId}`)
  expect(declared).toHaveLength(1)
  const [ended] = await app.sql(`select state from subscription where id = ${subscriptionId}`)
  expect(ended).toEqual({ state: 'cancelled' })
  await page.goto('/tabs/contact/recesso?order=987654321')
  await expect(page.getByText('Ordine non trovato')).toBeVisible()
})

test('R-102 B-15 B-21: by keyboard the place of the coming season is renewed by one holder, and let go by another', async ({
  app,
  page,
}) => {
  await page.setViewportSize(PHONE)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await listen(page)

  await test.step('renewed', async () => {
    const holder = await newPerson(app, 'Ilaria')
    const { subscriptionId, code } = await keepPlace(app, holder)
    await arrive(page, holder)
    await page.goto(`/tabs/contact/abbonamenti?subscription=${subscriptionId}`)
    await expect(page.getByRole('heading', { level: 3, name: `${code} anche la prossima stagione?` })).toBeVisible()
    await looksWellHere(page)
    await press(page, button('Rinnova'))
    await expect(page).toHaveTitle(/^Pagamento · /)
    await expect(page.getByRole('heading', { name: /^È tuo fino al \d/ })).toBeVisible()
    await expect(page.getByRole('timer'), 'days hurry nobody').toHaveCount(0)
    await press(page, page.getByRole('radio', { name: /Contanti alla cassa/ }), 'Space')
    await press(page, page.getByRole('checkbox'), 'Space')
    await press(page, button(/^Ordine con obbligo di pagare/))
    await expectHeard(page, /^L’abbonamento è tuo/, 'polite')
    const renewed = await app.sql(`select state from subscription where renews_id = $1`, [subscriptionId])
    expect(renewed).toEqual([{ state: 'confirmed' }])
  })

  await test.step('let go', async () => {
    const holder = await newPerson(app, 'Fosca')
    const { subscriptionId, code } = await keepPlace(app, holder)
    await arrive(page, holder)
    await page.goto(`/tabs/contact/abbonamenti?subscription=${subscriptionId}`)
    await press(page, button('Non mi serve'))
    const question = page.getByRole('dialog', { name: 'Lasciare il posto?' })
    await expect(question).toHaveAccessibleDescription(`${code} torna subito in vendita per tutti.`)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(button('Non mi serve')).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, question.getByRole('button', { name: 'Lascia il posto' }))
    await expectHeard(page, /^Posto lasciato/, 'polite')
    await expect(button('Non mi serve')).toHaveCount(0)
    await expectFocusSomewhere(page)
  })
})
