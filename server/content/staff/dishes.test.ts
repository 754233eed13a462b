import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type * as calls from '../../../domain/content/staff-calls.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import type { LocalizedText } from '../../../domain/platform/language.ts'
import { MANAGER } from '../../../tests/support/content-facts.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { codeOf } from '../../../tests/support/parking-facts.ts'
import { runHandler } from '../../../tests/support/run-handler.ts'
import { getDailyMenu } from '../get-daily-menu.ts'
import { deleteDish } from './delete-dish.ts'
import { getMenuOfDay } from './get-menu-of-day.ts'
import { listDishes } from './list-dishes.ts'
import { publishDish } from './publish-dish.ts'
import { saveDish } from './save-dish.ts'
import { setDailyMenu } from './set-daily-menu.ts'
import { setDishSoldOut } from './set-dish-sold-out.ts'

const DAY = '2027-07-18'
const words = (text: string) => ({ it: text, en: `${text} (en)`, fr: text, nl: text, de: text })
type Dish = CallInput<typeof calls.saveDish>['dish']
const tuna: Dish = {
  restaurant: 1,
  course: 'second',
  name: words('Tonno al sesamo'),
  description: words('Scottato'),
  cents: 1900,
  allergens: ['fish', 'sesame'],
  traces: ['gluten'],
  isFrozen: false,
  isAlcoholic: false,
  photoId: null,
  art: 'tuna',
}
const ASKER = { actor: MANAGER }

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(() => db.sql('truncate dish, daily_menu cascade'))
afterAll(() => db.close())

const save = (dish: Dish, { dishId, revision }: { dishId?: number; revision?: number } = {}) =>
  runHandler(db.database, saveDish, { dishId, revision, dish }, ASKER)
const publish = ({ dishId, revision }: { dishId: number; revision: number }) =>
  runHandler(db.database, publishDish, { dishId, revision }, ASKER)
const published = async (change: Partial<Dish> = {}) => publish(await save({ ...tuna, ...change }))
type Menu = CallInput<typeof calls.setDailyMenu>['menu']
const ofDay = (day = DAY) => runHandler(db.database, getMenuOfDay, { day, restaurant: '1' }, ASKER)
const planMenu = async (menu: Menu, day = DAY) => {
  const { revision } = await ofDay(day)
  return runHandler(db.database, setDailyMenu, { day, restaurant: 1, revision, menu }, ASKER)
}
const setMenu = (dishIds: number[], note: { title: LocalizedText; text: LocalizedText } | null = null) =>
  planMenu({ dishIds, note })
const menu = (language: 'it' | 'en' = 'it', day = DAY) => runHandler(db.database, getDailyMenu, { day, language })
const names = async () => (await menu()).dishes.map(({ name }) => name)

describe('B-10 a dish is published when nothing is missing', () => {
  test('a draft says what it misses, is refused with it, and no guest sees it', async () => {
    const draft = await save({ ...tuna, allergens: null, name: { ...tuna.name, nl: '' } })
    expect(draft).toMatchObject({ isPublished: false, missing: ['nl', 'allergens'], revision: 1 })
    await expect(publish(draft)).rejects.toMatchObject({
      code: 'not_publishable',
      data: { missing: ['nl', 'allergens'] },
    })
    expect(await codeOf(setMenu([draft.dishId]))).toBe('item_unknown')
    expect(await db.sql('select 1 from dish_version where is_published')).toEqual([])
  })

  test('what is saved after that waits until it is published again', async () => {
    const dish = await published()
    await setMenu([dish.dishId])
    const draft = await save({ ...tuna, cents: 2100, isAlcoholic: null }, dish)
    expect(draft).toMatchObject({ isPublished: true, hasChanges: true, missing: ['alcohol'], isOnMenuToday: false })
    expect((await menu()).dishes).toMatchObject([{ cents: 1900, allergens: ['fish', 'sesame'], isAlcoholic: false }])
    const done = await publish(await save({ ...tuna, cents: 2100 }, draft))
    expect([done.hasChanges, (await menu()).dishes[0]?.cents]).toEqual([false, 2100])
  })

  test('the database itself refuses a published dish that is not complete', async () => {
    const { dishId } = await published()
    await expect(db.sql('update dish_version set allergens = null where dish_id = $1', [dishId])).rejects.toThrow(
      'dish_version__published_is_complete',
    )
    await expect(
      db.sql(`update dish_version set name = name - 'nl' where dish_id = $1 and is_published`, [dishId]),
    ).rejects.toThrow('dish_version__published_is_complete')
  })

  test('who saves or publishes what a colleague has changed since is told so', async () => {
    const seen = await save(tuna)
    await save({ ...tuna, cents: 2000 }, seen)
    expect(await codeOf(save({ ...tuna, cents: 2100 }, seen))).toBe('status_changed')
    expect(await codeOf(publish(seen))).toBe('status_changed')
    expect(await codeOf(publish({ dishId: 987, revision: 1 }))).toBe('not_found')
    expect(await codeOf(save({ ...tuna, photoId: '0'.repeat(32) }))).toBe('not_found')
  })
})

