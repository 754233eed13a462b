import webPush from 'web-push'
import type { Database } from '../platform/database.ts'
import type { PushKeys } from '../platform/mail-environment.ts'

/**
 * The pair of keys that push services know this resort by: the environment's, or the one that its database keeps, made when
 * it is first asked for. The same for every process, and for good: another pair would end every subscription.
 */
export function pushKeySource(database: Database, ofEnvironment: PushKeys | null): () => Promise<PushKeys> {
  let known = ofEnvironment
  return async () => {
    known ??= await keptKeys(database)
    return known
  }
}

async function keptKeys(database: Database): Promise<PushKeys> {
  const read = () =>
    database.query<PushKeys & Record<string, unknown>>({
      name: 'messages.push-keys',
      text: 'select public_key as "publicKey", private_key as "privateKey" from push_key',
      values: [],
    })
  const [kept] = await read()
  if (kept !== undefined) return kept
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await database.query({
    name: 'messages.keep-push-keys',
    text: 'insert into push_key (public_key, private_key) values ($1, $2) on conflict do nothing',
    values: [publicKey, privateKey],
  })
  // Another process may have been first.
  const [first] = await read()
  if (first === undefined) throw new Error('the push keys were not kept')
  return first
}
