import { createConfirmedAccount } from './accounts/create-account.ts'
import { insertSecondFactor } from './staff/sign-in-queries.ts'
import { saveStaffMember } from './staff/staff-queries.ts'
import type { Database } from './platform/database.ts'
import { importResortFiles, readResortFiles } from './resort-files.ts'
import { NoResort, resortData } from './umbrellas/resort-data.ts'
import { readFolder } from './umbrellas/resort-folder.ts'

/** Customers that can be tried in embedded mode; their mails land in the folder of this machine. */
export const DEMO_LOGINS = [
  {
    email: 'mario@example.it',
    password: 'ombrellone-verde-8',
    firstName: 'Mario',
    lastName: 'Rossi',
    phone: '+393331234567',
    language: 'it',
  },
  {
    email: 'anna@example.it',
    password: 'sdraio-azzurra-15',
    firstName: 'Anna',
    lastName: 'Bianchi',
    phone: '+393337654321',
    language: 'it',
  },
] as const

/**
 * Imports the resort of a folder when the database has none yet; answers how many places it has, or null when
 * there was one already. Several processes may ask at once. Throws with every wrong file and field, and where there is
 * neither a resort nor a folder.
 */
export async function importFirstResort(database: Database, folder: string | null): Promise<number | null> {
  if (await hasResort(database)) return null
  if (folder === null)
    throw new Error(
      'The database has no resort yet. Import yours with `npm run resort -- import DIR`, or name its folder in RESORT.',
    )
  const { resort, problems } = readResortFiles(await readFolder(folder))
  if (resort === null) {
    const lines = problems.map(
      ({ file, path, expected, found }) => `  ${file} ${path}: expected ${expected}, found ${found}`,
    )
    throw new Error(`The resort in ${folder} cannot be imported:\n${lines.join('\n')}`)
  }
  const { places } = await database.transaction((tx) => importResortFiles(tx, resort))
  return places
}

export async function hasResort(database: Database): Promise<boolean> {
  try {
    await resortData(database)
    return true
  } catch (error) {
    if (error instanceof NoResort) return false
    throw error
  }
}

/**
 * The resort's people that can be tried in embedded mode. The secrets of their second step are known, so that whoever
 * tries the demo can take it: the test authenticator of the sandbox has them too.
 */
export const DEMO_STAFF = [
  {
    email: 'elena@example.it',
    password: 'pineta-al-tramonto-30',
    firstName: 'Elena',
    lastName: 'Bruni',
    phone: '+393332224444',
    language: 'it',
    roles: ['manager'],
    secret: 'bagno-argo-elena-001',
  },
  {
    email: 'giada@example.it',
    password: 'granita-al-limone-27',
    firstName: 'Giada',
    lastName: 'Verdi',
    phone: '+393332225555',
    language: 'it',
    roles: ['bar', 'restaurant'],
    secret: 'bagno-argo-giada-001',
  },
] as const

/** Makes the demo logins that are not there yet, the way every account is made. */
export async function createDemoLogins(database: Database): Promise<void> {
  for (const login of DEMO_LOGINS) await database.transaction((tx) => createConfirmedAccount(tx, login))
  for (const { roles, secret, ...login } of DEMO_STAFF) {
    await database.transaction(async (tx) => {
      const accountId = await createConfirmedAccount(tx, login)
      if (accountId === null) return
      await saveStaffMember(tx, accountId, { displayName: login.firstName, roles: [...roles] })
      // Known to whoever tries the demo: there is nothing to seal.
      const kept = { secret: Buffer.from(secret), isSealed: false }
      await insertSecondFactor(tx, { accountId, kept, step: 0, recoveryHashes: [] })
    })
  }
}
