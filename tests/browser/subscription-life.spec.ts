import type { Page } from '@playwright/test'
import { evaluateItemOrder, startItemOrder } from '../../domain/orders/item-calls.ts'
import {
  getSubscriptionAvailability,
  getSubscriptionPlans,
  listSubscriptions,
  type Subscription,
  type SubscriptionCart,
} from '../../domain/subscriptions/calls.ts'
import { getPlan } from '../../domain/umbrellas/calls.ts'
import type { App } from './support/app.ts'
import { audit, settle } from './support/audit.ts'
import { arrive, ask, newPerson, type Person } from './support/person.ts'
import { ELENA, signInAtDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: [/status of 404/] })
test.setTimeout(150_000)

const TABLET = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }
const SEASON = 1
const CARNET = 8
const notice = (page: Page) => page.getByRole('region', { name: 'Avvisi' })

/** Buys a plan in cash through the calls; a place of a row that is free on all its days, or none for a carnet. */
async function buy(app: App, person: Person, planId: number, row: string | null): Promise<Subscription> {
  const { plans } = await ask(app, getSubscriptionPlans, {})
  const plan = plans.find((one) => one.planId === planId)
  if (plan === undefined) throw new Error(`the plan ${planId} is not sold`)
  const { from } = plan.start
  const { places } = await ask(app, getPlan, {})
  const free = row === null ? null : await ask(app, getSubscriptionAvailability, { planId: String(planId), from })
  const place = places.find((one, index) => one.row === row && one.category === 'human' && free?.states[index] === 'f')
  const cart: SubscriptionCart = {
    cart: 'subscription',
    planId,
    from,
    umbrellaId: place?.id ?? null,
    people: 2,
    dogs: [],
    extras: [],
    inInstalments: row !== null,
    renewsId: null,
  }
  const quote = await ask(app, evaluateItemOrder, { cart }, person.token)
  const conditionsVersion = quote.conditions.find(({ method }) => method === 'cash')?.version ?? null
  const press = { quoteId: quote.quoteId, clientId: crypto.randomUUID(), method: 'cash' as const }
  await ask(app, startItemOrder, { ...press, conditionsAccepted: true, conditionsVersion }, person.token)
  const { subscriptions } = await ask(app, listSubscriptions, {}, person.token)
  const [bought] = subscriptions
  if (bought === undefined) throw new Error('nothing was bought')
  return bought
}

async function looksWell(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    expect(await audit(page, 'it')).toEqual([])
  }
}

test('R-102 R-603: at the desk cash is taken, a place is changed with its difference, a card is read, a subscription is ended', async ({
  app,
  page,
}) => {
  const holder = await newPerson(app, 'Ottavia')
  const bought = await buy(app, holder, SEASON, 'M')
  await app.sql(`update subscription_instalment set due_day = resort_today() - 1 where position = 0`)
  await page.setViewportSize(TABLET)
  await page.goto('/ges/abbonamenti')
  await signInAtDesk(page, ELENA)
  await page.getByLabel(/^Cerca/).fill('ottavia')
  await page
    .getByRole('navigation', { name: 'Abbonamenti trovati' })
    .getByRole('button', { name: /Ottavia/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: /^Ottavia/ })).toBeVisible()
  await looksWell(page)

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
  await looksWell(page)
  await change.getByRole('button', { name: `Sposta su ${other}` }).click()
  await expect(notice(page)).toContainText(`Spostato su ${other}`)
  await expect(page.getByText(`${bought.code ?? ''} → ${other}`)).toBeVisible()

  await page.getByLabel(/^Cerca/).fill(bought.passCode)
  await expect(page.getByRole('status').filter({ hasText: /Può entrare|Oggi non ha un posto/ })).toBeVisible()
  await page.setViewportSize(PHONE)
  await looksWell(page)
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

test('R-102 B-15: the family is added, an entry is used and given back, and the contract is withdrawn from in two steps', async ({
  app,
  page,
}) => {
  await page.setViewportSize(PHONE)
  const holder = await newPerson(app, 'Ludovica')
  const { subscriptionId, orderId } = await buy(app, holder, CARNET, null)
  await arrive(page, holder)
  await page.goto(`/tabs/contact/abbonamenti?subscription=${subscriptionId}`)

  await page.getByRole('button', { name: 'Aggiungi una persona' }).click()
  const member = page.getByRole('dialog', { name: 'Aggiungi una persona' })
  await member.getByLabel('Nome').fill('Nonna Ada')
  await member.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Togli Nonna Ada' })).toBeVisible()

  await page.getByRole('button', { name: 'Usa un ingresso' }).click()
  const entry = page.getByRole('dialog', { name: 'Usa un ingresso' })
  await entry
    .getByRole('button', { name: /domani|\d{4}/ })
    .last()
    .click()
  const free = entry.getByRole('button', { name: /^N\d+$/ }).first()
  await free.click()
  await looksWell(page)
  await entry.getByRole('button', { name: /^Prendi N/ }).click()
  await expect(notice(page)).toContainText('è tuo')
  await looksWell(page)
  await page.getByRole('button', { name: /^Restituisci N/ }).click()
  await expect(page.getByText('Restituito', { exact: true })).toBeVisible()
  const [used] = await app.sql(`select entries_used from subscription where id = ${subscriptionId}`)
  expect(used).toEqual({ entries_used: 0 })

  await page.getByRole('link', { name: /^Recedi dal contratto qui/ }).click()
  await expect(page).toHaveURL(new RegExp(`recesso\\?order=${orderId}`))
  await expect(page.getByLabel('Nome e cognome')).toHaveValue(/Ludovica/)
  await looksWell(page)
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByRole('heading', { name: 'Confermi il recesso?' })).toBeVisible()
  await looksWell(page)
  await page.getByRole('button', { name: 'Conferma recesso' }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Recesso ricevuto' })).toBeVisible()
  await looksWell(page)
  const declared = await app.sql(`select name from withdrawal where order_id = ${orderId}`)
  expect(declared).toHaveLength(1)
  const [ended] = await app.sql(`select state from subscription where id = ${subscriptionId}`)
  expect(ended).toEqual({ state: 'cancelled' })
  await page.goto('/tabs/contact/recesso?order=987654321')
  await expect(page.getByText('Ordine non trovato')).toBeVisible()
})
