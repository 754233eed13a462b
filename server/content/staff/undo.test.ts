import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as calls from '../../../domain/content/staff-calls.ts'
import { USUAL_COURSES } from '../../../domain/content/course.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import { MANAGER } from '../../../tests/support/content-facts.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { codeOf } from '../../../tests/support/parking-facts.ts'
import { runHandler } from '../../../tests/support/run-handler.ts'
import { dishesPart } from '../files/dishes-part.ts'
import { getDailyMenu } from '../get-daily-menu.ts'
import { deleteCourse } from './delete-course.ts'
import { deleteDish } from './delete-dish.ts'
import { deleteNews } from './delete-news.ts'
import { getMenuOfDay } from './get-menu-of-day.ts'
import { listCourses } from './list-courses.ts'
import { listDishes } from './list-dishes.ts'
import { listNewsToEdit } from './list-news-to-edit.ts'
import { orderCourses } from './order-courses.ts'
import { publishDish } from './publish-dish.ts'
import { publishNews } from './publish-news.ts'
import { saveCourse } from './save-course.ts'
import { saveDish } from './save-dish.ts'
import { saveNews } from './save-news.ts'
import { setDailyMenu } from './set-daily-menu.ts'
import { setDishSoldOut } from './set-dish-sold-out.ts'
import { undoContentChange } from './undo-content-change.ts'
import { unpublishDish } from './unpublish-dish.ts'

type Dish = CallInput<typeof calls.saveDish>['dish']
type News = CallInput<typeof calls.saveNews>['news']

const DAY = '2027-07-18'
const ELENA = { actor: MANAGER }
const MARCO = { actor: { ...MANAGER, accountId: 4713 } }
const words = (text: string) => ({ it: text, en: text, fr: text, nl: text, de: text })
const tuna: Dish = {
  restaurant: 1,
  course: 'second',
  name: words('Tonno'),
  description: words(''),
  cents: 1900,
  allergens: ['fish'],
  traces: [],
  isFrozen: false,
  isAlcoholic: false,
  photoId: null,
  art: 'tuna',
}
const dinner: News = {
  kind: 'event',
  title: words('Cena'),
  text: words('Alle 20'),
  day: null,
  from: '2027-07-15',
  to: null,
  photoId: null,
}

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(() => db.sql('truncate dish, daily_menu, news cascade'))
afterAll(() => db.close())

const save = (dish: Dish, known: { dishId?: number; revision?: number } = {}, who = ELENA) =>
  runHandler(db.database, saveDish, { dishId: known.dishId, revision: known.revision, dish }, who)
const publish = ({ dishId, revision }: { dishId: number; revision: number }) =>
  runHandler(db.database, publishDish, { dishId, revision }, ELENA)
const undo = ({ changeId }: { changeId: number | null }, who = ELENA) =>
  runHandler(db.database, undoContentChange, { changeId: changeId ?? 0 }, who)
const dishes = async () => (await runHandler(db.database, listDishes, {}, ELENA)).dishes
const menu = async () => (await runHandler(db.database, getDailyMenu, { day: DAY, language: 'it' })).dishes
const ofDay = () => runHandler(db.database, getMenuOfDay, { day: DAY, restaurant: '1' }, ELENA)
type Menu = CallInput<typeof calls.setDailyMenu>['menu']
const planMenu = (menu: Menu, revision: string, asker = ELENA) =>
  runHandler(db.database, setDailyMenu, { day: DAY, restaurant: 1, revision, menu }, asker)
const setMenu = async (dishIds: number[]) => planMenu({ dishIds, note: null }, (await ofDay()).revision)

