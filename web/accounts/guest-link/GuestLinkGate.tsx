import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { enterByLink } from '../../../domain/accounts/security-calls.ts'
import { call, isCallFailure } from '../../platform/call.ts'
import { useGo } from '../../platform/navigation.tsx'
import { queryClient } from '../../platform/queries.ts'
import { enterAsGuest, keepGuest, readSession, useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Page } from '../../ui/Page.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { useMailedKey } from '../mailed-key.ts'
import { FindOrder } from './FindOrder.tsx'
import { GuestOrderOfOther } from './GuestOrderOfOther.tsx'
import { guestLinkTexts } from './texts.ts'

interface GuestLinkGateProps {
  /** Whether whoever is here already, a customer or this device's guest, sees the order of this page. */
  readonly isShownAlready: () => Promise<boolean>
  readonly children: ReactNode
}

/**
 * Opens a guest's order by the link of their mail, `#key=…`. Who sees the order anyway stays who they are. A signed-in
 * customer who does not is asked before anything of theirs changes; everybody else is the guest of that link from now on.
 */
export function GuestLinkGate({ isShownAlready, children }: GuestLinkGateProps) {
  const mailed = useMailedKey('key')
  const { username } = useSession()
  if (mailed.kind === 'none') return children
  if (mailed.kind === 'broken') return <FindOrder isLinkOver />
  return (
    <ByLink key={`${mailed.key} ${username}`} linkKey={mailed.key} isShownAlready={isShownAlready}>
      {children}
    </ByLink>
  )
}

const OPENING = 'guestLink'

/** What a link led to: the order is shown to who is here, to the guest who came with it, or not to this customer. */
type Opened = { readonly kind: 'shown' | 'others' } | { readonly kind: 'entered'; readonly orderId: number }

async function open(key: string, isShownAlready: () => Promise<boolean>): Promise<Opened> {
  const { isLoggedIn, guestToken } = readSession()
  if ((isLoggedIn || guestToken !== null) && (await isShownAlready())) {
    if (!isLoggedIn) enterAsGuest()
    return { kind: 'shown' }
  }
  if (isLoggedIn) return { kind: 'others' }
  const { token, orderId } = await call(enterByLink, { key })
  keepGuest(token)
  enterAsGuest()
  // What another guest of this device saw is not shown to this one.
  if (guestToken !== null) await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== OPENING })
  return { kind: 'entered', orderId }
}

function ByLink({ linkKey, isShownAlready, children }: GuestLinkGateProps & { readonly linkKey: string }) {
  const texts = useTexts(guestLinkTexts)
  const go = useGo()
  const { username } = useSession()
  const opening = useQuery({
    queryKey: [OPENING, linkKey, username],
    queryFn: () => open(linkKey, isShownAlready),
    staleTime: Infinity,
    retry: false,
  })
  const opened = opening.data
  const orderId = opened?.kind === 'entered' ? opened.orderId : null
  useEffect(() => {
    if (orderId !== null) go(location.pathname, { query: { order: orderId }, replace: true, motion: 'none' })
  }, [orderId, go])
  if (opened?.kind === 'others') return <GuestOrderOfOther />
  if (opened) return children
  if (isCallFailure(opening.error, 'link_wrong_or_expired')) return <FindOrder isLinkOver />
  const retry = () => void opening.refetch()
  return (
    <Page title={texts.opening} back="/tabs/contact">
      {opening.isError ? (
        <ErrorState onRetry={retry} isRetrying={opening.isFetching} />
      ) : (
        <Waiting onRetry={retry}>
          <div className="col g4 mt3">
            <Skeleton height={230} radius="var(--r-xl)" />
            <Skeleton height={150} radius="var(--r-xl)" />
          </div>
        </Waiting>
      )}
    </Page>
  )
}
