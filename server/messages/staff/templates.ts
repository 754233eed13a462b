import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/messages/template-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { FieldRefusal } from '../../platform/field-refusal.ts'
import { handle } from '../../platform/handler.ts'
import { addTemplate, findTemplates, lockTemplate, removeTemplate, writeTemplate } from '../template-queries.ts'

/** B-13: what can be chosen instead of being written. */
export const listMessageTemplates = handle(calls.listMessageTemplates, 'read', async (tx) => ({
  templates: await findTemplates(tx),
}))

/** B-13: a manager keeps what is written again and again; nobody's change is overwritten unseen. */
export const saveMessageTemplate = handle(calls.saveMessageTemplate, 'write', async (tx, wish, { actor }) => {
  const { templateId, revision, ...words } = wish
  const before = templateId === undefined ? null : await lockTemplate(tx, templateId)
  if (templateId !== undefined && before === null) throw new Refusal('not_found')
  if (before !== null && before.revision !== revision) throw new Refusal('status_changed')
  if (before === null && (await findTemplates(tx)).length >= calls.MOST_TEMPLATES) {
    throw new FieldRefusal([{ field: 'name', code: 'too_many', max: calls.MOST_TEMPLATES }])
  }
  const template = before === null ? await addTemplate(tx, words) : await writeTemplate(tx, before.templateId, words)
  await auditStaffAction(tx, actor, {
    action: 'messages.save-template',
    subject: `template:${template.templateId}`,
    detail: { before: before === null ? null : byField(before), after: byField(template) },
  })
  return { template }
})

/** B-13: what is there no more was deleted before. */
export const deleteMessageTemplate = handle(calls.deleteMessageTemplate, 'write', async (tx, wish, { actor }) => {
  const { templateId } = wish
  const before = await lockTemplate(tx, templateId)
  if (before === null) return { done: true } as const
  await removeTemplate(tx, templateId)
  await auditStaffAction(tx, actor, {
    action: 'messages.delete-template',
    subject: `template:${templateId}`,
    detail: { before: byField(before) },
  })
  return { done: true } as const
})

/** A text in its languages for each field, as the log reads it. */
function byField({ name, texts }: calls.TemplateWords) {
  const of = (field: 'title' | 'text'): Partial<Record<Language, string>> =>
    Object.fromEntries(LANGUAGES.flatMap((language) => (texts[language] ? [[language, texts[language][field]]] : [])))
  return { name, title: of('title'), text: of('text') }
}
