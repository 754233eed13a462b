import type { Language } from '../../domain/platform/language.ts'
import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import { knownAccount } from '../../server/platform/account-source.ts'
import type { Database, Queryable } from '../../server/platform/database.ts'
import type { Actor, Handler } from '../../server/platform/handler.ts'

export interface Asker {
  readonly actor?: Actor | null
  readonly language?: Language
  readonly deviceId?: string | null
  readonly addressPrefix?: string
}

/**
 * Makes a call without HTTP: parses the input as the server does, runs the handler in a transaction (or
 * without one), parses the answer strictly. Throws the Refusal or the schema's error.
 */
export async function runHandler<C extends Call>(
  database: Database,
  handler: Handler<C>,
  input: CallInput<C>,
  asker: Asker = {},
): Promise<CallOutput<C>> {
  const parsed = handler.call.input.parse(input) as Parameters<Handler<C>['run']>[1]
  const effects: (() => void | Promise<void>)[] = []
  const context = {
    actor: asker.actor ?? null,
    account: knownAccount(asker.actor?.accountId ?? null),
    language: asker.language ?? 'it',
    platform: 'other',
    deviceId: asker.deviceId ?? null,
    deviceName: '',
    addressPrefix: asker.addressPrefix ?? '192.0.2.0/24',
    afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect),
  } as Parameters<Handler<C>['run']>[2]
  const run = (tx: Queryable) => handler.run(tx, parsed, context)
  const output = await (handler.transaction === 'write' ? database.transaction(run) : run(database))
  for (const effect of effects) await effect()
  return handler.call.output.parse(output) as CallOutput<C>
}
