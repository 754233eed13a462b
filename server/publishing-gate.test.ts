import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBarMenu } from '../domain/bar/calls.ts'
import { listBarItems, publishBarItem, saveBarItem, type BarItemDraft } from '../domain/bar/catalogue-calls.ts'
import { getDailyMenu, listNews } from '../domain/content/calls.ts'
import {
  listDishes,
  publishDish,
  publishNews,
  saveDish,
  saveNews,
  getMenuOfDay,
  setDailyMenu,
} from '../domain/content/staff-calls.ts'
import { evaluateItemOrder } from '../domain/orders/item-calls.ts'
import type { LocalizedText } from '../domain/platform/language.ts'
import { barWorld, type BarWorld } from '../tests/support/bar-world.ts'
import { DEMO_FOLDER } from '../tests/support/demo-resort.ts'
import type { Payer } from '../tests/support/payment-world.ts'
import { readResortFiles } from './resort-files.ts'
import { readFolder } from './umbrellas/resort-folder.ts'

// B-10 from every side: the screen's calls, the resort's files, the database, and a row that is broken all the same.

let world: BarWorld
let elena: Payer
let guest: Payer
let files: ReadonlyMap<string, string>

beforeAll(async () => {
  world = await barWorld()
  elena = await world.staff('Elena', ['manager'])
  guest = await world.payer()
  files = await readFolder(DEMO_FOLDER)
})
afterAll(() => world.close())

const words = (text: string): LocalizedText => ({ it: text, en: text, fr: text, nl: text, de: text })

/** What each thing lacks, in a call and in a file. */
const LACKS: readonly (readonly [string, string, (entry: Record<string, unknown>) => Record<string, unknown>])[] = [
  ['allergens', 'allergens', ({ allergens: _, ...rest }) => rest],
  ['whether it is alcoholic', 'alcoholic', ({ alcoholic: _, ...rest }) => rest],
  ['a name in Dutch', 'name', (entry) => ({ ...entry, name: { ...(entry['name'] as object), nl: '' } })],
  ['a language altogether', 'name', (entry) => ({ ...entry, name: { it: 'Solo italiano' } })],
]

describe.each(LACKS)('B-10 a file whose entry lacks %s', (_, field, change) => {
  test.each([
    ['dishes.json', ['dishes']],
    ['bar.json', ['categories', 0, 'items']],
  ] as const)('is refused: %s', (file, path) => {
    const model = JSON.parse(files.get(file) ?? '') as object
    const list = path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], model) as Record<
      string,
      unknown
    >[]
    list.splice(0, 1, change(list[0] ?? {}))
    const { resort, problems } = readResortFiles(new Map([...files, [file, JSON.stringify(model)]]))
    expect(resort).toBeNull()
    expect(problems.map((problem) => problem.path).join()).toContain(`[0].${field}`)
  })
})

test('B-10 a broken dish is refused by the database, and where it is stored all the same no guest reads it', async () => {
  const [known] = (await elena.call(listDishes, {})).dishes.filter(({ isPublished }) => isPublished)
  if (known === undefined) throw new Error('the demo has no dish')
  const { dishId, restaurant } = known
  const day = '2027-07-01'
  const revision = async () => (await elena.call(getMenuOfDay, { day, restaurant: String(restaurant) })).revision
  const planned = { day, restaurant, revision: await revision() }
  await elena.call(setDailyMenu, { ...planned, menu: { dishIds: [dishId], note: null } })
  const onMenu = async () =>
    (await guest.call(getDailyMenu, { day, restaurant: String(restaurant), language: 'nl' })).dishes.length
  expect(await onMenu()).toBe(1)
  const breaks = [
    'allergens = null',
    'is_alcoholic = null',
    "name = name - 'nl'",
    `name = jsonb_set(name, '{nl}', '" "')`,
    `description = '{"it": "Solo", "en": "", "fr": "", "nl": "", "de": ""}'`,
  ]
  const broken = (change: string) =>
    world.db.sql(`update dish_version set ${change} where dish_id = $1 and is_published`, [dishId])
  for (const change of breaks) await expect(broken(change)).rejects.toThrow('dish_version__published_is_complete')
  await world.db.sql('alter table dish_version drop constraint dish_version__published_is_complete')
  await world.db.sql('create table whole_version as select * from dish_version where dish_id = $1 and is_published', [
    dishId,
  ])
  for (const change of breaks) {
    await broken(change)
    expect(await onMenu(), change).toBe(0)
    await world.db.sql('delete from dish_version where dish_id = $1 and is_published', [dishId])
    await world.db.sql('insert into dish_version select * from whole_version')
    expect(await onMenu()).toBe(1)
  }
  const lacking = await elena.call(saveDish, {
    dish: { ...dishOf(known), name: words('Nuovo'), allergens: null },
  })
  expect(await elena.refusal(publishDish, { dishId: lacking.dishId, revision: lacking.revision })).toBe(
    'not_publishable',
  )
  const menu = { dishIds: [lacking.dishId], note: null }
  expect(await elena.refusal(setDailyMenu, { day, restaurant, revision: await revision(), menu })).toBe('item_unknown')
})

