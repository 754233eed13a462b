import * as calls from '../../domain/messages/calls.ts'
import type { PushKeys } from '../platform/mail-environment.ts'
import { handle } from '../platform/handler.ts'

/** The public half only. */
export const getPushKey = ({ publicKey }: PushKeys) => handle(calls.getPushKey, 'own', async () => ({ publicKey }))
