import { expect } from '@playwright/test'
import { evaluateItemOrder, startItemOrder } from '../../../domain/orders/item-calls.ts'
import {
  getSubscriptionAvailability,
  getSubscriptionPlans,
  listSubscriptions,
  type Subscription,
  type SubscriptionCart,
} from '../../../domain/subscriptions/calls.ts'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import type { App } from './app.ts'
import { ask, type Person } from './person.ts'

/** Plans of the demo resort. */
export const SEASON = 1
export const CARNET = 8

/** Buys a plan in cash through the calls; a place of a row that is free on all its days, or none for a carnet. */
export async function buy(app: App, person: Person, planId: number, row: string | null): Promise<Subscription> {
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

/** A season that is nearly over, whose place is kept for its holder on the days that it was bought for. */
export async function keepPlace(app: App, person: Person): Promise<Subscription> {
  const season = await buy(app, person, SEASON, 'L')
  const id = season.subscriptionId
  await app.sql(
    `with freed as (delete from occupancy where subscription_id = $1 returning days, halves)
     insert into subscription_renewal (subscription_id, umbrella_id, plan_id, days, stays, halves, until)
     select s.id, s.umbrella_id, s.plan_id, s.days, array_agg(f.days), (array_agg(f.halves))[1], resort_today() + 20
     from subscription s cross join freed f where s.id = $1 group by s.id`,
    [id],
  )
  await app.sql(`update subscription set days = daterange(resort_today() - 100, resort_today() + 5) where id = $1`, [
    id,
  ])
  await app.sql(`update orders set received_cents = total_cents where id = $1`, [season.orderId])
  expect(await app.sql(`select keep_renewal($1) as "isKept"`, [id])).toEqual([{ isKept: true }])
  return season
}
