import type { Page } from '@playwright/test'
import { saveDog } from '../../../domain/dogs/calls.ts'
import { evaluateItemOrder, startItemOrder } from '../../../domain/orders/item-calls.ts'
import {
  getSubscriptionAvailability,
  getSubscriptionPlans,
  listSubscriptions,
  type SubscriptionCart,
} from '../../../domain/subscriptions/calls.ts'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import type { App } from './app.ts'
import { openPage, settle } from './audit.ts'
import { dayFromToday, mapPath } from './guest.ts'
import { ask, hold, order, type Person } from './person.ts'
import { expect } from './test.ts'

/** A screen's name and the path that opens it. */
export type Screen = readonly [name: string, path: string]

/** Its document is one of its own: it is loaded, and nothing is opened from it. */
export const CHECKOUT: Screen = ['checkout', '/tabs/carrello/pagamenti-card']

const DOG = { name: 'Nebbia', size: 'large', weightTenthsKg: 280, chip: '380260000123456', temperament: 'shy' } as const

/** Buys a season in instalments, in cash. */
async function buySeason(app: App, person: Person): Promise<{ subscriptionId: number; orderId: number }> {
  const { plans } = await ask(app, getSubscriptionPlans, {})
  const plan = plans[0]
  if (plan === undefined) throw new Error('no plan is sold')
  const { from } = plan.start
  const { places } = await ask(app, getPlan, {})
  const { states } = await ask(app, getSubscriptionAvailability, { planId: String(plan.planId), from })
  const place = places.find((one, index) => one.row === 'M' && one.category === 'human' && states[index] === 'f')
  const cart: SubscriptionCart = {
    cart: 'subscription',
    planId: plan.planId,
    from,
    umbrellaId: place?.id ?? null,
    people: 2,
    dogs: [],
    extras: [],
    inInstalments: true,
    renewsId: null,
  }
  const quote = await ask(app, evaluateItemOrder, { cart }, person.token)
  const conditionsVersion = quote.conditions.find(({ method }) => method === 'cash')?.version ?? null
  const press = { quoteId: quote.quoteId, clientId: crypto.randomUUID(), method: 'cash' as const }
  const asked = { ...press, conditionsAccepted: true, conditionsVersion }
  const { orderId } = await ask(app, startItemOrder, asked, person.token)
  const { subscriptions } = await ask(app, listSubscriptions, {}, person.token)
  return { subscriptionId: subscriptions[0]?.subscriptionId ?? 0, orderId }
}

/**
 * Gives a person a dog, a cart, a booking and a season; answers every screen of a guest, each with what it shows of them. Those that
 * are one form or one text are left out: they are made of the same parts.
 */
export async function guestScreens(app: App, person: Person): Promise<readonly Screen[]> {
  const [soon, later] = [await dayFromToday(app, 2), await dayFromToday(app, 30)]
  const { dogId } = await ask(app, saveDog, DOG, person.token)
  const { orderId, lines } = await order(app, person, { from: soon, to: soon }, ['D5', 'D6'], ['Nebbia', 'Pepe'])
  const season = await buySeason(app, person)
  await hold(app, person, { from: later, to: later }, ['C5', 'C6'], ['Nebbia'])
  const stay = { dogs: 'Nebbia:large' }
  const sheet = mapPath(later, later, { ...stay, place: 'C8' }).replace('new-search-loader', 'checkout-ombrellone')
  return [
    ['home', '/tabs/home'],
    ['daily menu', '/tabs/home/menu-del-giorno'],
    ['news', '/tabs/home/novita'],
    ['webcam', '/tabs/home/webcam'],
    ['table', '/tabs/home/ristorante'],
    ['parking', '/tabs/home/parcheggio'],
    ['services', '/tabs/home/servizi'],
    ['search', `/tabs/main-page-ombrelloni?from=${later}&to=${later}&people=2&dogs=Nebbia:large`],
    ['map', mapPath(later, later, stay)],
    ['list', mapPath(later, later, { ...stay, view: 'list' })],
    ['place sheet', sheet],
    ['plans', '/tabs/main-page-ombrelloni/abbonamenti-uno'],
    ['place of a plan', '/tabs/main-page-ombrelloni/abbonamenti-due?plan=1'],
    ['bar', '/tabs/menu'],
    ['cart', '/tabs/carrello'],
    ['outcome', `/tabs/home/pagamenti-esito?order=${orderId}`],
    ['summary', `/tabs/contact/riepilogo?order=${orderId}`],
    ['change a booking', `/tabs/contact/cambia?order=${orderId}&booking=${lines[0]?.bookingId ?? 0}`],
    ['profile menu', '/tabs/contact'],
    ['profile', '/tabs/contact/profilo'],
    ['security', '/tabs/contact/sicurezza'],
    ['my data', '/tabs/contact/i-miei-dati'],
    ['find an order', '/tabs/contact/ritrova-ordine'],
    ['dogs', '/tabs/contact/cani'],
    ['dog', `/tabs/contact/cani?dog=${dogId}`],
    ['orders', '/tabs/contact/ordini'],
    ['subscriptions', '/tabs/contact/abbonamenti'],
    ['subscription', `/tabs/contact/abbonamenti?subscription=${season.subscriptionId}`],
    ['withdrawal', `/tabs/contact/recesso?order=${season.orderId}`],
    ['own days', `/tabs/contact/abbonamenti/giorni?subscription=${season.subscriptionId}`],
    ['weather', '/tabs/contact/meteo'],
    ['waiting list', '/tabs/contact/lista-attesa'],
    ['notifications', '/tabs/contact/notifiche'],
    ['contacts', '/tabs/contact/contatti'],
    ['prices', '/tabs/contact/info?page=prices'],
    ['personal data', '/tabs/contact/trattamentodati'],
  ]
}

/** Opens a screen inside of the running app, and waits until it is there. */
export async function showScreen(page: Page, path: string): Promise<void> {
  await (path === CHECKOUT[1] ? page.goto(path) : openPage(page, path))
  await expect(page.getByRole('main')).toBeVisible()
  await settle(page)
}
