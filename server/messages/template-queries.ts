import type { MessageTemplate, TemplateWords } from '../../domain/messages/template-calls.ts'
import type { Queryable } from '../platform/database.ts'
import { violatedConstraint } from '../platform/database-errors.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'

const TEMPLATE = 'id as "templateId", name, texts, revision'
type Row = MessageTemplate & Record<string, unknown>

/** All of them in the order in which they are offered. */
export function findTemplates(tx: Queryable): Promise<MessageTemplate[]> {
  return tx.query<Row>({
    name: 'messages.templates',
    text: `select ${TEMPLATE} from message_template order by position, id`,
    values: [],
  })
}

/** One of them, kept from being changed by others until the transaction ends; null for none. */
export async function lockTemplate(tx: Queryable, templateId: number): Promise<MessageTemplate | null> {
  const [found] = await tx.query<Row>({
    name: 'messages.lock-template',
    text: `select ${TEMPLATE} from message_template where id = $1 for update`,
    values: [templateId],
  })
  return found ?? null
}

/** A new one after all others. Throws `already_used` for a name that another has. */
export function addTemplate(tx: Queryable, { name, texts }: TemplateWords): Promise<MessageTemplate> {
  return written(
    tx.query<Row>({
      name: 'messages.add-template',
      text: `insert into message_template (name, texts, position)
             select $1, $2::jsonb, coalesce(max(position) + 1, 0) from message_template returning ${TEMPLATE}`,
      values: [name, JSON.stringify(texts)],
    }),
  )
}

/** Writes what one says. Throws `already_used` for a name that another has. */
export function writeTemplate(
  tx: Queryable,
  templateId: number,
  { name, texts }: TemplateWords,
): Promise<MessageTemplate> {
  return written(
    tx.query<Row>({
      name: 'messages.write-template',
      text: `update message_template set name = $2, texts = $3::jsonb, revision = revision + 1 where id = $1 returning ${TEMPLATE}`,
      values: [templateId, name, JSON.stringify(texts)],
    }),
  )
}

async function written(rows: Promise<Row[]>): Promise<MessageTemplate> {
  try {
    const [template] = await rows
    if (template === undefined) throw new Error('no template was written')
    return template
  } catch (error) {
    if (violatedConstraint(error) !== 'message_template__name_unique') throw error
    throw new FieldRefusal([{ field: 'name', code: 'already_used' }])
  }
}

export async function removeTemplate(tx: Queryable, templateId: number): Promise<void> {
  await tx.query({
    name: 'messages.remove-template',
    text: 'delete from message_template where id = $1',
    values: [templateId],
  })
}

/** Makes a list the only one, in its order. */
export async function replaceTemplates(tx: Queryable, templates: readonly TemplateWords[]): Promise<void> {
  await tx.query({
    name: 'messages.replace-templates',
    text: `
      with wanted as (select t.value ->> 'name' as name, t.value -> 'texts' as texts, t.ordinality::integer - 1 as position
                        from jsonb_array_elements($1::jsonb) with ordinality t),
        gone as (delete from message_template m where not exists (select from wanted w where w.name = m.name))
      insert into message_template as m (name, texts, position) select name, texts, position from wanted
      on conflict (name) do update set texts = excluded.texts, position = excluded.position,
        revision = m.revision + (m.texts <> excluded.texts)::integer`,
    values: [JSON.stringify(templates)],
  })
}
