import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalCode } from '../../domain/platform/refusal.ts'
import { register } from '../../domain/accounts/calls.ts'
import { getPage } from '../../domain/content/page-calls.ts'
import { evaluateOrder } from '../../domain/orders/calls.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import { forgetResortData } from '../../server/umbrellas/resort-data.ts'
import type { Customer } from '../race/booking-world.ts'
import { contents } from './contents.ts'
import { aCustomer, aWish, openBeach, type Beach } from './people.ts'
import { aSignUp, fieldCases, ON_THE_BOUND, type ConsentVersions } from './problem-cases.ts'
import { changed, inEveryLanguage, LATE_MORNING, requireFiveTexts, requireRefusal, TODAY } from './refusals.ts'
import { contractWorld, type World } from './world.ts'

let world: World
let beach: Beach
let guest: Customer
let versions: ConsentVersions

beforeAll(async () => {
  world = await contractWorld({ at: LATE_MORNING, hasJobs: false })
  beach = await openBeach(world)
  guest = await aCustomer(world)
  const [personalDataVersion, purposesVersion] = [await versionOf('personal-data'), await versionOf('purposes')]
  versions = { personalDataVersion, purposesVersion }
})
afterAll(() => world.close())

const versionOf = async (slug: string) =>
  ((await world.ask(getPage, { slug, language: 'it' })).json() as { version: string }).version

describe('R-503 to R-516 wrong fields', () => {
  test('every one names its field, its code and what is wrong in five languages, and changes nothing', async () => {
    const cases = fieldCases(beach, versions)
    expect(cases.length).toBeGreaterThan(160)
    for (const { rule, call, input, field, code } of cases) {
      const what = `${rule}: ${call.name} ${field} ${code}`
      const before = await contents(world.db, true)
      const answers = await inEveryLanguage(world, call, input, guest.token)
      for (const answer of answers)
        expect([answer.status, answer.problem().code], `${what} ${answer.body}`).toEqual([400, 'input_invalid'])
      const found = answers.map((answer) => answer.problem().errors ?? [])
      for (const errors of found)
        expect(
          errors.map((error) => [error.field, error.code]),
          what,
        ).toEqual([[field, code]])
      requireFiveTexts(
        found.map(([error]) => error?.message),
        what,
      )
      requireFiveTexts(
        answers.map((answer) => answer.problem().detail),
        what,
      )
      expect(await contents(world.db, true), what).toEqual(before)
    }
  })

  test.each(ON_THE_BOUND)('R-504 R-506 on the bound %s %j is right', async (field, value) => {
    const input = aSignUp(versions, { [field]: value, language: 'es' })
    const { errors = [] } = (await world.ask(register, input)).problem()
    expect(errors.map((error) => error.field)).toEqual(['language'])
  })

  test('R-505 R-508 all wrong fields are named at once, each with its bounds', async () => {
    const { errors = [] } = (await world.ask(register, {}, { language: 'en' })).problem()
    expect(errors.map((error) => error.field)).toEqual(Object.keys(register.input._zod.def.shape))
    const short = (
      await world.ask(register, aSignUp(versions, { firstName: 'x', phone: '1', purposesAccepted: false }))
    ).problem()
    expect(short.errors?.map(({ field, code, min }) => [field, code, min])).toEqual([
      ['firstName', 'too_short', 2],
      ['phone', 'phone_invalid', undefined],
      ['purposesAccepted', 'consent_required', undefined],
    ])
  })
})

describe('R-409 R-516 one category is paid at a time', () => {
  test('umbrellas with drinks, services, a table or a parking place are refused whole, and nothing is held', async () => {
    const buyer = await aCustomer(world)
    const before = await contents(world.db, true)
    for (const other of ['drinks', 'services', 'tables', 'parking', 'cart']) {
      const wish = { ...aWish(beach.spot()), [other]: [{ id: 1, quantity: 1 }] }
      const answer = await world.ask(umbrellas.lockUmbrellas, wish, { token: buyer.token })
      expect([answer.status, answer.problem().errors?.map((error) => [error.field, error.code])]).toEqual([
        400,
        [[other, 'unknown_field']],
      ])
    }
    expect(await contents(world.db, true)).toEqual(before)
  })

  test('an umbrella cart is quoted by itself: no other cart has a quote, and none can be named with it', async () => {
    for (const cart of ['bar', 'restaurant', 'parking', ['umbrella', 'bar']]) {
      const answer = await world.ask(evaluateOrder, { cart }, { token: guest.token })
      expect([answer.status, answer.problem().errors?.[0]?.field]).toEqual([400, 'cart'])
    }
  })
})

