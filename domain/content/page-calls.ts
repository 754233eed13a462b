import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { languageField, text } from '../platform/fields.ts'
import { slugField } from './content-fields.ts'

/** One page of the resort's texts in one language, in the fixed Markdown subset. */
export const getPage = defineCall({
  name: 'getPage',
  method: 'GET',
  path: 'content/page',
  policy: 'anyone',
  summary: 'One page of the resort’s texts in one language (R-213, R-216)',
  input: z.strictObject({
    slug: slugField,
    language: languageField,
    /** One that was shown before, such as the one that an order accepted; without it the one that is shown now. */
    version: z.optional(text(1, 40)),
  }),
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

/** The info pages by name and title: the eight of R-213 in their order, then what else the resort has written. */
export const listInfoPages = defineCall({
  name: 'listInfoPages',
  method: 'GET',
  path: 'content/pages',
  policy: 'anyone',
  summary: 'Names and titles of the info pages in one language, in their order (R-213)',
  input: z.strictObject({ language: languageField }),
  output: z.strictObject({ pages: z.array(z.strictObject({ slug: z.string(), title: z.string() })) }),
  refusals: [],
  cacheable: true,
})
