import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { useSession } from '../../platform/session.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import type { Search } from '../search-state.ts'
import { waitingTexts } from './texts.ts'
import { requestFor, useWaiting, WAITING_PATH } from './use-waiting.ts'
import styles from './waiting.module.css'

const JoinSheet = lazy(async () => ({ default: (await import('./JoinSheet.tsx')).JoinSheet }))

/**
 * Where nothing that suits is free: the way onto the waiting list, or to one's own request for these days (B-05). `zone` is
 * the zone that was looked at, when it alone is full.
 */
export function WaitingInvitation({ search, zone = null }: { readonly search: Search; readonly zone?: string | null }) {
  const texts = useTexts(waitingTexts)
  const { isLoggedIn } = useSession()
  const { data } = useWaiting()
  const [isOpen, setOpen] = useState(false)
  if (!isLoggedIn) return null
  const isInList = requestFor(data?.requests ?? [], search) !== undefined
  return (
    <Note icon="bell" title={isInList ? texts.inList : texts.full} className={`mt3 ${styles['invitation']}`}>
      {isInList ? null : <p>{texts.fullText}</p>}
      <div className="mt3">
        {isInList ? (
          <LinkButton full size="sm" variant="tint" to={WAITING_PATH}>
            {texts.see}
          </LinkButton>
        ) : (
          <Button full size="sm" onPress={() => setOpen(true)}>
            {texts.invite}
          </Button>
        )}
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <JoinSheet key={zone} search={search} zone={zone} isOpen onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Note>
  )
}
