import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { languageField, text } from '../platform/fields.ts'

/** The name of a page of the resort's own texts, e.g. `personal-data`, `purposes`, `conditions-with-payment`. */
const slugField = text(2, 60).check(z.regex(/^[a-z0-9-]+$/, { error: 'characters_invalid' }))

/** One page of the resort's texts in one language, in the fixed Markdown subset. */
export const getPage = defineCall({
  name: 'getPage',
  method: 'GET',
  path: 'content/page',
  policy: 'anyone',
  summary: 'One page of the resort’s texts in one language (R-213, R-216)',
  input: z.strictObject({ slug: slugField, language: languageField }),
  output: z.strictObject({
    slug: z.string(),
    language: languageField,
    title: z.string(),
    /** Paragraphs, `## ` headings, `- ` lists, `**bold**` and `[text](https://…)`; nothing else. */
    markdown: z.string(),
    /** Which text this is: stored with every consent and every order that accepts it. */
    version: z.string(),
  }),
  refusals: ['not_found'],
  cacheable: true,
})

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

/** what the webcam shows on each platform. */
export const getLiveStreaming = defineCall({
  name: 'getLiveStreaming',
  method: 'GET',
  path: 'content/liveStreaming',
  policy: 'customer',
  summary: 'Live-streaming flags and data per platform (R-708, R-107)',
  input: z.object({}),
  output: z.strictObject({
    isAvailableAndroid: z.boolean(),
    isAvailableIos: z.boolean(),
    /** Page that the frame embeds; empty when there is none. */
    url: z.string(),
    /** m3u or mp4 source of the player; empty when there is none. */
    source: z.string(),
  }),
  refusals: [],
  fixed: true,
})
