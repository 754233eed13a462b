import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { PendingSender } from '../../orders/items/PendingSender.tsx'
import { useHere } from '../../platform/navigation.tsx'
import { onSignOut, useSession } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { fetchNewestVersion, outOfDate, startAppWorker, takeOver, waitingVersion } from './app-update.ts'
import { keepAnswers } from './kept-answers.ts'
import { useKeptName } from './kept-name.ts'
import { isPartMissing, loadNewBuild, watchMissingParts } from './missing-chunk.ts'
import { isBusyNow, isSafePath, useSafePoint, useUntouched } from './safe-point.ts'

const UpdateNotice = lazy(async () => ({ default: (await import('./UpdateNotice.tsx')).UpdateNotice }))

keepAnswers().catch((error: unknown) => console.info('no answers are kept here', error))
watchMissingParts()
onSignOut(forgetPush)

/** Pushes of somebody who has left end on the device too; the server has ended them with the session. */
function forgetPush(): void {
  void import('../../messages/push-device.ts')
    .then(({ forgetPushDevice }) => forgetPushDevice())
    .catch((error: unknown) => console.info('no pushes to end', error))
}

/** What goes on behind every page once the first one is on the screen: what waits is sent, the app keeps itself and its versions. */
export function AfterFirstScreen() {
  useEffect(startAppWorker, [])
  useKeptName()
  return (
    <>
      <PendingSender />
      <Versions />
    </>
  )
}

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Announces a new version and takes it, never in the middle of anything. */
function Versions() {
  const { pathname } = useHere()
  const { isVersionObsoleta, appInManutenzione } = useSession()
  // The alerts of the app's state say nothing else on another version: they are no work that a new load takes away.
  const isShutOut = isVersionObsoleta || appInManutenzione
  const version = useStore(waitingVersion)
  const isSafe = useSafePoint(pathname)
  const isUntouched = useUntouched(pathname)
  const old = useStore(outOfDate)
  const isBroken = useStore(isPartMissing)
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden)
  // Another tab or the start took the new version: this page follows before anybody does anything on it, or while nobody looks.
  const isDue = old === 'at-once' || (old === 'untouched' && (isHidden || isUntouched || isShutOut))
  useEffect(() => {
    const isFree = isHidden || isShutOut || !isBusyNow()
    if (isDue && isSafe && isSafePath(pathname) && isFree) location.reload()
  }, [isDue, isSafe, isHidden, isShutOut, pathname])
  useEffect(() => {
    if (isBroken && isSafe) void loadNewBuild()
  }, [isBroken, isSafe])
  useEffect(() => {
    // A version that the server no longer serves has nothing to lose, and a newer one to gain.
    if (isVersionObsoleta) void fetchNewestVersion()
  }, [isVersionObsoleta])
  useEffect(() => {
    if (isVersionObsoleta && isSafe && version !== null) takeOver(version)
  }, [isVersionObsoleta, isSafe, version])
  if (version === null || !isSafe) return null
  return (
    <Suspense>
      <UpdateNotice key={version.scriptURL} onTake={() => takeOver(version)} />
    </Suspense>
  )
}
