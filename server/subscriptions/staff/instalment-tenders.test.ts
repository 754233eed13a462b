import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeInstalmentCash } from '../../../domain/subscriptions/staff-calls.ts'
import { getTill } from '../../../domain/till/calls.ts'
import { lifeWorld, type LifeWorld } from '../../../tests/support/subscription-life-world.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'

let world: LifeWorld
let cashier: Payer

beforeAll(async () => {
  world = await lifeWorld()
  cashier = await world.cashier()
})
afterAll(() => world.close())

test('V3 an instalment is paid by card, or with a note whose change the till keeps', async () => {
  const { subscriptionId, instalments } = await world.season(await world.payer(), 'C5', { inInstalments: true }, 'cash')
  const [first, second] = instalments
  if (first === undefined || second === undefined) throw new Error('too few instalments')
  const press = (position: number, amountCents: number) => ({
    subscriptionId,
    position,
    amountCents,
    pressId: randomUUID(),
  })
  await cashier.call(takeInstalmentCash, { ...press(0, first.amountCents), tender: 'card_terminal' })
  const noted = { ...press(second.position, second.amountCents), tender: 'cash' as const }
  const tooLittle = { ...noted, tenderedCents: second.amountCents - 1 }
  await expect(cashier.call(takeInstalmentCash, tooLittle)).rejects.toThrow('input_invalid')
  await cashier.call(takeInstalmentCash, { ...noted, tenderedCents: second.amountCents + 700 })
  const { movements } = await cashier.call(getTill, {})
  expect(movements.slice(0, 2)).toMatchObject([
    { tender: 'cash', amountCents: second.amountCents, changeCents: 700 },
    { tender: 'card_terminal', amountCents: first.amountCents, changeCents: null },
  ])
})
