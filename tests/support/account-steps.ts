import { randomUUID } from 'node:crypto'
import { insertAccount } from '../../server/accounts/account-queries.ts'
import { passwordHasher } from '../../server/accounts/password-hasher.ts'
import type { AccountWorld, Answered } from './account-world.ts'

/** The password of everybody that these steps make. */
export const PASSWORD = 'sale e sabbia 42'
/** One that nobody has yet. */
export const NEW_PASSWORD = 'conchiglia azzurra 7'

/** A confirmed customer of the test's own. */
export interface Member {
  readonly accountId: number
  readonly email: string
}

/** An address that nobody has. */
export const anAddress = () => `${randomUUID().slice(0, 8)}@posta.example`

let passwordHash: Promise<string> | undefined

/** Makes a confirmed customer; their password is hashed once for all. */
export async function aMember(world: AccountWorld, email = anAddress()): Promise<Member> {
  const person = { firstName: 'Giulia', lastName: 'Ferri', phone: '+393331234567', language: 'it' } as const
  const hashed = await (passwordHash ??= passwordHasher().hash(PASSWORD))
  const accountId = await insertAccount(world.db.database, { email, passwordHash: hashed, ...person })
  if (accountId === null) throw new Error('the e-mail had an account')
  return { accountId, email }
}

/** Signs in from a device. */
export function signIn(world: AccountWorld, email: string, password = PASSWORD, device = 'home'): Promise<Answered> {
  return world.post('accounts/login', { email, password }, { device })
}

/** Signs in; answers the token. */
export async function tokenOf(world: AccountWorld, email: string, device = 'home'): Promise<string> {
  return String((await signIn(world, email, PASSWORD, device)).json['token'])
}

/** Whether a token still opens its account. */
export async function isOpen(world: AccountWorld, token: string): Promise<boolean> {
  return (await world.post('accounts/getSecurity', {}, { token })).status === 200
}
