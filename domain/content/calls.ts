import * as z from 'zod/mini'
import { ALLERGENS } from '../platform/allergens.ts'
import { defineCall } from '../platform/call.ts'
import { centsField, civilDateField, instantField, languageField, noInput, wholeText } from '../platform/fields.ts'
import { NEWS_KINDS } from './news.ts'
import { SEA_SOURCES, seaReadingFields } from './sea.ts'

/** What every screen needs to know of the resort before anything else. */
export const getResort = defineCall({
  name: 'getResort',
  method: 'GET',
  path: 'content/resort',
  policy: 'anyone',
  summary: 'Name, place, contacts, season and the rules that screens print (R-901)',
  input: z.strictObject({}),
  output: z.strictObject({
    name: z.string(),
    place: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    legalName: z.string(),
    vatNumber: z.string(),
    timeZone: z.string(),
    /** The resort's day on the server. */
    today: z.string(),
    /** First and last bookable day; null is closed. */
    season: z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
    holdMinutes: z.number(),
    maxUmbrellas: z.number(),
    maxPeriodDays: z.number(),
    largeDogOverTenthsKg: z.number(),
    /** Days before a stay until which accessible places are suggested only to who asks for one; 0 is always (B-07). */
    accessiblePoolDays: z.number(),
    /** Hour by which a cash guest arrives, per day part. */
    cashCutoffHours: z.strictObject({ full_day: z.number(), morning: z.number(), afternoon: z.number() }),
    /** Lowest price of one day of the season, in cents; null while closed. */
    fromCents: z.nullable(z.number()),
    accountDeletionOffered: z.boolean(),
    /** Payments run against the sandbox: every page says that no money moves. */
    isPaymentSandbox: z.boolean(),
    privacyUrls: z.strictObject({ it: z.string(), en: z.string() }),
  }),
  refusals: [],
})

/** A dish as guests read it, in one language. */
export const menuDishSchema = z.strictObject({
  dishId: z.number(),
  /** The course's name, above the dish: "Primo". */
  course: z.string(),
  name: z.string(),
  /** Empty when the name says it all. */
  description: z.string(),
  cents: centsField,
  allergens: z.array(z.enum(ALLERGENS)),
  traces: z.array(z.enum(ALLERGENS)),
  isFrozen: z.boolean(),
  isAlcoholic: z.boolean(),
  isSoldOut: z.boolean(),
  /** Where there is a photo, `photoPath` is its address; else the drawing `art`, else a plate. */
  photoId: z.nullable(z.string()),
  art: z.nullable(z.string()),
})
export type MenuDish = z.output<typeof menuDishSchema>

/** What a restaurant cooks on a day: only published dishes (B-10), in the staff's order within each course. */
export const getDailyMenu = defineCall({
  name: 'getDailyMenu',
  method: 'GET',
  path: 'content/dailyMenu',
  policy: 'anyone',
  summary: 'The menu of a day with allergens and prices, in one language (R-106, R-214, B-15)',
  input: z.strictObject({
    day: civilDateField,
    /** Without it: the first restaurant that has a menu on the day. */
    restaurant: z.optional(wholeText(1, 2)),
    language: languageField,
  }),
  output: z.strictObject({
    day: z.string(),
    restaurant: z.number(),
    /** By course; empty when nothing is on the menu that day. */
    dishes: z.array(menuDishSchema),
    /** "Primo, secondo e acqua 30 €", and a line below it. */
    note: z.nullable(z.strictObject({ title: z.string(), text: z.string() })),
  }),
  refusals: [],
  cacheable: true,
})

/** What is new at the resort, the nearest day first. */
export const listNews = defineCall({
  name: 'listNews',
  method: 'GET',
  path: 'content/news',
  policy: 'anyone',
  summary: 'Published news of today, in one language (R-106)',
  input: z.strictObject({ language: languageField }),
  output: z.strictObject({
    news: z.array(
      z.strictObject({
        newsId: z.number(),
        kind: z.enum(NEWS_KINDS),
        title: z.string(),
        /** In the Markdown subset of the pages. */
        markdown: z.string(),
        /** The day of the event; null when it has none. */
        day: z.nullable(z.string()),
        photoId: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [],
  cacheable: true,
})

/** Weather and sea at the beach for the strip of the home screen; null when nobody knows, and then nothing is shown. */
export const getSeaConditions = defineCall({
  name: 'getSeaConditions',
  method: 'GET',
  path: 'content/sea',
  policy: 'anyone',
  summary: 'Air, water, wind and flag: what the staff saw last today, else what a provider says (R-901)',
  input: noInput,
  output: z.strictObject({
    conditions: z.nullable(
      z.strictObject({
        ...seaReadingFields,
        observedAt: instantField,
        source: z.enum(SEA_SOURCES),
        /** By the hour, the air and the sun: too hot for a dog's paws (B-22). */
        isSandHot: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})
