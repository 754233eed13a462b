import * as z from 'zod/mini'
import { civilDateField } from '../../domain/platform/fields.ts'
import type { Language } from '../../domain/platform/language.ts'
import { MESSAGE_TEXTS } from './mails/notice-mails.ts'
import type { MessageTools } from './message-tools.ts'
import { readWallTime } from './reminder-queries.ts'
import type { NoticeWords } from './told-words.ts'

const HALF_HOUR = 1800

export const sandFacts = z.object({ day: civilDateField })

/** The sand burns paws (B-22); null once the day or its heat is over. */
export async function sandWords(
  { database, settings }: Pick<MessageTools, 'database' | 'settings'>,
  { day }: z.output<typeof sandFacts>,
  language: Language,
): Promise<NoticeWords | null> {
  const now = await readWallTime(database)
  if (now.slice(0, 10) !== day || Number(now.slice(11, 13)) >= settings.hotSandToHour) return null
  const { title, body } = MESSAGE_TEXTS[language].hotSand
  return {
    push: { title, body: body(`${settings.hotSandToHour}:00`), path: '/tabs/home' },
    language,
    mail: () => {
      throw new Error('hot sand is only pushed')
    },
    isPickup: false,
    ttl: HALF_HOUR,
  }
}
