import type { AccountTools } from './account-tools.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { checkResetLink } from './check-reset-link.ts'
import { confirmEmail } from './confirm-email.ts'
import { confirmNewEmail } from './confirm-new-email.ts'
import { endSession } from './end-session.ts'
import { enterAsGuest } from './enter-as-guest.ts'
import { enterByLink } from './enter-by-link.ts'
import { getSecurity } from './get-security.ts'
import { getUser } from './get-user.ts'
import { login } from './login.ts'
import { logoutEverywhere } from './logout-everywhere.ts'
import { logout } from './logout.ts'
import type { PasskeyTools } from './passkeys/passkey-tools.ts'
import { passkeyHandlers } from './passkeys/routes.ts'
import { proveIdentity } from './prove-identity.ts'
import { register } from './register.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { requestProofCode } from './request-proof-code.ts'
import { resendCode } from './resend-code.ts'
import { resendGuestOrders } from './resend-guest-orders.ts'
import { resetPassword } from './reset-password.ts'
import { setAccountLanguage } from './set-account-language.ts'
import { updateUser } from './update-user.ts'

export const accountHandlers = (tools: AccountTools & PasskeyTools) => [
  register(tools),
  confirmEmail(tools),
  resendCode,
  login(tools),
  requestPasswordReset,
  checkResetLink,
  resetPassword(tools),
  enterAsGuest(tools),
  enterByLink(tools),
  resendGuestOrders,
  logout,
  logoutEverywhere,
  endSession,
  getSecurity,
  proveIdentity(tools),
  requestProofCode,
  changePassword(tools),
  changeEmail,
  confirmNewEmail,
  setAccountLanguage,
  getUser(tools),
  updateUser(tools),
  ...passkeyHandlers(tools),
]
