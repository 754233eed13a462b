import * as z from 'zod/mini'
import { dogNameField, dogWeightField } from '../accounts/field-rules.ts'
import { defineCall } from '../platform/call.ts'
import { civilDateField, doneOutput, instantField, noInput, text, whole, wholeText } from '../platform/fields.ts'
import { chipField, TEMPERAMENTS } from './dog-fields.ts'
import { DOG_SIZES } from './dog-size.ts'
import { DOCUMENT_KINDS, DOCUMENT_STATES, REJECTION_REASONS } from './documents.ts'

const MOST_ID = 2_147_483_647
const idField = whole(1, MOST_ID)
const idText = wholeText(1, MOST_ID)

/** A file as a data URL, at most 5 MiB when decoded. */
const dataUrlField = z.string().check(z.maxLength(7_000_000, { error: 'too_long' }))
const FILE_LIMIT = 7 * 1024 * 1024

export const documentSchema = z.strictObject({
  documentId: z.number(),
  kind: z.enum(DOCUMENT_KINDS),
  /** Last day on which it counts; null when it has none. */
  validUntil: z.nullable(civilDateField),
  state: z.enum(DOCUMENT_STATES),
  /** Why it was rejected, and what the resort's people added in their own words. */
  rejection: z.nullable(z.strictObject({ reason: z.enum(REJECTION_REASONS), note: z.string() })),
  addedAt: instantField,
})
export type DogDocument = z.output<typeof documentSchema>

const dogFacts = {
  name: z.string(),
  /** Follows from the weight when there is one. */
  size: z.enum(DOG_SIZES),
  weightTenthsKg: z.nullable(z.number()),
  /** 15 digits (ISO 11784). */
  chip: z.nullable(z.string()),
  temperament: z.nullable(z.enum(TEMPERAMENTS)),
}

export const dogSchema = z.strictObject({
  dogId: z.number(),
  /** How often it was saved: who saves says which state they saw. */
  version: z.number(),
  ...dogFacts,
  /** Photo as a data URL, or an empty string. */
  photo: z.string(),
  documents: z.array(documentSchema),
})
export type SavedDog = z.output<typeof dogSchema>

export const listDogs = defineCall({
  name: 'listDogs',
  method: 'GET',
  path: 'dogs/list',
  policy: 'customer',
  summary: 'One’s own dogs with their documents (B-16, R-310)',
  input: noInput,
  output: z.strictObject({
    dogs: z.array(dogSchema),
    /** So many dogs a person may keep, and so many documents a dog. */
    mostDogs: z.number(),
    mostDocuments: z.number(),
  }),
  refusals: [],
})

export const saveDog = defineCall({
  name: 'saveDog',
  method: 'POST',
  path: 'dogs/save',
  policy: 'customer',
  summary: 'Keeps a dog, a new one without an id; the size follows from the weight (B-16, R-310, R-504)',
  input: z.strictObject({
    /** Both are missing for a new dog. */
    dogId: z.optional(idField),
    version: z.optional(idField),
    name: dogNameField,
    size: z.enum(DOG_SIZES, { error: 'not_offered' }),
    weightTenthsKg: z.nullable(dogWeightField),
    chip: z.nullable(chipField),
    temperament: z.nullable(z.enum(TEMPERAMENTS, { error: 'not_offered' })),
  }),
  output: dogSchema,
  refusals: ['not_found', 'dog_changed', 'dog_name_taken', 'too_many_saved_dogs'],
})

export const setDogPhoto = defineCall({
  name: 'setDogPhoto',
  method: 'POST',
  path: 'dogs/photo',
  policy: 'customer',
  summary: 'Sets or removes the photo of a dog: cut to a square and encoded again (B-16)',
  input: z.strictObject({
    dogId: idField,
    /** JPEG, PNG or WebP; empty removes the photo. */
    dataUrl: dataUrlField,
  }),
  output: dogSchema,
  refusals: ['not_found', 'image_not_accepted', 'too_many_requests', 'try_again'],
  bodyLimit: FILE_LIMIT,
})

/** Takes a dog away with its photo and documents; done twice is done once. */
export const removeDog = defineCall({
  name: 'removeDog',
  method: 'POST',
  path: 'dogs/remove',
  policy: 'customer',
  summary: 'Removes a dog and all that was kept of it (B-16)',
  input: z.strictObject({ dogId: idField }),
  output: doneOutput,
  refusals: [],
})

