import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { doneOutput, instantField, rule, whole } from '../platform/fields.ts'

/** The catalogue's sections that are one file of the resort each (R-603, B-23), by that file's name. */
export const CATALOG_FILES = {
  extras: 'extras.json',
  services: 'services.json',
  categories: 'categories.json',
  parking: 'parking.json',
} as const
export type CatalogSection = keyof typeof CATALOG_FILES
export const CATALOG_SECTIONS = Object.keys(CATALOG_FILES) as CatalogSection[]

const LONGEST_FILE = 200_000
const BODY_LIMIT = 2 * LONGEST_FILE

function isObjectText(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read)
  } catch {
    // What is no JSON is no file of the resort.
    return false
  }
}

const sectionField = z.enum(CATALOG_SECTIONS, { error: 'not_offered' })
/** The section's file as text. A text of a language may still be empty in a draft. */
const fileField = z
  .string()
  .check(z.maxLength(LONGEST_FILE, { error: 'too_long', abort: true }), rule(isObjectText, 'characters_invalid'))
/** Counts up with every save, over all drafts that ever were. */
const draftVersion = whole(1, Number.MAX_SAFE_INTEGER)

const staffCall = { policy: 'staff', roles: ['manager'] } as const

export const getCatalogSection = defineCall({
  ...staffCall,
  name: 'getCatalogSection',
  method: 'GET',
  path: 'ges/catalog/section',
  summary: 'A section of the catalogue as its file, byte for byte as an export writes it, and its draft (R-603, B-23)',
  input: z.strictObject({ section: sectionField }),
  output: z.strictObject({
    published: z.string(),
    draft: z.nullable(
      z.strictObject({
        version: z.number(),
        file: z.string(),
        savedAt: instantField,
        /** Who saved last; null when their account is gone. */
        by: z.nullable(z.string()),
        isMine: z.boolean(),
      }),
    ),
    /** The last time that it was published; null before the first. */
    publication: z.nullable(
      z.strictObject({ publicationId: z.number(), publishedAt: instantField, by: z.nullable(z.string()) }),
    ),
  }),
  refusals: ['input_invalid'],
})

export const saveCatalogDraft = defineCall({
  ...staffCall,
  name: 'saveCatalogDraft',
  method: 'POST',
  path: 'ges/catalog/draft',
  summary: 'Saves a section’s draft over the version that it was made from; null begins one (R-603)',
  input: z.strictObject({ section: sectionField, file: fileField, version: z.nullable(draftVersion) }),
  output: z.strictObject({ version: z.number(), savedAt: instantField }),
  refusals: ['input_invalid', 'status_changed'],
  bodyLimit: BODY_LIMIT,
})

export const discardCatalogDraft = defineCall({
  ...staffCall,
  name: 'discardCatalogDraft',
  method: 'POST',
  path: 'ges/catalog/discard',
  summary: 'Throws a section’s draft away; saving its text again takes that back (R-603)',
  input: z.strictObject({ section: sectionField, version: draftVersion }),
  output: doneOutput,
  refusals: ['input_invalid', 'status_changed'],
})

const problemSchema = z.strictObject({
  file: z.string(),
  path: z.string(),
  expected: z.string(),
  found: z.string(),
})

export const checkCatalogDraft = defineCall({
  ...staffCall,
  name: 'checkCatalogDraft',
  method: 'GET',
  path: 'ges/catalog/check',
  summary: 'Everything that stands against publishing a section’s draft, each at its field (B-10, B-23)',
  input: z.strictObject({ section: sectionField }),
  output: z.strictObject({
    /** Of the draft that was checked; null when there is none. */
    version: z.nullable(z.number()),
    /** In the words of `npm run resort -- check`. */
    problems: z.array(problemSchema),
    /** Ids of what is missing from the draft, or is of another kind, and has bookings to come. */
    booked: z.array(z.string()),
  }),
  refusals: ['input_invalid'],
})

export const publishCatalogDraft = defineCall({
  ...staffCall,
  name: 'publishCatalogDraft',
  method: 'POST',
  path: 'ges/catalog/publish',
  summary: 'Makes a section’s draft what guests see; refused with what is still booked, or does not fit (B-10, B-23)',
  input: z.strictObject({ section: sectionField, version: draftVersion }),
  output: z.strictObject({ publicationId: z.number() }),
  refusals: ['input_invalid', 'status_changed', 'not_publishable', 'still_booked'],
})

export const undoCatalogPublish = defineCall({
  ...staffCall,
  name: 'undoCatalogPublish',
  method: 'POST',
  path: 'ges/catalog/undoPublish',
  summary: 'Publishes what the section said before; what was published becomes the draft, where there is none (B-23)',
  input: z.strictObject({ publicationId: whole(1, Number.MAX_SAFE_INTEGER) }),
  output: doneOutput,
  refusals: ['input_invalid', 'status_changed', 'not_publishable', 'still_booked'],
})
