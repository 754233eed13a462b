import { messagesFileSchema, type MessagesFile } from '../../../domain/messages/files/messages-file.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import type { ResortPart } from '../../platform/resort-part.ts'
import { findTemplates, replaceTemplates } from '../template-queries.ts'

/** messages.json: messages that are written again and again (B-13, B-23). */
export const messagesPart: ResortPart<MessagesFile> = {
  file: 'messages.json',
  schema: messagesFileSchema,
  check: ({ templates }) =>
    templates.flatMap(({ name }, index) =>
      templates.findIndex((one) => one.name === name) === index
        ? []
        : [{ path: `templates[${index}].name`, expected: 'each name once', found: name }],
    ),
  async read(tx) {
    const templates = await findTemplates(tx)
    if (templates.length === 0) return null
    return {
      templates: templates.map(({ name, texts }) => ({
        name,
        texts: Object.fromEntries(
          LANGUAGES.flatMap((language) => {
            const words = texts[language]
            return words === undefined ? [] : [[language, { title: words.title, text: words.text }]]
          }),
        ),
      })),
    }
  },
  write: (tx, { templates }) => replaceTemplates(tx, templates),
}
