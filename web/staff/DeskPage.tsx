import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useMailedKey } from '../accounts/mailed-key.ts'
import { useGo, useQueryState } from '../platform/navigation.tsx'
import { StaffShell } from './StaffShell.tsx'
import { screensFor } from './staff-screens.ts'
import { useAskedMember } from './use-own-roles.ts'

const querySchema = z.object({ forgotten: z.optional(z.string()) })

/** The door of the back office: after the login, or the way that a mailed link leads, it opens the first screen of the person. */
export function DeskPage() {
  const mailed = useMailedKey('key')
  const [{ forgotten }] = useQueryState(querySchema)
  const [ended, setEnded] = useState<string | null>(null)
  const linkKey = mailed.kind === 'key' ? mailed.key : ''
  const isMailed = mailed.kind !== 'none' && linkKey !== ended
  const way = { linkKey, isJoining: forgotten === undefined, onEnd: () => setEnded(linkKey) }
  return (
    <StaffShell screen={null} mailed={isMailed ? way : undefined}>
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
