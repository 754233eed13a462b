import type { PersonalDataPart } from '../../platform/personal-data.ts'
import { forgetAppleName } from './attempt-queries.ts'
import { deleteIdentities, identitiesOf } from './identity-queries.ts'
import { revokeIdentities } from './social-effects.ts'

/** The social logins of a person: exported by name and time, erased here and at Apple (R-109, identity guide 2.6). */
export const socialData: PersonalDataPart = {
  name: 'social',
  async export(tx, accountId) {
    const identities = await identitiesOf(tx, accountId)
    return {
      socialLogins: identities.map(({ provider, addedAt }) => ({ provider, addedAt: addedAt.toISOString() })),
    }
  },
  async erase(tx, accountId) {
    const removed = await deleteIdentities(tx, accountId, null)
    for (const { provider, subject } of removed) if (provider === 'apple') await forgetAppleName(tx, subject)
    await revokeIdentities(tx, removed)
  },
}