export const addDogDocument = defineCall({
  name: 'addDogDocument',
  method: 'POST',
  path: 'dogs/addDocument',
  policy: 'customer',
  summary: 'Adds a document to a dog, for the resort’s people to check (B-16)',
  input: z.strictObject({
    dogId: idField,
    kind: z.enum(DOCUMENT_KINDS, { error: 'not_offered' }),
    /** Last day on which it counts; only a registration may go without. */
    validUntil: z.nullable(civilDateField),
    /** JPEG, PNG, WebP or PDF, whose pages are drawn. */
    dataUrl: dataUrlField,
  }),
  output: dogSchema,
  refusals: [
    'not_found',
    'document_not_accepted',
    'document_too_long',
    'too_many_documents',
    'too_many_requests',
    'try_again',
  ],
  bodyLimit: FILE_LIMIT,
})

/** Takes a document away; done twice is done once. */
export const removeDogDocument = defineCall({
  name: 'removeDogDocument',
  method: 'POST',
  path: 'dogs/removeDocument',
  policy: 'customer',
  summary: 'Removes a document of one’s own dog (B-16)',
  input: z.strictObject({ documentId: idField }),
  output: doneOutput,
  refusals: [],
})

/** A document's picture: never an address, always an answer to a person with a session. */
const fileOutput = z.strictObject({
  mediaType: z.literal('image/webp'),
  base64: z.string(),
})

export const getDogDocument = defineCall({
  name: 'getDogDocument',
  method: 'GET',
  path: 'dogs/document',
  policy: 'customer',
  summary: 'The file of a document of one’s own dog (B-16)',
  input: z.strictObject({ documentId: idText }),
  output: fileOutput,
  refusals: ['not_found', 'document_not_accepted', 'document_too_long', 'try_again'],
  plainOutput: true,
})

const checkSchema = z.strictObject({
  ...documentSchema.shape,
  /** How often it was decided. */
  checks: z.number(),
  ownerName: z.string(),
  dog: z.strictObject({ ...dogFacts, photo: z.string() }),
})
export type DocumentCheck = z.output<typeof checkSchema>

export const listDogChecks = defineCall({
  name: 'listDogChecks',
  method: 'GET',
  path: 'ges/dogs/checks',
  policy: 'staff',
  roles: ['beach'],
  summary: 'Documents that wait for a check, oldest first, and those that were checked last (B-16, R-603)',
  input: noInput,
  output: z.strictObject({ waiting: z.array(checkSchema), checked: z.array(checkSchema) }),
  refusals: [],
})

export const getDogCheckFile = defineCall({
  name: 'getDogCheckFile',
  method: 'GET',
  path: 'ges/dogs/document',
  policy: 'staff',
  roles: ['beach'],
  summary: 'The file of a document, for its check (B-16, R-603)',
  input: z.strictObject({ documentId: idText }),
  output: fileOutput,
  refusals: ['not_found', 'document_not_accepted', 'document_too_long', 'try_again'],
  plainOutput: true,
})

/** The check that the screen showed: two people never decide over each other unseen. */
const checksField = whole(0, MOST_ID)

export const acceptDogDocument = defineCall({
  name: 'acceptDogDocument',
  method: 'POST',
  path: 'ges/dogs/accept',
  policy: 'staff',
  roles: ['beach'],
  summary: 'Accepts a document until the day that it says; its owner is told by mail (B-16, R-603)',
  input: z.strictObject({ documentId: idField, checks: checksField, validUntil: z.nullable(civilDateField) }),
  output: checkSchema,
  refusals: ['not_found', 'already_done', 'status_changed'],
})

export const rejectDogDocument = defineCall({
  name: 'rejectDogDocument',
  method: 'POST',
  path: 'ges/dogs/reject',
  policy: 'staff',
  roles: ['beach'],
  summary: 'Rejects a document with a reason, which its owner reads by mail and in the app (B-16, R-603)',
  input: z.strictObject({
    documentId: idField,
    checks: checksField,
    reason: z.enum(REJECTION_REASONS, { error: 'not_offered' }),
    /** In one’s own words; may be empty. */
    note: text(0, 200),
  }),
  output: checkSchema,
  refusals: ['not_found', 'already_done', 'status_changed'],
})
