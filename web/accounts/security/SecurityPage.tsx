import { useState } from 'react'
import { getSecurity } from '../../../domain/accounts/security-calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { Page } from '../../ui/Page.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { GuestPasskeys } from '../passkeys/GuestPasskeys.tsx'
import { ChangeEmailSheet } from './ChangeEmailSheet.tsx'
import { ChangePasswordSheet } from './ChangePasswordSheet.tsx'
import { IdentityList } from './IdentityList.tsx'
import { SessionList } from './SessionList.tsx'
import { securityTexts } from './texts.ts'
import { useOfflineReason } from './use-offline-reason.ts'

/** How one signs in, and where one is signed in. */
export function SecurityPage() {
  const texts = useTexts(securityTexts)
  const security = useCallQuery(getSecurity, {}, { staleTime: 0 })
  const reload = () => void security.refetch()
  return (
    <Page title={texts.title} back="/tabs/contact">
      {security.data ? (
        <Security security={security.data} />
      ) : security.isError ? (
        <ErrorState onRetry={reload} isRetrying={security.isFetching} />
      ) : (
        <Waiting onRetry={reload}>
          <div className="col g4 mt3">
            <Skeleton height={112} radius="var(--r-l)" />
            <Skeleton height={168} radius="var(--r-l)" />
          </div>
        </Waiting>
      )}
    </Page>
  )
}

function Security({ security }: { readonly security: CallOutput<typeof getSecurity> }) {
  const { email, hasPassword, waitingEmail, sessions, identities, passkeys } = security
  const texts = useTexts(securityTexts)
  const offline = useOfflineReason()
  const [open, setOpen] = useState<'email' | 'password' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <List inset="icon" className="mt3" aria-label={texts.ways}>
        <ListRow
          icon="mail"
          label={texts.email.label}
          detail={<span className="ell row-detail">{email}</span>}
          value={<span className="link">{texts.change}</span>}
          onPress={() => setOpen('email')}
          {...offline}
        />
        <ListRow
          icon="lock"
          label={texts.password.label}
          detail={hasPassword ? '••••••••' : texts.password.none}
          value={<span className="link">{hasPassword ? texts.change : texts.password.make}</span>}
          onPress={() => setOpen('password')}
          {...offline}
        />
      </List>
      {waitingEmail === null ? null : (
        <Note icon="mail-check" className="mt3">
          {texts.email.waiting(waitingEmail)}
        </Note>
      )}
      <GuestPasskeys {...security} />
      <IdentityList identities={identities} hasOtherWay={hasPassword || passkeys.length > 0} />
      <SessionList sessions={sessions} />
      <ChangeEmailSheet isOpen={open === 'email'} email={email} onClose={close} />
      <ChangePasswordSheet isOpen={open === 'password'} hasPassword={hasPassword} onClose={close} />
    </>
  )
}
