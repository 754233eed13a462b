import { photoAnswer } from '../dog-answer.ts'
import type { StoredLostDog } from './lost-queries.ts'

/** What everybody reads of a lost dog. */
export function lostAnswer({ alertId, name, size, about, picture, phone, reportedAt, isSent }: StoredLostDog) {
  return { alertId, name, size, about, photo: photoAnswer(picture), phone, reportedAt, isSent }
}
