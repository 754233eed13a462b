import { mustDo, stateOf } from '../../content/changes/row-state.ts'
import type { Undoable } from '../../content/changes/undoable.ts'

/** An item of the bar with its choices. What is left of it goes along when it was deleted. */
export const barItemUndo: Undoable = {
  kind: 'bar-item',
  audit: { action: 'bar.undoItem', subject: (subject) => `dish:${subject}` },
  read: (tx, subject) =>
    stateOf(
      tx,
      'bar.item-state',
      `
      select jsonb_build_object(
        'item', to_jsonb(i) - 'position',
        'groups', (select coalesce(jsonb_agg(to_jsonb(g) order by g.id), '[]') from bar_option_group g where g.item_id = i.id),
        'options', (select coalesce(jsonb_agg(to_jsonb(o) order by o.id), '[]') from bar_option o
                    join bar_option_group g on g.id = o.group_id where g.item_id = i.id),
        'beside', jsonb_build_object('item', to_jsonb(i),
          'stock', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from bar_stock s where s.item_id = i.id))
      ) as state
      from bar_item i where id = $1::integer for update`,
      [subject],
    ),
  async write(tx, subject, before) {
    if (before === null) {
      return mustDo(tx, 'bar.undo-new-item', 'delete from bar_item where id = $1::integer returning id', [subject])
    }
    const state = JSON.stringify(before)
    // The part of the menu that it was in may be gone meanwhile.
    await mustDo(
      tx,
      'bar.undo-item',
      `
      insert into bar_item as i overriding system value
      select was.* from jsonb_populate_record(null::bar_item, $1::jsonb #> '{beside,item}') was
      join bar_category c on c.id = was.category_id
      on conflict (id) do update set category_id = excluded.category_id, name = excluded.name, description = excluded.description,
        cents = excluded.cents, station = excluded.station, prep_seconds = excluded.prep_seconds, art = excluded.art,
        photo_id = excluded.photo_id, allergens = excluded.allergens, diet = excluded.diet,
        is_gluten_free = excluded.is_gluten_free, is_frozen = excluded.is_frozen, is_alcoholic = excluded.is_alcoholic,
        is_published = excluded.is_published, draft = excluded.draft, version = i.version + 1
      returning id`,
      [state],
    )
    await tx.query({
      name: 'bar.undo-item-groups',
      text: 'delete from bar_option_group where item_id = $1::integer',
      values: [subject],
    })
    await tx.query({
      name: 'bar.undo-item-new-groups',
      text: `insert into bar_option_group overriding system value
        select * from jsonb_populate_recordset(null::bar_option_group, $1::jsonb -> 'groups')`,
      values: [state],
    })
    await tx.query({
      name: 'bar.undo-item-options',
      text: `insert into bar_option overriding system value
        select * from jsonb_populate_recordset(null::bar_option, $1::jsonb -> 'options')`,
      values: [state],
    })
    await tx.query({
      name: 'bar.undo-item-stock',
      text: `insert into bar_stock select * from jsonb_populate_recordset(null::bar_stock, $1::jsonb #> '{beside,stock}')
        on conflict (item_id) do nothing`,
      values: [state],
    })
  },
}

/** A part of the menu; its place in the order has an undo of its own. */
export const barCategoryUndo: Undoable = {
  kind: 'bar-category',
  audit: { action: 'bar.undoCategory', subject: (subject) => `bar-category:${subject}` },
  read: (tx, subject) =>
    stateOf(
      tx,
      'bar.category-state',
      `select (to_jsonb(c) - 'position') || jsonb_build_object('beside', to_jsonb(c)) as state
       from bar_category c where id = $1::integer for update`,
      [subject],
    ),
  async write(tx, subject, before) {
    if (before === null) {
      return mustDo(
        tx,
        'bar.undo-new-category',
        `delete from bar_category c where id = $1::integer and not exists (
           select from bar_item i where i.category_id = c.id or (i.draft ->> 'categoryId')::integer = c.id) returning id`,
        [subject],
      )
    }
    await mustDo(
      tx,
      'bar.undo-category',
      `
      insert into bar_category as c overriding system value
      select (jsonb_populate_record(null::bar_category, $1::jsonb -> 'beside')).*
      on conflict (id) do update set name = excluded.name, is_for_dogs = excluded.is_for_dogs, is_hidden = excluded.is_hidden,
        version = c.version + 1
      returning id`,
      [JSON.stringify(before)],
    )
  },
}

/** What of the bar's catalogue can be taken back. */
export const BAR_UNDOABLES = [barItemUndo, barCategoryUndo]