test('R-603 each change of a dish is taken back as if it had not been made: new, saved, published, taken off, deleted', async () => {
  const draft = await save(tuna)
  await undo(draft)
  expect(await dishes()).toEqual([])
  const first = await publish(await save(tuna))
  const dearer = await save({ ...tuna, cents: 2100 }, first)
  await undo(dearer)
  expect(await dishes()).toMatchObject([{ cents: 1900, hasChanges: false, isPublished: true }])
  const again = await save({ ...tuna, cents: 2200 }, (await dishes())[0])
  const shown = await publish(again)
  await setMenu([shown.dishId])
  expect((await menu()).map(({ cents }) => cents)).toEqual([2200])
  // What ran out meanwhile is no reason to refuse, and stays.
  await runHandler(db.database, setDishSoldOut, { dishId: shown.dishId, isSoldOut: true }, ELENA)
  await undo(shown)
  expect((await menu()).map(({ cents }) => cents)).toEqual([1900])
  expect(await dishes()).toMatchObject([{ cents: 2200, hasChanges: true, isSoldOut: true }])
  const [known = draft] = await dishes()
  const { dishId, revision } = known
  const off = await runHandler(db.database, unpublishDish, { dishId, revision }, ELENA)
  expect([off.isPublished, await menu()]).toEqual([false, []])
  await undo(off)
  expect((await menu()).map(({ cents }) => cents)).toEqual([1900])
  const before = await dishes()
  const gone = await runHandler(db.database, deleteDish, { dishId }, ELENA)
  expect([await dishes(), await menu()]).toEqual([[], []])
  await undo(gone)
  expect(await dishes()).toEqual(before)
  expect((await menu()).map(({ cents }) => cents)).toEqual([1900])
  expect(await runHandler(db.database, deleteDish, { dishId: 987 }, ELENA)).toEqual({ changeId: null })
})

