import { lockMenu } from '../menu-queries.ts'
import type { Undoable } from './undoable.ts'
import { mustDo, stateOf } from './row-state.ts'
import { seaUndo } from './sea-undo.ts'

/** A dish with what guests see of it. What ran out today, and where it stands in the list, is no part of what is taken back. */
export const dishUndo: Undoable = {
  kind: 'dish',
  audit: { action: 'dish.undo', subject: (subject) => `dish:${subject}` },
  read: (tx, subject) =>
    stateOf(
      tx,
      'content.dish-state',
      `
      select jsonb_build_object(
        'dish', to_jsonb(dish) - 'sold_out_on' - 'position',
        'versions', (select jsonb_agg(to_jsonb(v) order by v.is_published) from dish_version v where v.dish_id = dish.id),
        'beside', jsonb_build_object('dish', to_jsonb(dish),
          'menus', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from daily_menu_dish m where m.dish_id = dish.id))
      ) as state
      from dish where id = $1::integer for update`,
      [subject],
    ),
  async write(tx, subject, before) {
    if (before === null)
      return mustDo(tx, 'content.undo-new-dish', 'delete from dish where id = $1::integer returning id', [subject])
    const state = JSON.stringify(before)
    await mustDo(
      tx,
      'content.undo-dish',
      `
      insert into dish overriding system value select (jsonb_populate_record(null::dish, $1::jsonb #> '{beside,dish}')).*
      on conflict (id) do update set revision = dish.revision + 1 returning id`,
      [state],
    )
    await tx.query({
      name: 'content.undo-dish-versions',
      text: 'delete from dish_version where dish_id = $1::integer',
      values: [subject],
    })
    // A course that nobody needed may be gone meanwhile.
    await mustDo(
      tx,
      'content.undo-dish-words',
      `
      with words as (
        insert into dish_version
        select v.* from jsonb_populate_recordset(null::dish_version, $1::jsonb -> 'versions') v
        join dish_course c on c.key = v.course
        returning 1
      )
      select from words having count(*) = jsonb_array_length($1::jsonb -> 'versions')`,
      [state],
    )
    await tx.query({
      name: 'content.undo-dish-menus',
      text: `
        insert into daily_menu_dish
        select entry.* from jsonb_populate_recordset(null::daily_menu_dish, $1::jsonb #> '{beside,menus}') entry
        where exists (select from daily_menu where id = entry.menu_id)
        on conflict (menu_id, dish_id) do nothing`,
      values: [state],
    })
  },
}

/** A course of the menus; its place in the order has an undo of its own. */
export const courseUndo: Undoable = {
  kind: 'course',
  audit: { action: 'course.undo', subject: (subject) => `course:${subject}` },
  read: (tx, subject) =>
    stateOf(
      tx,
      'content.course-state',
      `select (to_jsonb(c) - 'position') || jsonb_build_object('beside', to_jsonb(c)) as state
       from dish_course c where id = $1::integer for update`,
      [subject],
    ),
  async write(tx, subject, before) {
    if (before === null) {
      return mustDo(
        tx,
        'content.undo-new-course',
        `delete from dish_course c where id = $1::integer
           and not exists (select from dish_version where course = c.key) returning id`,
        [subject],
      )
    }
    await mustDo(
      tx,
      'content.undo-course',
      `
      insert into dish_course as c overriding system value
      select (jsonb_populate_record(null::dish_course, $1::jsonb -> 'beside')).*
      on conflict (id) do update set name = excluded.name, plural = excluded.plural, is_hidden = excluded.is_hidden,
        revision = c.revision + 1
      returning id`,
      [JSON.stringify(before)],
    )
  },
}

/** The menu of a day: `1:2027-07-18`. Nothing is the menu of its weekday. */
export const menuUndo: Undoable = {
  kind: 'menu',
  audit: { action: 'menu.undo', subject: (subject) => `menu:${subject}` },
  async read(tx, subject) {
    // A day that nobody has set has no row to keep.
    await lockMenu(tx, subject)
    return stateOf(
      tx,
      'content.menu-state',
      `
      select jsonb_build_object('menu', to_jsonb(m) - 'id', 'dishes', (
        select coalesce(jsonb_agg(d.dish_id order by d.position), '[]') from daily_menu_dish d where d.menu_id = m.id)) as state
      from daily_menu m where restaurant = split_part($1, ':', 1)::smallint and day = split_part($1, ':', 2)::date for update`,
      [subject],
    )
  },
  async write(tx, subject, before) {
    await tx.query({
      name: 'content.undo-menu',
      text: `delete from daily_menu where restaurant = split_part($1, ':', 1)::smallint and day = split_part($1, ':', 2)::date`,
      values: [subject],
    })
    if (before === null) return
    await tx.query({
      name: 'content.undo-menu-dishes',
      text: `
        with menu as (
          insert into daily_menu (restaurant, day, position, note)
          select m.restaurant, m.day, m.position, m.note
          from jsonb_populate_record(null::daily_menu, $1::jsonb -> 'menu') m returning id
        )
        insert into daily_menu_dish (menu_id, dish_id, position)
        select menu.id, dish.id, entry.place from menu,
          jsonb_array_elements_text($1::jsonb -> 'dishes') with ordinality as entry (dish_id, place)
          join dish on dish.id = entry.dish_id::integer`,
      values: [JSON.stringify(before)],
    })
  },
}

/** A piece of news with what is written over it. */
export const newsUndo: Undoable = {
  kind: 'news',
  audit: { action: 'news.undo', subject: (subject) => `news:${subject}` },
  read: (tx, subject) =>
    stateOf(
      tx,
      'content.news-state',
      `select (to_jsonb(n) - 'position') || jsonb_build_object('beside', to_jsonb(n)) as state
       from news n where id = $1::integer for update`,
      [subject],
    ),
  async write(tx, subject, before) {
    if (before === null)
      return mustDo(tx, 'content.undo-new-news', 'delete from news where id = $1::integer returning id', [subject])
    await mustDo(
      tx,
      'content.undo-news',
      `
      insert into news as n overriding system value
      select (jsonb_populate_record(null::news, $1::jsonb -> 'beside')).*
      on conflict (id) do update set revision = n.revision + 1, is_published = excluded.is_published, kind = excluded.kind,
        title = excluded.title, markdown = excluded.markdown, event_day = excluded.event_day,
        shown_from = excluded.shown_from, shown_to = excluded.shown_to, photo_id = excluded.photo_id, draft = excluded.draft
      returning id`,
      [JSON.stringify(before)],
    )
  },
}

/** What can be taken back here. */
export const CONTENT_UNDOABLES = [dishUndo, courseUndo, menuUndo, newsUndo, seaUndo]
