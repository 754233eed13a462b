import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { doneOutput, idField, noInput, text, versionField } from '../platform/fields.ts'
import { textsField } from './staff-calls.ts'

/** What a message says that is written again and again, under the name that the desk knows it by. */
export const templateWords = z.strictObject({ name: text(2, 40), texts: textsField })
export type TemplateWords = z.output<typeof templateWords>

/** The most that a list to choose from can be. */
export const MOST_TEMPLATES = 30

const templateSchema = z.extend(templateWords, { templateId: z.number(), revision: z.number() })
export type MessageTemplate = z.output<typeof templateSchema>

export const listMessageTemplates = defineCall({
  name: 'listMessageTemplates',
  method: 'GET',
  path: 'ges/messages/templates',
  policy: 'staff',
  roles: ['beach', 'manager'],
  summary: 'Messages that are written again and again, ready to be sent, in their order (B-13)',
  input: noInput,
  output: z.strictObject({ templates: z.array(templateSchema) }),
  refusals: [],
})

export const saveMessageTemplate = defineCall({
  name: 'saveMessageTemplate',
  method: 'POST',
  path: 'ges/messages/saveTemplate',
  policy: 'staff',
  roles: ['manager'],
  summary:
    'Saves a message to be written again, a new one without an id; saving what it said before takes it back (B-13)',
  input: z.extend(templateWords, {
    /** Both are missing for a new one. */
    templateId: z.optional(idField),
    revision: z.optional(versionField),
  }),
  output: z.strictObject({ template: templateSchema }),
  refusals: ['input_invalid', 'not_found', 'status_changed'],
})

export const deleteMessageTemplate = defineCall({
  name: 'deleteMessageTemplate',
  method: 'POST',
  path: 'ges/messages/deleteTemplate',
  policy: 'staff',
  roles: ['manager'],
  summary: 'Deletes a message that was written again and again; done twice is done once (B-13)',
  input: z.strictObject({ templateId: idField }),
  output: doneOutput,
  refusals: ['input_invalid'],
})
