import { addPasskey, startNewPasskey } from './add-passkey.ts'
import { removePasskey, renamePasskey } from './change-passkey.ts'
import { passkeyLogin } from './passkey-login.ts'
import type { PasskeyTools } from './passkey-tools.ts'
import { startPasskey } from './start-passkey.ts'

export const passkeyHandlers = (tools: PasskeyTools) => [
  startPasskey(tools),
  passkeyLogin(tools),
  startNewPasskey(tools),
  addPasskey(tools),
  renamePasskey,
  removePasskey,
]
