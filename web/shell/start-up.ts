import { checkVersion, getParametroInt } from '../../domain/settings/calls.ts'
import { call, isCallFailure } from '../platform/call.ts'
import { APP_PLATFORM, APP_VERSION } from '../platform/environment.ts'
import { loadLanguage } from '../platform/language.ts'
import { enterAsGuest, hasEnteredAsGuest, noteMaintenance, noteObsolete, resumeSession } from '../platform/session.ts'
import { tokenStore } from '../platform/token-store.ts'
import { routeAt } from '../routes.ts'
import { opensAtOnce } from './start-data.ts'
import { decideStart, type StartDecision } from './start-up-rules.ts'

/** Id of the parameter that is 1 during maintenance. */
const MAINTENANCE_PARAMETER = '1005'

/** What the two checks of a start found out. */
interface Checks {
  readonly isMaintenance: boolean
  readonly isObsolete: boolean
}

const PASSED: Checks = { isMaintenance: false, isObsolete: false }
const NEVER = new Promise<void>(() => undefined)

/** A start: where it goes, and whether its checks are still to be made, behind the first screen. */
interface Start extends StartDecision {
  readonly isUnchecked: boolean
}

/**
 * Starts the app: language, then maintenance and version, then where to go. Where the document opens the app at once, the
 * checks follow with {@link checkBehind}. `wentOn`: the person waits for no answer any more.
 */
export async function startUp(wentOn: Promise<void> = NEVER): Promise<Start> {
  loadLanguage()
  const isUnchecked = opensAtOnce()
  const checks = isUnchecked ? PASSED : await checkUntil(wentOn)
  const decision = decideStart({
    ...checks,
    hasToken: Boolean(tokenStore.get('token')),
    wasGuest: hasEnteredAsGuest() || Boolean(tokenStore.get('guest_token')),
    // Two slashes at its start are a path to the browser, and another host in whatever reads it next.
    path: `${location.pathname.replace(/^\/+/, '/')}${location.search}${location.hash}`,
    access: routeAt(location.pathname)?.access,
  })
  if (decision.resumes) resumeSession()
  if (decision.returnsAsGuest) enterAsGuest()
  noteMaintenance(checks.isMaintenance)
  noteObsolete(checks.isObsolete)
  return { ...decision, isUnchecked }
}

/** Makes the checks of a start that did not wait for them: what they find is met as during use. */
export async function checkBehind(): Promise<void> {
  meet(await check())
}

/** What the checks find until the person goes on; later answers are met as during use. */
async function checkUntil(wentOn: Promise<void>): Promise<Checks> {
  const checking = check()
  const found = await Promise.race([checking, wentOn])
  if (found !== undefined) return found
  void checking.then(meet)
  return PASSED
}

function meet({ isMaintenance, isObsolete }: Checks): void {
  // A refused call may have said so meanwhile: only what shuts guests out is news.
  if (isMaintenance) noteMaintenance(true)
  if (isObsolete) noteObsolete(true)
}

/** Both checks, at the same time. */
async function check(): Promise<Checks> {
  const [isMaintenance, isObsolete] = await Promise.all([isInMaintenance(), isVersionObsolete()])
  return { isMaintenance, isObsolete }
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
