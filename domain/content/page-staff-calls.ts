import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { doneOutput, idField, instantField, text, whole } from '../platform/fields.ts'
import { LANGUAGES } from '../platform/language.ts'
import { draftMarkdown, draftText, markdownText, slugField } from './content-fields.ts'

const staffCall = { policy: 'staff', roles: ['manager'] } as const
const BODY_LIMIT = 1024 * 1024
const LONGEST_TITLE = 80
const LONGEST_TEXT = 30_000

export const listPagesToEdit = defineCall({
  ...staffCall,
  name: 'listPagesToEdit',
  method: 'GET',
  path: 'ges/content/pages',
  summary: 'Every page of the resort’s texts, and which of them somebody is writing (R-213, R-603)',
  input: z.strictObject({}),
  output: z.strictObject({
    pages: z.array(
      z.strictObject({
        slug: z.string(),
        /** In the language of who asks, else in Italian. */
        title: z.string(),
        changedAt: instantField,
        /** It is accepted or consented to: who accepted an earlier text keeps that one. */
        isLegal: z.boolean(),
        hasDraft: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

/** A page by its parts; each may still miss languages while it is a draft. */
export const pageDraftField = z.strictObject({
  title: draftText(LONGEST_TITLE),
  markdown: draftMarkdown(LONGEST_TEXT),
})
export type PageDraft = z.output<typeof pageDraftField>

/** The same with every language written. */
export const pageField = z.strictObject({
  title: z.strictObject({
    it: text(1, LONGEST_TITLE),
    en: text(1, LONGEST_TITLE),
    fr: text(1, LONGEST_TITLE),
    nl: text(1, LONGEST_TITLE),
    de: text(1, LONGEST_TITLE),
  }),
  markdown: z.strictObject({
    it: markdownText(1, LONGEST_TEXT),
    en: markdownText(1, LONGEST_TEXT),
    fr: markdownText(1, LONGEST_TEXT),
    nl: markdownText(1, LONGEST_TEXT),
    de: markdownText(1, LONGEST_TEXT),
  }),
})

/** Counts up with every save, over all drafts that ever were. */
const draftVersion = whole(1, Number.MAX_SAFE_INTEGER)
const revisionField = text(1, 100)

export const getPageToEdit = defineCall({
  ...staffCall,
  name: 'getPageToEdit',
  method: 'GET',
  path: 'ges/content/page',
  summary: 'One page in all languages as guests read it, and its draft (R-213, R-603)',
  input: z.strictObject({ slug: slugField }),
  output: z.strictObject({
    slug: z.string(),
    /** Names the five texts as guests read them now. */
    revision: z.string(),
    published: pageDraftField,
    draft: z.nullable(
      z.strictObject({
        version: z.number(),
        page: pageDraftField,
        savedAt: instantField,
        /** Who saved last; null when their account is gone. */
        by: z.nullable(z.string()),
        isMine: z.boolean(),
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const savePageDraft = defineCall({
  ...staffCall,
  name: 'savePageDraft',
  method: 'POST',
  path: 'ges/content/pageDraft',
  summary: 'Saves the draft of a page over the version that it was made from; null begins one (R-213, R-603)',
  input: z.strictObject({ slug: slugField, page: pageDraftField, version: z.nullable(draftVersion) }),
  output: z.strictObject({ version: z.number(), savedAt: instantField }),
  refusals: ['not_found', 'status_changed'],
  bodyLimit: BODY_LIMIT,
})

export const discardPageDraft = defineCall({
  ...staffCall,
  name: 'discardPageDraft',
  method: 'POST',
  path: 'ges/content/discardPage',
  summary: 'Throws the draft of a page away; saving its text again takes that back (R-603)',
  input: z.strictObject({ slug: slugField, version: draftVersion }),
  output: doneOutput,
  refusals: ['status_changed'],
})

const publishedOutput = z.strictObject({
  publicationId: z.number(),
  /** Names the texts that guests read now. */
  revision: z.string(),
})

export const publishPage = defineCall({
  ...staffCall,
  name: 'publishPage',
  method: 'POST',
  path: 'ges/content/publishPage',
  summary: 'Makes the draft of a page what guests read, as new versions of what changed (R-213, R-508, B-10)',
  input: z.strictObject({
    slug: slugField,
    /** Of the draft. */
    version: draftVersion,
    /** Of what guests read when it was last looked at. */
    revision: revisionField,
  }),
  output: publishedOutput,
  refusals: ['not_found', 'status_changed', 'not_publishable'],
})

const publicationSchema = z.strictObject({
  publicationId: z.number(),
  /** From the resort's files, written by somebody, or an earlier one again. */
  cause: z.enum(['file', 'publish', 'restore']),
  publishedAt: instantField,
  /** Null is an import, or somebody whose account is gone. */
  by: z.nullable(z.string()),
  /** Languages whose title or text differs from the publication before; all of them for the first. */
  changed: z.array(z.enum(LANGUAGES)),
  /** It was taken back: guests read it only for a moment. */
  isUndone: z.boolean(),
  /** Guests read it now. */
  isCurrent: z.boolean(),
  /** The version in each language, as orders and consents name it. */
  versions: z.record(z.string(), z.string()),
})
export type PagePublication = z.output<typeof publicationSchema>

export const listPagePublications = defineCall({
  ...staffCall,
  name: 'listPagePublications',
  method: 'GET',
  path: 'ges/content/pageHistory',
  summary: 'Every time that a page was published, the newest first: when, by whom, what changed (R-213, R-508)',
  input: z.strictObject({ slug: slugField }),
  output: z.strictObject({ publications: z.array(publicationSchema) }),
  refusals: [],
})

export const getPagePublication = defineCall({
  ...staffCall,
  name: 'getPagePublication',
  method: 'GET',
  path: 'ges/content/pagePublication',
  summary: 'A page in all languages word for word as it was published (R-508, B-15)',
  input: z.strictObject({
    publicationId: text(1, 16).check(z.regex(/^[1-9][0-9]*$/, { error: 'characters_invalid' })),
  }),
  output: z.strictObject({ slug: z.string(), publicationId: z.number(), page: pageDraftField }),
  refusals: ['not_found'],
})

export const restorePage = defineCall({
  ...staffCall,
  name: 'restorePage',
  method: 'POST',
  path: 'ges/content/restorePage',
  summary: 'Shows guests an earlier publication of a page again; a draft stays (R-213, R-603)',
  input: z.strictObject({ publicationId: idField, revision: revisionField }),
  output: publishedOutput,
  refusals: ['not_found', 'status_changed'],
})

export const undoPagePublish = defineCall({
  ...staffCall,
  name: 'undoPagePublish',
  method: 'POST',
  path: 'ges/content/undoPage',
  summary: 'Shows what guests read before; what was published becomes the draft, where there is none (R-213, R-603)',
  input: z.strictObject({ publicationId: idField }),
  output: doneOutput,
  refusals: ['not_found', 'status_changed'],
})
