import { completeSocialSignup } from './complete-social-signup.ts'
import { confirmSocialSignup } from './confirm-social-signup.ts'
import { finishSocialLogin } from './finish-social-login.ts'
import { linkSocialLogin } from './link-social-login.ts'
import { removeIdentity } from './remove-identity.ts'
import { requestSocialCode } from './request-social-code.ts'
import type { SocialTools } from './social-tools.ts'
import { getSocialProviders, startSocialLogin } from './start-social-login.ts'

export const socialHandlers = (tools: SocialTools) => [
  getSocialProviders(tools),
  startSocialLogin(tools),
  finishSocialLogin(tools),
  completeSocialSignup(tools),
  confirmSocialSignup(tools),
  requestSocialCode,
  linkSocialLogin(tools),
  removeIdentity,
]
