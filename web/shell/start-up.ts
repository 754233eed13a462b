import { checkVersion, getParametroInt } from '../../domain/settings/calls.ts'
import { call, isCallFailure } from '../platform/call.ts'
import { APP_PLATFORM, APP_VERSION } from '../platform/environment.ts'
import { loadLanguage } from '../platform/language.ts'
import { enterAsGuest, noteMaintenance, noteObsolete, resumeSession } from '../platform/session.ts'
import { tokenStore } from '../platform/token-store.ts'
import { routeAt } from '../routes.ts'
import { decideStart, type StartDecision } from './start-up-rules.ts'

/** Id of the parameter that is 1 during maintenance. */
const MAINTENANCE_PARAMETER = '1005'

/** Starts the app: language, then maintenance and version at the same time, then where to go. */
export async function startUp(): Promise<StartDecision> {
  loadLanguage()
  const [isMaintenance, isObsolete] = await Promise.all([isInMaintenance(), isVersionObsolete()])
  const decision = decideStart({
    isMaintenance,
    isObsolete,
    hasToken: Boolean(tokenStore.get('token')),
    hasGuestToken: Boolean(tokenStore.get('guest_token')),
    path: `${location.pathname}${location.search}${location.hash}`,
    access: routeAt(location.pathname)?.access,
  })
  if (decision.resumes) resumeSession()
  if (decision.returnsAsGuest) enterAsGuest()
  noteMaintenance(isMaintenance)
  noteObsolete(isObsolete)
  return decision
}

async function isInMaintenance(): Promise<boolean> {
  try {
    return (await call(getParametroInt, { idParametro: MAINTENANCE_PARAMETER })) === 1
  } catch (error) {
    return ignored(error)
  }
}

async function isVersionObsolete(): Promise<boolean> {
  try {
    const { result } = await call(checkVersion, { version: APP_VERSION, platform: APP_PLATFORM })
    return !result
  } catch (error) {
    return ignored(error)
  }
}

/** A check that cannot be made is passed, and only logged. */
function ignored(error: unknown): false {
  if (!isCallFailure(error)) throw error
  console.info(`start-up check not answered: ${error.message}`)
  return false
}