test('R-603 only one’s own change, once, within a minute, and not over what a colleague did since', async () => {
  const first = await save(tuna)
  const own = await save({ ...tuna, cents: 2000 }, first)
  expect(await codeOf(undo(own, MARCO))).toBe('not_found')
  const theirs = await save({ ...tuna, cents: 2300 }, own, MARCO)
  expect(await codeOf(undo(own))).toBe('status_changed')
  expect((await dishes())[0]?.cents).toBe(2300)
  await undo(theirs, MARCO)
  expect(await codeOf(undo(theirs, MARCO))).toBe('not_found')
  const late = await save({ ...tuna, cents: 2400 }, (await dishes())[0])
  await db.moveClock('61 seconds')
  expect(await codeOf(undo(late))).toBe('not_found')
  await db.moveClock('0')
  // Who has the state open that was taken back is told so.
  await undo(late)
  expect(await codeOf(save(tuna, late))).toBe('status_changed')
  // Of two presses at once one takes it back.
  const twice = await save({ ...tuna, cents: 2500 }, (await dishes())[0])
  const answers = await Promise.allSettled([undo(twice), undo(twice)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('R-603 news: saved over, published, taken back, deleted', async () => {
  const list = async () => (await runHandler(db.database, listNewsToEdit, {}, ELENA)).news
  const write = (news: News, { newsId, revision }: { newsId?: number; revision?: number } = {}) =>
    runHandler(db.database, saveNews, { newsId, revision, news }, ELENA)
  const show = ({ newsId, revision }: { newsId: number; revision: number }, isPublished = true) =>
    runHandler(db.database, publishNews, { newsId, revision, isPublished }, ELENA)
  const shown = await show(await write(dinner))
  const over = await write({ ...dinner, title: words('Grande cena') }, shown)
  const published = await show(over)
  expect(await list()).toMatchObject([{ hasChanges: false, news: { title: words('Grande cena') } }])
  await undo(published)
  expect(await list()).toMatchObject([{ hasChanges: true, isPublished: true, news: { title: words('Grande cena') } }])
  const [now = shown] = await list()
  const off = await show(now, false)
  await undo(off)
  expect(await list()).toMatchObject([{ hasChanges: true, isPublished: true }])
  const before = await list()
  const gone = await runHandler(db.database, deleteNews, { newsId: shown.newsId }, ELENA)
  expect(await list()).toEqual([])
  await undo(gone)
  expect(await list()).toEqual(before)
})

test('R-603 the menu of a day, and the one of its weekday again', async () => {
  const ids = [(await publish(await save(tuna))).dishId, (await publish(await save(tuna))).dishId]
  const first = await setMenu(ids)
  const second = await setMenu(ids.toReversed())
  expect(await codeOf(undo(first))).toBe('status_changed')
  await undo(second)
  expect((await ofDay()).dishIds).toEqual(ids)
  const { revision } = await ofDay()
  const cleared = await planMenu(null, revision)
  await undo(cleared)
  expect(await ofDay()).toMatchObject({ dishIds: ids, isWeekly: false, revision })
})

test('R-603 two who write the same thing: the second is told by whom it was saved, and nothing of the first is lost', async () => {
  await db.sql(
    `insert into account (id, email, password_hash, first_name, last_name, phone, language) overriding system value
     values ($1, 'elena@example.it', 'x', 'Elena', 'Pini', '', 'it')`,
    [MANAGER.accountId],
  )
  const byElena = { code: 'status_changed', data: { name: 'Elena Pini' } }
  const draft = await save(tuna)
  await save({ ...tuna, cents: 2100 }, draft)
  await expect(save({ ...tuna, cents: 2200 }, draft, MARCO)).rejects.toMatchObject(byElena)
  const { dishId } = await publish((await dishes())[0] ?? draft)
  const { revision } = await ofDay()
  const menu = { dishIds: [dishId], note: null }
  await planMenu(menu, revision)
  await expect(planMenu({ dishIds: [], note: null }, revision, MARCO)).rejects.toMatchObject(byElena)
  await expect(planMenu(null, revision, MARCO)).rejects.toMatchObject(byElena)
  const { revision: seen } = await ofDay()
  const both = await Promise.allSettled([planMenu({ ...menu, dishIds: [] }, seen), planMenu(null, seen, MARCO)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  // Long after, nobody knows any more who it was.
  await db.sql('truncate catalog_change')
  await expect(save(tuna, draft, MARCO)).rejects.toMatchObject({ code: 'status_changed', data: {} })
})

test('R-603 B-10 B-23 courses: in every language, in their order, hidden with their dishes, deleted only empty; files agree', async () => {
  const all = async () => (await runHandler(db.database, listCourses, {}, ELENA)).courses
  const soup = { name: words('Zuppa'), plural: words('Zuppe'), isHidden: false }
  const write = (course: typeof soup, { courseId, revision }: { courseId?: number; revision?: number } = {}) =>
    runHandler(db.database, saveCourse, { courseId, revision, course }, ELENA)
  const exported = () => db.database.connection((tx) => dishesPart.read(tx))
  await expect(write({ ...soup, plural: { ...words('Zuppe'), nl: '' } })).rejects.toMatchObject({
    code: 'not_publishable',
    data: { missing: ['nl'] },
  })
  await setMenu([(await publish(await save(tuna))).dishId])
  expect(await exported()).not.toHaveProperty('courses')
  const made = await write(soup)
  await undo(made)
  expect(await all()).toHaveLength(USUAL_COURSES.length)
  const { course } = await write(soup)
  const before = (await all()).map(({ courseId }) => courseId)
  const after = [course.courseId, ...before.slice(0, -1)]
  const order = (from: number[], to: number[]) =>
    runHandler(db.database, orderCourses, { before: from, after: to }, ELENA)
  expect((await order(before, after)).courses[0]?.key).toBe(course.key)
  expect(await codeOf(order(before, after))).toBe('status_changed')
  expect(await codeOf(order(after, [...after.slice(1), 987]))).toBe('status_changed')

  const dish = await publish(await save({ ...tuna, course: course.key }))
  await setMenu([...(await menu()).map(({ dishId }) => dishId), dish.dishId])
  expect((await menu()).map((one) => one.course)).toEqual(['Zuppa', 'Secondo'])
  expect(await codeOf(save({ ...tuna, course: 'unknown' }))).toBe('input_invalid')
  const hidden = await write({ ...soup, isHidden: true }, course)
  expect((await menu()).map((one) => one.course)).toEqual(['Secondo'])
  expect(await codeOf(write(soup, course))).toBe('status_changed')
  const file = await exported()
  expect(file?.courses?.[0]).toMatchObject({ id: course.key, hidden: true })
  await undo(hidden)
  expect((await menu()).map((one) => one.course)).toEqual(['Zuppa', 'Secondo'])

  const { courseId } = course
  const remove = async () => {
    const [now] = (await all()).filter((one) => one.courseId === courseId)
    return runHandler(db.database, deleteCourse, { courseId, revision: now?.revision ?? 1 }, ELENA)
  }
  expect(await codeOf(remove())).toBe('still_used')
  await runHandler(db.database, deleteDish, { dishId: dish.dishId }, ELENA)
  const gone = await remove()
  await undo(gone)
  expect((await all())[0]).toMatchObject({ courseId, key: course.key })

  // The file is what there is, and again after an import; without courses it means the usual five.
  if (file === null) throw new Error('no dish is stored')
  const write2 = (given: typeof file) => db.database.transaction((tx) => dishesPart.write(tx, given))
  await write2(file)
  expect(await exported()).toEqual(file)
  const usual = { dishes: file.dishes.filter((one) => one.course === 'second') }
  await write2(usual)
  expect(await exported()).toEqual(usual)
  expect((await all()).map(({ key }) => key)).toEqual(USUAL_COURSES.map(({ key }) => key))
  expect(dishesPart.check({ dishes: file.dishes }, new Map()).map(({ path }) => path)).toEqual(['dishes[1].course'])
})
