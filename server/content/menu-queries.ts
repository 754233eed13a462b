import { createHash } from 'node:crypto'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { LANGUAGES, type LocalizedText } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

export interface MenuNote {
  readonly title: LocalizedText
  readonly text: LocalizedText
}

/** A restaurant's menu of a day: dishes in the order of the staff, published or not. */
export interface StoredMenu {
  readonly restaurant: number
  readonly dishIds: readonly number[]
  readonly note: MenuNote | null
  /** Nobody has set the day: it is the menu of its weekday. */
  readonly isWeekly: boolean
}

/** Names a menu as it is stored. */
export function menuRevision(menu: StoredMenu | undefined): string {
  const { dishIds, note, isWeekly } = menu ?? { dishIds: [], note: null, isWeekly: true }
  const { title, text } = note ?? {}
  const words = LANGUAGES.flatMap((language) => [title?.[language], text?.[language]])
  const state = JSON.stringify([isWeekly, dishIds, note !== null, words])
  return createHash('sha256').update(state).digest('hex').slice(0, 16)
}

/** Lets one person after the other set the menu of a day (`1:2027-07-18`), until the transaction ends. */
export async function lockMenu(tx: Queryable, subject: string): Promise<void> {
  await tx.query({
    name: 'content.lock-menu',
    text: `select pg_advisory_xact_lock(hashtextextended('daily_menu ' || $1, 0))`,
    values: [subject],
  })
}

const DISH_IDS = `array(select dish_id from daily_menu_dish where menu_id = daily_menu.id order by position) as "dishIds"`

/** The menus of a day, at most one of each restaurant: what was set for the day, else what its weekday has. */
export async function findMenus(tx: Queryable, day: CivilDate): Promise<StoredMenu[]> {
  return tx.query({
    name: 'content.menus',
    text: `
      select distinct on (restaurant) restaurant, ${DISH_IDS}, note, day is null as "isWeekly"
      from daily_menu where day = $1::date or extract(isodow from $1::date)::smallint = any(weekdays)
      order by restaurant, day nulls last, position`,
    values: [day],
  })
}

/** Sets the menu of a day. */
export async function writeMenu(
  tx: Queryable,
  { restaurant, day }: { readonly restaurant: number; readonly day: CivilDate },
  { dishIds, note }: Pick<StoredMenu, 'dishIds' | 'note'>,
): Promise<void> {
  const [menu] = await tx.query<{ id: number }>({
    name: 'content.write-menu',
    text: `insert into daily_menu (restaurant, day, note) values ($1, $2, $3)
      on conflict (restaurant, day) do update set note = excluded.note returning id`,
    values: [restaurant, day, note === null ? null : JSON.stringify(note)],
  })
  if (menu === undefined) throw new Error('a menu was not written')
  await writeMenuDishes(tx, menu.id, dishIds)
}

/** Gives a day back to the menu of its weekday. */
export async function removeMenu(tx: Queryable, restaurant: number, day: CivilDate): Promise<void> {
  await tx.query({
    name: 'content.remove-menu',
    text: 'delete from daily_menu where restaurant = $1 and day = $2',
    values: [restaurant, day],
  })
}

/** A menu of weekdays, 1 is Monday. */
export interface WeeklyMenu {
  readonly restaurant: 1 | 2
  readonly weekdays: readonly number[]
  readonly slugs: readonly string[]
  readonly note: MenuNote | null
}

/** The menus of the week in the order in which they were written; dishes that guests do not see are left out. */
export async function findWeeklyMenus(tx: Queryable): Promise<WeeklyMenu[]> {
  return tx.query({
    name: 'content.weekly-menus',
    text: `
      select restaurant, weekdays, note, array(
        select dish.slug from daily_menu_dish entry join dish on dish.id = entry.dish_id
        where entry.menu_id = daily_menu.id
          and exists (select from dish_version where dish_id = dish.id and is_published)
        order by entry.position) as slugs
      from daily_menu where weekdays is not null order by position, id`,
    values: [],
  })
}

/** Makes these the menus of the week. */
export async function writeWeeklyMenus(tx: Queryable, menus: readonly WeeklyMenu[]): Promise<void> {
  await tx.query({ name: 'content.clear-week', text: 'delete from daily_menu where weekdays is not null', values: [] })
  for (const [position, { restaurant, weekdays, slugs, note }] of menus.entries()) {
    const [menu] = await tx.query<{ id: number }>({
      name: 'content.write-weekly-menu',
      text: 'insert into daily_menu (restaurant, weekdays, position, note) values ($1, $2, $3, $4) returning id',
      values: [restaurant, weekdays, position, note === null ? null : JSON.stringify(note)],
    })
    const dishes = await tx.query<{ id: number }>({
      name: 'content.dishes-by-slug',
      text: 'select id from dish where slug = any($1) order by array_position($1, slug)',
      values: [slugs],
    })
    if (menu === undefined) throw new Error('a menu was not written')
    await writeMenuDishes(
      tx,
      menu.id,
      dishes.map(({ id }) => id),
    )
  }
}

async function writeMenuDishes(tx: Queryable, menuId: number, dishIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'content.clear-menu',
    text: 'delete from daily_menu_dish where menu_id = $1',
    values: [menuId],
  })
  await tx.query({
    name: 'content.write-menu-dishes',
    text: `insert into daily_menu_dish (menu_id, dish_id, position)
      select $1, dish_id, position from unnest($2::integer[]) with ordinality as given (dish_id, position)`,
    values: [menuId, dishIds],
  })
}
