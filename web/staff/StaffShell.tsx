import '../design/staff.css'
import type { ReactNode } from 'react'
import { getStaffMember } from '../../domain/staff/calls.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useSession } from '../platform/session.ts'
import { ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { NotForYou } from './NotForYou.tsx'
import { Rail } from './Rail.tsx'
import { StaffLogin } from './StaffLogin.tsx'
import { screensFor, type StaffScreen } from './staff-screens.ts'

interface StaffShellProps {
  /** The screen that is open; null at the door, which opens the person's first one. */
  readonly screen: StaffScreen['id'] | null
  readonly children: ReactNode
}

/**
 * What is around every screen of the back office, and its guard: a login in place, an honest page for somebody
 * without the role, the rail for everybody else. What the server refuses stays refused, whatever is drawn here.
 */
export function StaffShell(props: StaffShellProps) {
  const { isLoggedIn } = useSession()
  return <div className="desk">{isLoggedIn ? <ForMembers {...props} /> : <StaffLogin />}</div>
}

function ForMembers({ screen, children }: StaffShellProps) {
  const failureReason = useFailureReason()
  const member = useCallQuery(getStaffMember, {}, { staleTime: 5 * MINUTE })
  const load = () => void member.refetch()
  if (member.data) {
    const screens = screensFor(member.data.roles)
    const isTheirs = screens.some(({ id }) => screen === null || id === screen)
    return (
      <>
        <Rail member={member.data} screens={screens} current={screen} />
        {isTheirs ? children : <NotForYou screens={screens} />}
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
    <main id="main" tabIndex={-1} className="desk-page">
      <Waiting onRetry={load}>
        <Skeleton width="40%" height={32} />
      </Waiting>
    </main>
  )
}