describe('R-214 the menu of a day', () => {
  test('shows courses in the order of a meal and dishes in the staff’s, in the asker’s language', async () => {
    const cake = await published({ name: words('Crostata'), course: 'dessert' })
    const bream = await published({ name: words('Orata') })
    const fish = await published()
    const note = { title: words('Primo, secondo e acqua 30 €'), text: words('Solo a pranzo') }
    await setMenu([cake.dishId, fish.dishId, bream.dishId], note)
    const { dishes, note: shown, restaurant } = await menu('en')
    expect(dishes.map(({ name }) => name)).toEqual(['Tonno al sesamo (en)', 'Orata (en)', 'Crostata (en)'])
    expect([shown?.title, restaurant]).toEqual(['Primo, secondo e acqua 30 € (en)', 1])
    expect(dishes[0]).toMatchObject({ traces: ['gluten'], isFrozen: false, isSoldOut: false, art: 'tuna' })
  })

  test('a day that nobody has set has the menu of its weekday, and gets it back', async () => {
    const [everyday, special] = [await published({ name: words('Orata') }), await published()]
    await db.sql(
      `with menu as (insert into daily_menu (restaurant, weekdays) values (1, '{7}') returning id)
       insert into daily_menu_dish select id, $1, 0 from menu`,
      [everyday.dishId],
    )
    expect([await names(), (await ofDay()).isWeekly]).toEqual([['Orata'], true])
    expect((await menu('it', '2027-07-19')).dishes).toEqual([])
    await setMenu([special.dishId])
    expect([await names(), await ofDay()]).toMatchObject([
      ['Tonno al sesamo'],
      { dishIds: [special.dishId], note: null, isWeekly: false },
    ])
    await setMenu([])
    expect(await names()).toEqual([])
    await planMenu(null)
    expect(await names()).toEqual(['Orata'])
  })

  test('has no dish of another restaurant, no dish twice, and no note that a language misses', async () => {
    const [own, other] = [await published(), await published({ restaurant: 2 })]
    expect(await codeOf(setMenu([other.dishId]))).toBe('item_unknown')
    await expect(setMenu([own.dishId, own.dishId])).rejects.toMatchObject({ issues: expect.anything() })
    const note = { title: { ...words('30 €'), de: '' }, text: words('A pranzo') }
    await expect(setMenu([own.dishId], note)).rejects.toMatchObject({ data: { missing: ['de'] } })
    expect(await names()).toEqual([])
  })

  test('what ran out is marked for that day, and what is deleted is gone from every menu', async () => {
    const { dishId } = await published()
    const [today] = await db.sql<{ day: string }>('select resort_today()::text as day')
    const day = today?.day ?? ''
    await planMenu({ dishIds: [dishId], note: null }, day)
    await runHandler(db.database, setDishSoldOut, { dishId, isSoldOut: true }, ASKER)
    expect((await menu('it', day)).dishes).toMatchObject([{ isSoldOut: true }])
    const list = () => runHandler(db.database, listDishes, {}, ASKER)
    expect((await list()).dishes).toMatchObject([{ isSoldOut: true, isOnMenuToday: true }])
    await db.moveClock('1 day')
    expect((await list()).dishes).toMatchObject([{ isSoldOut: false, isOnMenuToday: false }])
    await db.moveClock('0')
    for (let count = 0; count < 2; count += 1) await runHandler(db.database, deleteDish, { dishId }, ASKER)
    expect((await menu('it', day)).dishes).toEqual([])
    expect(await codeOf(runHandler(db.database, setDishSoldOut, { dishId, isSoldOut: true }, ASKER))).toBe('not_found')
  })
})

test('R-603 every change is in the audit log, with before and after', async () => {
  const [last] = await db.sql<{ before: number }>('select coalesce(max(id), 0) as before from staff_action')
  const { dishId } = await published()
  await setMenu([dishId])
  await runHandler(db.database, deleteDish, { dishId }, ASKER)
  const log = await db.sql(
    'select account_id::int, action, subject, detail from staff_action where id > $1 order by id',
    [last?.before],
  )
  expect(log.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    `dish.save dish:${dishId}`,
    `dish.publish dish:${dishId}`,
    `menu.set menu:1:${DAY}`,
    `dish.delete dish:${dishId}`,
  ])
  expect(log[0]).toMatchObject({ account_id: MANAGER.accountId, detail: { before: null, after: { cents: 1900 } } })
})
