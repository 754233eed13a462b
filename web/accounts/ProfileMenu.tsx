import * as z from 'zod/mini'
import { useState } from 'react'
import { getResort } from '../../domain/content/calls.ts'
import { PrivacyModal } from '../content/PrivacyModal.tsx'
import { APP_VERSION } from '../platform/environment.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { Avatar } from './Avatar.tsx'
import { DeleteAccountAlert, LogoutAlert } from './leaving-alerts.tsx'
import { initialsOf } from './initials.ts'
import { LanguageRow, ThemeRow } from './preference-rows.tsx'
import { accountTexts } from './texts.ts'
import { useProfile } from './use-profile.ts'

const menuSchema = z.object({ modal: z.optional(z.string()) })

interface ProfileMenuProps {
  /** Heads the page, or stands beside one that has a heading of its own. */
  readonly level?: 1 | 2
  /** Path of the page that is open beside it. */
  readonly opened?: string
}

function PersonHeader({ level }: { readonly level: 1 | 2 }) {
  const Heading = `h${level}` as const
  const session = useSession()
  const profile = useProfile()
  const email = session.username ?? ''
  const firstName = profile.data?.nome ?? session.firstName
  const lastName = profile.data?.cognome ?? session.lastName
  const name = `${firstName} ${lastName}`.trim()
  return (
    <header className="row g4">
      <Avatar photo={profile.data?.image ?? ''} initials={initialsOf(firstName, lastName, email)} />
      <div className="grow">
        <Heading className="t1">{name === '' ? email : name}</Heading>
        {name === '' ? null : <p className="sub ink2 ell">{email}</p>}
      </div>
    </header>
  )
}

function GuestHeader({ level }: { readonly level: 1 | 2 }) {
  const Heading = `h${level}` as const
  const texts = useTexts(accountTexts)
  return (
    <header className="col g4">
      <div>
        <Heading className="t1">{texts.menu.guestTitle}</Heading>
        <p className="sub ink2 mt1">{texts.menu.guestText}</p>
      </div>
      <div className="col g2">
        <LinkButton to="/welcome" query={{ login: 1 }} full>
          {texts.welcome.login}
        </LinkButton>
        <LinkButton to="/signup" variant="tint" full>
          {texts.welcome.signup}
        </LinkButton>
      </div>
    </header>
  )
}

/** Logging out and deleting the account; by e-mail where the resort does not offer it in the app. */
function LeavingRows() {
  const texts = useTexts(accountTexts).menu
  const resort = useCallQuery(getResort, {})
  const [alert, setAlert] = useState<'logout' | 'delete' | null>(null)
  const close = () => setAlert(null)
  return (
    <>
      <List inset="icon" className="mt3" aria-label={texts.sections.leave}>
        <ListRow icon="log-out" label={texts.logout} onPress={() => setAlert('logout')} />
        {resort.data ? (
          <ListRow
            icon="user-remove"
            label={resort.data.accountDeletionOffered ? texts.deleteAccount : texts.deleteByEmail}
            isDestructive
            onPress={() => setAlert('delete')}
          />
        ) : null}
      </List>
      {alert === 'logout' ? <LogoutAlert onClose={close} /> : null}
      {alert === 'delete' && resort.data ? (
        <DeleteAccountAlert resortEmail={resort.data.email} onClose={close} />
      ) : null}
    </>
  )
}

/** Orders, profile, language, appearance, texts, contacts, leaving; less for a guest (R-216, mockup 26). */
export function ProfileMenu({ level = 1, opened }: ProfileMenuProps) {
  const texts = useTexts(accountTexts).menu
  const { isLoggedIn, guestToken } = useSession()
  // A guest who has ordered from this device finds their orders too.
  const hasOrders = isLoggedIn || guestToken !== null
  const [{ modal }, setQuery] = useQueryState(menuSchema)
  const leadTo = (href: string) => ({ href, isCurrent: href === opened })
  return (
    <>
      {isLoggedIn ? <PersonHeader level={level} /> : <GuestHeader level={level} />}
      <List inset="icon" className="mt4" aria-label={texts.sections.account}>
        {hasOrders ? <ListRow icon="receipt" label={texts.orders} {...leadTo('/tabs/contact/ordini')} /> : null}
        {isLoggedIn ? (
          <ListRow icon="card" label={texts.cards} {...leadTo('/tabs/contact/pagamenti-card-choose')} />
        ) : null}
        {isLoggedIn ? <ListRow icon="profile-edit" label={texts.profile} {...leadTo('/tabs/contact/profilo')} /> : null}
        <LanguageRow />
        <ThemeRow />
      </List>
      <List inset="icon" className="mt3" aria-label={texts.sections.about}>
        <ListRow icon="shield" label={texts.personalData} {...leadTo('/tabs/contact/trattamentodati')} />
        <ListRow icon="document" label={texts.purposes} {...leadTo('/tabs/contact/finalitadati')} />
        {isLoggedIn ? (
          <ListRow icon="lock" label={texts.privacy} onPress={() => setQuery({ modal: 'privacy' }, { push: true })} />
        ) : null}
        <ListRow icon="info" label={texts.contacts} {...leadTo('/tabs/contact/contatti')} />
      </List>
      {isLoggedIn ? <LeavingRows /> : null}
      <p className="foot ink3 c mt3">{texts.version(APP_VERSION)}</p>
      <PrivacyModal isOpen={modal === 'privacy'} onClose={() => setQuery({ modal: undefined })} />
    </>
  )
}
