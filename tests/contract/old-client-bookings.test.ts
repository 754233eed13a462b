import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '../race/booking-world.ts'
import { answers, codeOf, installedApp, type OldCall } from './installed-app.ts'
import { aCustomer, anOrder, aTable, aWish, openBeach, type Beach } from './people.ts'
import { contractWorld, type World } from './world.ts'

let world: World
let beach: Beach
let old: OldCall

beforeAll(async () => {
  world = await contractWorld()
  old = installedApp(await world.server.listen())
  beach = await openBeach(world)
})
afterAll(() => world.close())

const holds = async ({ accountId }: Customer) =>
  (
    await world.db.sql<{ id: number }>(
      `select umbrella_id as id from occupancy where account_id = $1 and state = 'held'`,
      [accountId],
    )
  ).map((row) => row.id)

describe('R-710 unlock', () => {
  test('frees one’s own hold, whatever idUser says, and nobody else’s', async () => {
    const [anna, bruno] = [await aCustomer(world), await aCustomer(world)]
    const [hers, his] = [beach.spot(), beach.spot()]
    for (const [{ token }, spot] of [
      [anna, hers],
      [bruno, his],
    ] as const)
      expect((await old('POST', 'umbrellas/lock', token, aWish(spot))).status).toBe(200)
    const unlock = ({ from, to, umbrellaId }: typeof hers, idUser: unknown) =>
      old('POST', 'umbrellas/unlock', anna.token, { dataInizio: from, dataFine: to, idOmbrellone: umbrellaId, idUser })
    expect(await unlock(his, bruno.accountId)).toEqual(answers({ result: true }))
    expect(await holds(bruno)).toEqual([his.umbrellaId])
    expect(await holds(anna)).toEqual([hers.umbrellaId])
    expect(await unlock(hers, bruno.accountId)).toEqual(answers({ result: true }))
    expect(await holds(anna)).toEqual([])
    for (const idUser of [undefined, null, '', 'x', {}, anna.accountId])
      expect(await unlock(hers, idUser)).toEqual(answers({ result: true }))
    expect(await holds(bruno)).toEqual([his.umbrellaId])
  })

  test('never frees a booking', async () => {
    const anna = await aCustomer(world)
    const spot = beach.spot()
    await anOrder(world, anna, spot)
    const body = { dataInizio: spot.from, dataFine: spot.to, idOmbrellone: spot.umbrellaId, idUser: anna.accountId }
    expect(await old('POST', 'umbrellas/unlock', anna.token, body)).toEqual(answers({ result: true }))
    const [row] = await world.db.sql<{ state: string }>(
      'select state from occupancy where umbrella_id = $1 and account_id = $2',
      [spot.umbrellaId, anna.accountId],
    )
    expect(row?.state).toBe('booked')
  })
})

describe('R-706 R-707 R-301 deleting bookings', () => {
  const eraseUmbrella = (token: string, idPrenotazioneOmbrellone: unknown, idOrdine: unknown) =>
    old('POST', 'umbrellas/deleteBooking', token, {
      idPrenotazioneOmbrellone,
      idOrdine,
      tipoPrenotazione: 'eliminaOmbrellone',
      token,
    })
  const eraseTable = (token: string, idPrenotazioneRistorante: unknown, idOrdine: unknown) =>
    old('POST', 'restaurant/deleteBooking', token, {
      idPrenotazioneRistorante,
      idOrdine,
      dataRistorante: '2027-07-18',
      token,
    })

  test('R-707 an umbrella booking: confused pairs answer as unknown, deleted twice is deleted once', async () => {
    const [anna, bruno] = [await aCustomer(world), await aCustomer(world)]
    const hers = await anOrder(world, anna, beach.spot())
    const second = await anOrder(world, anna, beach.spot())
    const his = await anOrder(world, bruno, beach.spot())
    const booking = (order: typeof hers) => order.lines[0]?.bookingId ?? 0
    const unknown = await eraseUmbrella(anna.token, 999_999_999, 999_999_999)
    expect(codeOf(unknown)).toEqual([404, 'not_found'])
    for (const [bookingId, orderId] of [
      [booking(his), his.orderId],
      [booking(hers), his.orderId],
      [booking(his), hers.orderId],
      [booking(hers), second.orderId],
    ] as const)
      expect(await eraseUmbrella(anna.token, bookingId, orderId)).toEqual(unknown)
    for (const _time of ['once', 'twice'])
      expect(await eraseUmbrella(anna.token, booking(hers), hers.orderId)).toEqual(answers({ result: true }))
    const history = await world.db.sql(`select from order_history where order_id = $1 and new_status = 'cancelled'`, [
      hers.orderId,
    ])
    expect(history).toHaveLength(1)
    const left = await world.db.sql<{ id: number }>(
      `select order_id::integer as id from occupancy where order_id = any ($1)`,
      [[hers.orderId, second.orderId, his.orderId]],
    )
    expect(left.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(
      [second.orderId, his.orderId].toSorted((a, b) => a - b),
    )
  })

  test('R-706 a table: the same', async () => {
    const [anna, bruno] = [await aCustomer(world), await aCustomer(world)]
    const [hers, second, his] = [await aTable(world, anna), await aTable(world, anna), await aTable(world, bruno)]
    const unknown = await eraseTable(anna.token, 999_999_999, hers.orderId)
    expect(codeOf(unknown)).toEqual([404, 'not_found'])
    for (const [bookingId, orderId] of [
      [his.itemId, his.orderId],
      [hers.itemId, his.orderId],
      [his.itemId, hers.orderId],
      [hers.itemId, second.orderId],
    ] as const)
      expect(await eraseTable(anna.token, bookingId, orderId)).toEqual(unknown)
    for (const _time of ['once', 'twice'])
      expect(await eraseTable(anna.token, hers.itemId, hers.orderId)).toEqual(answers({ result: true }))
    const open = await world.db.sql<{ id: number }>(
      `select order_item_id::integer as id from restaurant_seating where state <> 'cancelled' order by id`,
    )
    expect(open.map((row) => row.id)).toEqual([second.itemId, his.itemId])
  })

  test.each([['1a'], [''], ['1.5'], [1.5], [-1], [0], [null], [undefined], [1e99], [[1]], [{}]])(
    'R-301 the id %j is bad input',
    async (id) => {
      const { token } = await aCustomer(world)
      expect(codeOf(await eraseUmbrella(token, id, 1))).toEqual([400, 'input_invalid'])
      expect(codeOf(await eraseTable(token, 1, id))).toEqual([400, 'input_invalid'])
    },
  )
})
