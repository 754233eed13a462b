import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import {
  civilDateField,
  doneOutput,
  idField,
  instantField,
  noInput,
  rule,
  text,
  versionField,
  wholeText,
} from '../platform/fields.ts'
import { changeOutput } from './change-output.ts'
import { draftText } from './content-fields.ts'
import { dishField, dishFields, RESTAURANTS } from './dish.ts'
import { newsField } from './news.ts'
import { MISSING_POINTS } from './publishing.ts'
import { seaField, seaReadingFields } from './sea.ts'

export const staffDishSchema = z.strictObject({
  ...dishFields,
  dishId: z.number(),
  revision: z.number(),
  /** Guests may see it: as it was when it was last published. */
  isPublished: z.boolean(),
  /** What is saved differs from what guests see. */
  hasChanges: z.boolean(),
  isSoldOut: z.boolean(),
  isOnMenuToday: z.boolean(),
  /** What still keeps what is saved from being published (B-10). */
  missing: z.array(z.enum(MISSING_POINTS)),
})
export type StaffDish = z.output<typeof staffDishSchema>

export const listDishes = defineCall({
  name: 'listDishes',
  method: 'GET',
  path: 'ges/content/dishes',
  policy: 'staff',
  roles: ['restaurant'],
  summary: 'Every dish with its draft, by restaurant and course (R-603, B-10)',
  input: noInput,
  output: z.strictObject({ dishes: z.array(staffDishSchema) }),
  refusals: [],
})

/** Keeps what is written so far; guests see nothing of it before it is published. */
export const saveDish = defineCall({
  name: 'saveDish',
  method: 'POST',
  path: 'ges/content/saveDish',
  policy: 'staff',
  roles: ['restaurant'],
  summary: 'Saves a dish as a draft, a new one without an id (R-603)',
  input: z.strictObject({
    /** Both are missing for a new dish. */
    dishId: z.optional(idField),
    revision: z.optional(versionField),
    dish: dishField,
  }),
  output: z.extend(staffDishSchema, changeOutput),
  refusals: ['not_found', 'status_changed', 'input_invalid'],
})

export const publishDish = defineCall({
  name: 'publishDish',
  method: 'POST',
  path: 'ges/content/publishDish',
  policy: 'staff',
  roles: ['restaurant'],
  summary: 'Shows a dish to guests as it is saved, once nothing is missing (B-10)',
  input: z.strictObject({ dishId: idField, revision: versionField }),
  output: z.extend(staffDishSchema, changeOutput),
  refusals: ['not_found', 'status_changed', 'not_publishable'],
})

export const unpublishDish = defineCall({
  name: 'unpublishDish',
  method: 'POST',
  path: 'ges/content/unpublishDish',
  policy: 'staff',
  roles: ['restaurant'],
  summary: 'Takes a dish from what guests see; its draft stays, and so does its place on the menus (R-603)',
  input: z.strictObject({ dishId: idField, revision: versionField }),
  output: z.extend(staffDishSchema, changeOutput),
  refusals: ['not_found', 'status_changed'],
})

export const setDishSoldOut = defineCall({
  name: 'setDishSoldOut',
  method: 'POST',
  path: 'ges/content/dishSoldOut',
  policy: 'staff',
  roles: ['restaurant'],
  summary: 'Marks a dish as sold out, or as there again (R-603)',
  input: z.strictObject({ dishId: idField, isSoldOut: z.boolean() }),
  output: doneOutput,
  refusals: ['not_found'],
})

/** Takes a dish from the catalogue and from every menu; done twice is done once. */
export const deleteDish = defineCall({
  name: 'deleteDish',
  method: 'POST',
  path: 'ges/content/deleteDish',
  policy: 'staff',
  roles: ['restaurant'],
  summary: 'Deletes a dish and takes it from the menus (R-603)',
  input: z.strictObject({ dishId: idField }),
  output: z.strictObject(changeOutput),
  refusals: [],
})

const MOST_DISHES = 40
const noteField = z.strictObject({ title: draftText(80), text: draftText(200) })

/** The menu of a day as the staff set it: dishes in their order. */
export const getMenuOfDay = defineCall({
  name: 'getMenuOfDay',
  method: 'GET',
  path: 'ges/content/menuOfDay',
  policy: 'staff',
  roles: ['restaurant'],
  summary: 'The menu of a day for its editor (R-603)',
  input: z.strictObject({ day: civilDateField, restaurant: wholeText(1, 2) }),
  output: z.strictObject({
    dishIds: z.array(z.number()),
    note: z.nullable(noteField),
    /** Nobody has set this day: it is the menu of every such weekday. */
    isWeekly: z.boolean(),
    /** Names what is stored: whoever sets the day says which one was seen. */
    revision: z.string(),
  }),
  refusals: [],
})

