import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../domain/platform/refusal.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import { createConfirmedAccount } from '../accounts/create-account.ts'
import { deleteRestaurantBooking } from './delete-restaurant-booking.ts'

let db: TestDatabase
const ids = { anna: 0, bruno: 0 }

const account = (email: string) =>
  ({ email, password: 'sale e sabbia 42', firstName: 'A', lastName: 'B', phone: '', language: 'it' }) as const
const book = async (owner: number, orderId: number) => {
  const [row] = await db.sql<{ id: number }>(
    `insert into restaurant_booking (account_id, order_id, restaurant, day, meal, seats)
     values ($1, $2, 1, '2026-07-18', 'lunch', 4) returning id::int`,
    [owner, orderId],
  )
  return row?.id ?? 0
}
const erase = (accountId: number, idPrenotazioneRistorante: number, idOrdine: number) => {
  const actor = {
    accountId,
    sessionId: 1,
    email: 'a@posta.example',
    isConfirmed: true,
    isGuest: false,
    roles: [] as const,
  }
  return runHandler(db.database, deleteRestaurantBooking, { idPrenotazioneRistorante, idOrdine }, { actor })
}
const cancelledAt = async (id: number) =>
  (await db.sql<{ at: Date | null }>('select cancelled_at as at from restaurant_booking where id = $1', [id]))[0]?.at

beforeAll(async () => {
  db = await testDatabase()
  for (const name of ['anna', 'bruno'] as const) {
    ids[name] =
      (await db.database.transaction((tx) => createConfirmedAccount(tx, account(`${name}@posta.example`)))) ?? 0
  }
})
afterAll(() => db.close())

describe('R-706 R-301 deleting a restaurant booking', () => {
  test('cancels it; done twice is done once', async () => {
    const id = await book(ids.anna, 70)
    expect(await erase(ids.anna, id, 70)).toEqual({ result: true })
    const first = await cancelledAt(id)
    expect(first).not.toBeNull()
    expect(await erase(ids.anna, id, 70)).toEqual({ result: true })
    expect(await cancelledAt(id)).toEqual(first)
  })

  test('P5 another’s booking, or a pair that does not belong together, answers as if unknown and changes nothing', async () => {
    const [own, other] = [await book(ids.anna, 71), await book(ids.bruno, 72)]
    const pairs = [
      [ids.anna, other, 72],
      [ids.anna, other, 71],
      [ids.anna, own, 72],
      [ids.bruno, own, 71],
      [ids.anna, 999_999, 71],
    ] as const
    for (const [asker, booking, order] of pairs)
      await expect(erase(asker, booking, order)).rejects.toEqual(new Refusal('not_found'))
    expect([await cancelledAt(own), await cancelledAt(other)]).toEqual([null, null])
  })

  test.each([
    [0, 1],
    [-1, 1],
    [1.5, 1],
    ['1', 1],
    [1, null],
    [Number.NaN, 1],
    [1e99, 1],
  ])('P3 ids %j and %j are bad input', async (booking, order) => {
    await expect(erase(ids.anna, booking as number, order as number)).rejects.toMatchObject({
      issues: expect.anything(),
    })
  })
})
