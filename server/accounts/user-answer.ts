import type { CallOutput } from '../../domain/platform/call.ts'
import type * as calls from '../../domain/accounts/calls.ts'
import type { Profile } from './account-queries.ts'

/** How the data URL of a stored photo begins. */
export const STORED_PHOTO = 'data:image/webp;base64,'

/** A profile with the fixed Italian names; `stripeToken` is 1 when a card is saved. */
export function userAnswer(
  { firstName, lastName, phone, photo }: Profile,
  hasCard: boolean,
): CallOutput<typeof calls.getUser> {
  const image = photo === null ? '' : `${STORED_PHOTO}${photo.toString('base64')}`
  return { nome: firstName, cognome: lastName, telefono: phone, image, stripeToken: hasCard ? 1 : 0 }
}