export const setDailyMenu = defineCall({
  name: 'setDailyMenu',
  method: 'POST',
  path: 'ges/content/setDailyMenu',
  policy: 'staff',
  roles: ['restaurant'],
  summary: 'Sets the menu of a day from published dishes (R-603, B-10)',
  input: z.strictObject({
    day: civilDateField,
    restaurant: z.literal(RESTAURANTS, { error: 'not_offered' }),
    revision: text(1, 100),
    /** Null gives the day back to the menu of its weekday. */
    menu: z.nullable(
      z.strictObject({
        dishIds: z.array(idField).check(
          z.maxLength(MOST_DISHES, { error: 'too_many' }),
          rule((ids) => new Set(ids).size === ids.length, 'too_many'),
        ),
        /** Written in every language, or null. */
        note: z.nullable(noteField),
      }),
    ),
  }),
  output: z.strictObject(changeOutput),
  refusals: ['item_unknown', 'not_publishable', 'status_changed'],
})

export const staffNewsSchema = z.strictObject({
  newsId: z.number(),
  revision: z.number(),
  isPublished: z.boolean(),
  /** What is saved differs from what guests see. */
  hasChanges: z.boolean(),
  /** Guests see it today. */
  isShown: z.boolean(),
  missing: z.array(z.enum(MISSING_POINTS)),
  news: newsField,
})
export type StaffNews = z.output<typeof staffNewsSchema>

export const listNewsToEdit = defineCall({
  name: 'listNewsToEdit',
  method: 'GET',
  path: 'ges/content/news',
  policy: 'staff',
  roles: ['bar', 'restaurant'],
  summary: 'All news with their drafts (R-603)',
  input: noInput,
  output: z.strictObject({ news: z.array(staffNewsSchema) }),
  refusals: [],
})

export const saveNews = defineCall({
  name: 'saveNews',
  method: 'POST',
  path: 'ges/content/saveNews',
  policy: 'staff',
  roles: ['bar', 'restaurant'],
  summary: 'Saves a piece of news as a draft, a new one without an id; guests read what was published (R-603)',
  input: z.strictObject({ newsId: z.optional(idField), revision: z.optional(versionField), news: newsField }),
  output: z.extend(staffNewsSchema, changeOutput),
  refusals: ['not_found', 'status_changed'],
})

export const publishNews = defineCall({
  name: 'publishNews',
  method: 'POST',
  path: 'ges/content/publishNews',
  policy: 'staff',
  roles: ['bar', 'restaurant'],
  summary: 'Shows a piece of news in its days as it is saved, or takes it back (R-603, B-10)',
  input: z.strictObject({ newsId: idField, revision: versionField, isPublished: z.boolean() }),
  output: z.extend(staffNewsSchema, changeOutput),
  refusals: ['not_found', 'status_changed', 'not_publishable'],
})

export const deleteNews = defineCall({
  name: 'deleteNews',
  method: 'POST',
  path: 'ges/content/deleteNews',
  policy: 'staff',
  roles: ['bar', 'restaurant'],
  summary: 'Deletes a piece of news; done twice is done once (R-603)',
  input: z.strictObject({ newsId: idField }),
  output: z.strictObject(changeOutput),
  refusals: [],
})

/** Dishes, courses, menus of a day, news and the sea; by who made the change, within a minute, while nobody has changed it again. */
export const undoContentChange = defineCall({
  name: 'undoContentChange',
  method: 'POST',
  path: 'ges/content/undo',
  policy: 'staff',
  roles: ['bar', 'restaurant', 'beach'],
  summary: 'Takes one’s own change of the catalogue or of the sea back, as if it had not been made (R-603)',
  input: z.strictObject({ changeId: idField }),
  output: doneOutput,
  refusals: ['not_found', 'status_changed'],
})

export const setSeaConditions = defineCall({
  name: 'setSeaConditions',
  method: 'POST',
  path: 'ges/content/setSea',
  policy: 'staff',
  roles: ['beach'],
  summary: 'Air, water, wind and flag as the lifeguards see them now (R-603)',
  input: seaField,
  output: z.strictObject(changeOutput),
  refusals: [],
})

/** Where an entry of the sea begins: what was entered today, and figures to start from. */
export const getSeaToEnter = defineCall({
  name: 'getSeaToEnter',
  method: 'GET',
  path: 'ges/content/sea',
  policy: 'staff',
  roles: ['beach'],
  summary: 'What the staff entered of the sea today, the newest first, and what a new entry starts from (R-603, B-19)',
  input: noInput,
  output: z.strictObject({
    entries: z.array(z.strictObject({ enteredAt: instantField, by: z.nullable(z.string()), sea: seaField })),
    /** A provider's figures, else those of the last entry; null where there are none. */
    start: z.nullable(z.strictObject(seaReadingFields)),
  }),
  refusals: [],
})

/** A photo of a dish, an item or a piece of news: cut to a square and encoded again (security guide, 6 f). */
export const uploadPhoto = defineCall({
  name: 'uploadPhoto',
  method: 'POST',
  path: 'ges/content/uploadPhoto',
  policy: 'staff',
  roles: ['bar', 'restaurant'],
  summary: 'Stores a photo in two sizes (R-603)',
  input: z.strictObject({
    /** `data:image/jpeg;base64,…`, also PNG and WebP; at most 5 MiB when decoded. */
    dataUrl: z.string().check(z.maxLength(7_000_000, { error: 'too_long' })),
  }),
  output: z.strictObject({ photoId: z.string() }),
  refusals: ['image_not_accepted', 'try_again'],
  bodyLimit: 7 * 1024 * 1024,
  limits: [{ max: 60, per: 3_600_000, by: 'caller' }],
})