function dishOf(dish: Awaited<ReturnType<typeof firstDish>>) {
  const { restaurant, course, name, description, cents, allergens, traces, isFrozen, isAlcoholic, photoId, art } = dish
  return { restaurant, course, name, description, cents, allergens, traces, isFrozen, isAlcoholic, photoId, art }
}
async function firstDish() {
  const [dish] = (await elena.call(listDishes, {})).dishes
  if (dish === undefined) throw new Error('the demo has no dish')
  return dish
}

test('B-10 a broken item of the bar is refused by the database, and where it is stored all the same no guest sees or orders it', async () => {
  const { id: itemId } = world.dish('Caffè shakerato')
  const cart = { cart: world.cart('Caffè shakerato', 1) }
  const onMenu = async () =>
    (await guest.call(getBarMenu, { language: 'nl' })).categories
      .flatMap(({ items }) => items)
      .some(({ id }) => id === itemId)
  const ofItem = async () => {
    const found = (await elena.call(listBarItems, {})).items.find((item) => item.itemId === itemId)
    if (found === undefined) throw new Error('the bar has no such item')
    return found
  }
  const whole = await ofItem()
  const option = { name: { ...words('Doppio'), de: '' }, cents: 0, allergens: [] }
  const lacks: Partial<BarItemDraft>[] = [
    { allergens: null },
    { isAlcoholic: null },
    { name: { ...words('Caffè'), nl: '' } },
    { description: { ...words(''), it: 'Solo' } },
    { optionGroups: [{ name: words('Misura'), least: 0, most: 1, options: [option] }] },
    { allergens: [{ allergen: 'gluten', isTrace: false, detail: { ...words('grano'), fr: '' } }] },
  ]
  for (const lack of lacks) {
    const { version } = await ofItem()
    const { item } = await elena.call(saveBarItem, { itemId, version, draft: { ...whole.draft, ...lack } })
    expect(await elena.refusal(publishBarItem, { itemId, version: item.version }), JSON.stringify(lack)).toBe(
      'not_publishable',
    )
    expect(await onMenu()).toBe(true)
  }
  const broken = (change: string) => world.db.sql(`update bar_item set ${change} where id = $1`, [itemId])
  const breaks = ['allergens = null', 'is_alcoholic = null', "name = name - 'nl'", `description = '{"it": "Solo"}'`]
  for (const change of breaks) await expect(broken(change), change).rejects.toThrow('bar_item__sold_')
  await world.db.sql(
    'alter table bar_item drop constraint bar_item__sold_when_declared, drop constraint bar_item__sold_in_every_language',
  )
  await world.db.sql('create table whole_item as select * from bar_item where id = $1', [itemId])
  for (const change of breaks) {
    await broken(change)
    expect([await onMenu(), await guest.refusal(evaluateItemOrder, cart)], change).toEqual([false, 'item_unknown'])
    await world.db.sql(
      `update bar_item i set allergens = w.allergens, is_alcoholic = w.is_alcoholic, name = w.name, description = w.description
       from whole_item w where i.id = w.id`,
    )
    expect(await onMenu()).toBe(true)
  }
  // Words of a choice are in no constraint: there it is what is served that holds.
  await world.db.sql(
    `insert into bar_option_group (item_id, position, name, least, most) values ($1, 9, '{"it": "Misura"}', 0, 1)`,
    [itemId],
  )
  expect(await onMenu()).toBe(false)
})

test('B-10 news that lacks a language is refused by call and database, and not read where it is stored all the same', async () => {
  const news = {
    kind: 'news',
    title: words('Cena'),
    text: words('Alle 20'),
    day: null,
    from: '2027-07-01',
    to: null,
    photoId: null,
  } as const
  const lacking = await elena.call(saveNews, { news: { ...news, text: { ...words('Alle 20'), fr: '' } } })
  const named = ({ newsId, revision }: { newsId: number; revision: number }) => ({
    newsId,
    revision,
    isPublished: true,
  })
  expect(await elena.refusal(publishNews, named(lacking))).toBe('not_publishable')
  const { newsId } = await elena.call(publishNews, named(await elena.call(saveNews, { news })))
  const isRead = async () => (await guest.call(listNews, { language: 'it' })).news.some((one) => one.newsId === newsId)
  expect(await isRead()).toBe(true)
  const change = `update news set title = title - 'de' where id = $1`
  await expect(world.db.sql(change, [newsId])).rejects.toThrow('news__published_is_complete')
  await world.db.sql('alter table news drop constraint news__published_is_complete')
  await world.db.sql(change, [newsId])
  expect(await isRead()).toBe(false)
})
