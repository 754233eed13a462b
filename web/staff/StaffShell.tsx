import '../design/staff.css'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { SECOND } from '../../domain/platform/duration.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useTexts } from '../platform/texts.ts'
import { useResortName } from '../shell/resort.ts'
import { MaintenanceBanner } from '../settings/staff/MaintenanceBanner.tsx'
import { preloadLaterSheets } from '../ui/later-sheet.tsx'
import { ScreenHelpContext } from '../ui/staff/screen-help.ts'
import { StaffPage } from '../ui/staff/StaffPage.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { useScreenHelp } from './help/use-screen-help.tsx'
import type { MailedWay } from './login/Joining.tsx'
import { AskForYes, StaffProof } from './AskedSheets.tsx'
import { useKnownMember } from './kept-member.ts'
import { NotForYou } from './NotForYou.tsx'
import { Rail } from './Rail.tsx'
import { useNewcomer, useStaffToken, useTabletPeople } from './staff-session.ts'
import { screensFor, type StaffScreen } from './staff-screens.ts'
import { staffTexts } from './texts.ts'
import { useIdleLock } from './use-idle-lock.ts'
import { useAskedMember } from './use-own-roles.ts'

/** The door, which is no part of a screen's first load: who works at a tablet comes through it once a day. */
const FirstPin = lazy(async () => ({ default: (await import('./login/FirstPin.tsx')).FirstPin }))
const Joining = lazy(async () => ({ default: (await import('./login/Joining.tsx')).Joining }))
const LockScreen = lazy(async () => ({ default: (await import('./login/LockScreen.tsx')).LockScreen }))

/** A screen that is open for so long has shown itself: the code of its sheets comes before they are asked for. */
const SHEETS_AFTER = 2 * SECOND

interface StaffShellProps {
  /** The screen that is open; null at the door, which opens the person's first one, and `altro` on the page of all others. */
  readonly screen: StaffScreen['id'] | 'altro' | null
  /** What a mailed link has brought: it comes first, whoever works at this tablet. */
  readonly mailed?: MailedWay | undefined
  readonly children: ReactNode
}

/**
 * What is around every screen of the back office, and its guard: a login in place, an honest page for somebody
 * without the role, the rail for everybody else. What the server refuses stays refused, whatever is drawn here.
 */
export function StaffShell(props: StaffShellProps) {
  useStaffTitle(props.screen)
  return (
    <div className="desk">
      <Inside {...props} />
    </div>
  )
}

/** The door's place while its code comes. */
function Opening() {
  return (
    <main id="main" tabIndex={-1} className="desk-page desk-login">
      <Skeleton height={320} radius={24} />
    </main>
  )
}

function Inside({ mailed, ...props }: StaffShellProps) {
  const token = useStaffToken()
  const people = useTabletPeople()
  const newcomer = useNewcomer()
  if (mailed === undefined && token !== null && newcomer === null) {
    // Who comes next at this tablet starts with screens of their own.
    return <ForMembers key={token} {...props} />
  }
  return (
    <Suspense fallback={<Opening />}>
      {mailed !== undefined ? (
        <Joining key={mailed.linkKey} {...mailed} />
      ) : token !== null && newcomer !== null ? (
        <FirstPin newcomer={newcomer} />
      ) : (
        <LockScreen people={people} />
      )}
    </Suspense>
  )
}

function useScreenName(screen: StaffShellProps['screen']): string {
  const texts = useTexts(staffTexts)
  return screen === null ? texts.rail : screen === 'altro' ? texts.more.title : texts.screens[screen]
}

/** The document is named after the screen and the resort, as the pages of guests are by the shell. */
function useStaffTitle(screen: StaffShellProps['screen']): void {
  const resort = useResortName()
  const name = useScreenName(screen)
  useEffect(() => {
    document.title = `${name} · ${resort}`
  }, [name, resort])
}

function ForMembers({ screen, children }: Omit<StaffShellProps, 'mailed'>) {
  useIdleLock()
  useEffect(() => {
    const timer = setTimeout(() => void preloadLaterSheets(), SHEETS_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const failureReason = useFailureReason()
  const member = useAskedMember()
  const load = () => void member.refetch()
  const known = useKnownMember(member.data, member.error)
  const help = useScreenHelp(screen)
  const name = useScreenName(screen)
  if (known) {
    const screens = screensFor(known.roles)
    const isTheirs = screens.some(({ id }) => screen === null || screen === 'altro' || id === screen)
    return (
      <>
        <MaintenanceBanner isManager={known.roles.includes('manager')} />
        <Rail member={known} screens={screens} current={screen} />
        {isTheirs ? <ScreenHelpContext value={help}>{children}</ScreenHelpContext> : <NotForYou screens={screens} />}
        <StaffProof />
        <AskForYes />
      </>
    )
  }
  if (isCallFailure(member.error, 'not_allowed')) return <NotForYou screens={[]} />
  if (member.isError) {
    return (
      <main id="main" tabIndex={-1} className="desk-page">
        <ErrorState level={1} text={failureReason(member.error)} onRetry={load} isRetrying={member.isFetching} />
      </main>
    )
  }
  return (
    <>
      <div className="rail" aria-hidden="true" />
      <StaffPage title={name}>
        <Waiting onRetry={load} isAtOnce>
          <Skeleton height={520} radius={24} />
        </Waiting>
      </StaffPage>
    </>
  )
}
