import { useEffect } from 'react'
import { useGo } from '../platform/navigation.tsx'
import { StaffShell } from './StaffShell.tsx'
import { screensFor } from './staff-screens.ts'
import { useAskedMember } from './use-own-roles.ts'

/** The door of the back office: after the login it opens the first screen of the person. */
export function DeskPage() {
  return (
    <StaffShell screen={null}>
      <FirstScreen />
    </StaffShell>
  )
}

function FirstScreen() {
  const go = useGo()
  const { data } = useAskedMember()
  const first = data && screensFor(data.roles)[0]?.path
  useEffect(() => {
    if (first !== undefined) go(first, { replace: true, motion: 'none' })
  }, [first, go])
  return <main id="main" tabIndex={-1} className="desk-page" />
}
