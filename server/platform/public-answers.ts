import * as z from 'zod/mini'
import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import { DEFAULT_LANGUAGE } from '../../domain/platform/language.ts'
import { knownAccount } from './account-source.ts'
import type { Database } from './database.ts'
import type { CallContext, Handler } from './handler.ts'

/** Asks a call that anybody may make, from inside the server. Throws its refusals. */
export type AskPublic = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallOutput<C>>

/** Nobody in particular: what they are answered is what a document may say. */
const NOBODY: CallContext = {
  actor: null,
  account: knownAccount(null),
  language: DEFAULT_LANGUAGE,
  platform: 'other',
  deviceName: '',
  deviceId: null,
  addressPrefix: '',
  afterCommit() {
    throw new Error('a call that only reads has no effects')
  },
}

/** A document that says what the app would be answered asks the same calls. Only for calls of anyone that read. */
export function publicAnswers(handlers: readonly Handler[], database: Database): AskPublic {
  return async (call, input) => {
    const handler = handlers.find((one) => one.call === (call as Call))
    if (handler === undefined || call.policy !== 'anyone' || handler.transaction !== 'read')
      throw new Error(`the call ${call.name} is not for documents`)
    const parsed: unknown = z.parse(call.input, input)
    const output = await database.connection((tx) => handler.run(tx, parsed, NOBODY as CallContext<never>))
    return z.parse(call.output, output) as CallOutput<typeof call>
  }
}
