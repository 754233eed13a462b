import type { AccountTools } from './account-tools.ts'
import { confirmEmail } from './confirm-email.ts'
import { enterAsGuest } from './enter-as-guest.ts'
import { getUser } from './get-user.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { resendCode } from './resend-code.ts'
import { updateUser } from './update-user.ts'

export const accountHandlers = (tools: AccountTools) => [
  register(tools),
  confirmEmail(tools),
  resendCode,
  login(tools),
  enterAsGuest(tools),
  logout,
  getUser(tools),
  updateUser(tools),
]
