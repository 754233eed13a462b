import type { PersonalDataPart } from '../platform/personal-data.ts'
import type { Queryable } from '../platform/database.ts'
import { deletePasskeys, listPasskeys } from './passkeys/passkey-queries.ts'
import { STORED_PHOTO } from './user-answer.ts'

/**
 * Who somebody is, what they agreed to and where they are signed in (GDPR 15). Tokens, links and codes are kept as hashes alone
 * and are no part of it. What is kept by account goes with the account's row; a sign-up is known by its e-mail (GDPR 17).
 */
export const accountData: PersonalDataPart = {
  name: 'profile',
  async export(tx, accountId) {
    const [profile] = await tx.query({
      name: 'accounts.export-profile',
      text: `
        select a.kind, a.email, a.first_name as "firstName", a.last_name as "lastName", a.phone, a.language,
          a.password_hash <> '' as "hasPassword", iso_instant(a.confirmed_at) as "confirmedAt",
          iso_instant(a.created_at) as "createdAt",
          $2 || translate(encode(p.webp, 'base64'), E'\\n', '') as photo, iso_instant(p.changed_at) as "photoChangedAt",
          (select c.email from email_change c where c.account_id = a.id) as "waitingEmail"
        from account a left join account_photo p on p.account_id = a.id where a.id = $1`,
      values: [accountId, STORED_PHOTO],
    })
    return {
      ...profile,
      consents: await rowsOf(tx, 'accounts.export-consents', CONSENTS, accountId),
      sessions: await rowsOf(tx, 'accounts.export-sessions', SESSIONS, accountId),
      passkeys: (await listPasskeys(tx, accountId)).map(({ id: _, ...passkey }) => passkey),
    }
  },
  async erase(tx, accountId) {
    await deletePasskeys(tx, accountId)
    await tx.query({
      name: 'accounts.erase-sign-ups',
      text: 'delete from registration r using account a where a.id = $1 and r.email = a.email',
      values: [accountId],
    })
  },
}

const CONSENTS = `
  select purpose, slug as text, version, language, iso_instant(given_at) as "givenAt"
  from consent where account_id = $1 order by id`
const SESSIONS = `
  select platform, device, iso_instant(created_at) as "openedAt", iso_instant(last_used_at) as "lastUsedAt",
    iso_instant(proven_at) as "provenAt"
  from session where account_id = $1 order by id`

function rowsOf(tx: Queryable, name: string, text: string, accountId: number) {
  return tx.query({ name, text, values: [accountId] })
}
