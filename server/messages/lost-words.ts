import * as z from 'zod/mini'
import type { Language } from '../../domain/platform/language.ts'
import { lostDogTold } from '../dogs/lost/lost-dog-told.ts'
import { MESSAGE_TEXTS } from './mails/notice-mails.ts'
import type { MessageTools } from './message-tools.ts'
import type { NoticeWords } from './told-words.ts'

const HOUR_SECONDS = 3600

export const lostFacts = z.object({ alertId: z.number() })

/** A dog is looked for (B-22); null once it is found. */
export async function lostWords(
  { database }: Pick<MessageTools, 'database'>,
  { alertId }: z.output<typeof lostFacts>,
  language: Language,
): Promise<NoticeWords | null> {
  const lost = await lostDogTold(database, alertId)
  if (lost === null) return null
  return {
    push: { title: MESSAGE_TEXTS[language].lostDog(lost.name), body: lost.about, path: '/tabs/home' },
    language,
    mail: () => {
      throw new Error('a lost dog is only pushed')
    },
    isPickup: false,
    ttl: HOUR_SECONDS,
  }
}
