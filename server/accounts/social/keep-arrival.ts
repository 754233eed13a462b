import type { Queryable } from '../../platform/database.ts'
import { insertArrival, type Arrival, type ArrivalKeys } from './arrival-queries.ts'
import type { ArrivedPerson } from './arrived-person.ts'
import { findAppleName } from './attempt-queries.ts'
import type { SocialTools } from './social-tools.ts'

/** Keeps who came back, with the refresh token sealed and, for Apple, the name that was told once. */
export async function keepArrival(
  tx: Queryable,
  { social }: Pick<SocialTools, 'social'>,
  { refreshToken, ...person }: ArrivedPerson,
  keys: ArrivalKeys,
): Promise<Arrival> {
  const told = person.provider === 'apple' ? await findAppleName(tx, keys.browserKey, person.subject) : null
  const sealed = refreshToken === null ? null : (social.sealing?.seal(refreshToken, person.subject) ?? null)
  return insertArrival(tx, { ...person, ...told, ...keys, refreshToken: sealed })
}