describe('R-306 to R-309, R-513 what fits on a place', () => {
  const bed = { id: 'sun_bed', quantity: 1 }
  const small = (name: string) => ({ name, size: 'small' })
  const large = (name: string) => ({ name, size: 'large' })
  test.each<[string, string, RefusalCode, Record<string, unknown>]>([
    ['R-307 three people in the second row', 'D18', 'too_many_people', { people: 3 }],
    ['R-307 five people in the first row', 'A18', 'too_many_people', { people: 5, extras: [bed] }],
    [
      'R-307 one seat more than the category takes',
      'D18',
      'too_many_people',
      { people: 5, extras: [{ id: 'extra_seat', quantity: 2 }] },
    ],
    ['R-306 seven people in a gazebo', 'O9', 'too_many_people', { people: 7 }],
    ['R-306 a dog among humans', 'D18', 'too_many_dogs', { dogs: [small('Pepe')] }],
    ['R-306 two dogs on a large-dog umbrella', 'D3', 'too_many_dogs', { dogs: [small('Pepe'), large('Ugo')] }],
    [
      'R-306 three dogs on a small-dog umbrella',
      'D10',
      'too_many_dogs',
      { dogs: [small('Pepe'), small('Lea'), small('Zoe')] },
    ],
    ['R-306 a large dog on a small-dog umbrella', 'D10', 'dog_not_suitable', { dogs: [large('Ugo')] }],
    [
      'R-310 a small dog of 14.1 kg is large',
      'D10',
      'dog_not_suitable',
      { dogs: [{ ...small('Pepe'), weightTenthsKg: 141 }] },
    ],
    ['R-513 a first-row umbrella without a bed', 'A18', 'beds_required', {}],
    ['R-308 a hammock on an umbrella', 'D18', 'extra_not_offered', { extras: [{ id: 'hammock', quantity: 1 }] }],
    ['R-308 two tables in a gazebo', 'O9', 'extra_not_offered', { extras: [{ id: 'table', quantity: 2 }] }],
    ['R-309 five sun beds on an umbrella', 'D18', 'extra_not_offered', { extras: [{ ...bed, quantity: 5 }] }],
    ['a place that is out of use', 'C13', 'umbrella_not_bookable', {}],
  ])('%s', async (_what, code, refusal, change) => {
    const place = { umbrellaId: beach.place(code), people: 2, dogs: [], extras: [], ...change }
    const wish = { from: '2027-07-20', to: '2027-07-20', part: 'full_day', places: [place] }
    const { data } = await requireRefusal(world, umbrellas.lockUmbrellas, wish, refusal, guest.token)
    expect(data).toMatchObject({ code })
  })

  test('R-309 an extra that is sold out', async () => {
    await world.db.sql(`update extra set stock = 1 where id = 'hammock'`)
    // The servers are told of a new stock after its import's commit; this one reads it before the next call.
    forgetResortData()
    const gazebo = (code: string) => ({
      from: '2027-07-25',
      to: '2027-07-25',
      part: 'full_day',
      places: [{ umbrellaId: beach.place(code), people: 2, dogs: [], extras: [{ id: 'hammock', quantity: 1 }] }],
    })
    const other = await aCustomer(world)
    expect((await world.ask(umbrellas.lockUmbrellas, gazebo('O10'), { token: other.token })).status).toBe(200)
    const { data } = await requireRefusal(world, umbrellas.lockUmbrellas, gazebo('O11'), 'extra_sold_out', guest.token)
    expect(data).toMatchObject({ extras: ['hammock'] })
  })
})

describe('R-512 R-903 days', () => {
  const wish = (change: Record<string, unknown>) => ({ ...aWish(beach.spot()), ...change })
  const asked = ({ from, to, part }: Record<string, unknown>) => ({ from, to, part })

  test.each<[string, RefusalCode, Record<string, unknown>]>([
    ['R-512 after the season', 'outside_season', { from: '2029-01-01', to: '2029-01-01' }],
    ['R-512 over the end of the season', 'outside_season', { from: '2027-11-30', to: '2027-12-01' }],
    ['R-312 longer than a stay may be', 'period_too_long', { from: '2027-07-10', to: '2027-09-10' }],
  ])('%s', async (_what, code, change) => {
    await requireRefusal(world, umbrellas.lockUmbrellas, wish(change), code, guest.token)
    await requireRefusal(world, umbrellas.getAvailability, asked(wish(change)), code, guest.token)
  })

  test('R-512 a part of today that is over', async () => {
    await changed(world, { dayTurnHour: 10 })
    const today = { from: TODAY, to: TODAY }
    await requireRefusal(
      world,
      umbrellas.lockUmbrellas,
      wish({ ...today, part: 'morning' }),
      'day_part_over',
      guest.token,
    )
    await requireRefusal(
      world,
      umbrellas.getAvailability,
      asked(wish({ ...today, part: 'full_day' })),
      'day_part_over',
      guest.token,
    )
    await changed(world, { dayTurnHour: 14 })
  })

  test('R-903 a resort without a season is closed, in words', async () => {
    await changed(world, { umbrellaSeasonTo: null })
    await requireRefusal(world, umbrellas.lockUmbrellas, wish({}), 'resort_closed', guest.token)
    await changed(world, { umbrellaSeasonTo: '2027-11-30' })
  })
})
