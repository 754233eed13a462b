import * as z from 'zod/mini'
import { LanguageRow, ThemeRow } from '../../accounts/preference-rows.tsx'
import { ProfileHeader } from '../../accounts/ProfileHeader.tsx'
import { accountTexts } from '../../accounts/texts.ts'
import { PrivacyModal } from '../../content/PrivacyModal.tsx'
import { DogStrip } from '../../dogs/DogStrip.tsx'
import { APP_VERSION } from '../../platform/environment.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { GuestLeavingRow } from './GuestLeavingRow.tsx'
import { InstallRow } from './InstallRow.tsx'
import { LeavingRows } from './LeavingRows.tsx'
import { useCardValue, useCreditValue, useOrdersValue } from './menu-values.tsx'
import { profileMenuTexts } from './texts.ts'

const menuSchema = z.object({ modal: z.optional(z.string()) })

interface ProfileMenuProps {
  /** Heads the page, or stands beside one that has a heading of its own. */
  readonly level?: 1 | 2
  /** Path of the page that is open beside it. */
  readonly opened?: string
}

/** Orders, profile, language, appearance, texts, contacts, leaving; less for a guest (R-216, mockup 26). */
export function ProfileMenu({ level = 1, opened = '' }: ProfileMenuProps) {
  const { isLoggedIn, guestToken } = useSession()
  return (
    <>
      <ProfileHeader level={level} />
      {isLoggedIn ? <DogStrip /> : null}
      <AccountRows opened={opened} />
      <AboutRows opened={opened} />
      {isLoggedIn ? <LeavingRows opened={opened} /> : null}
      {!isLoggedIn && guestToken !== null ? <GuestLeavingRow /> : null}
      <Version />
    </>
  )
}

/** A row that leads to a page, marked where that page is open beside the menu. */
function leadTo(href: string, opened: string) {
  return { href, isCurrent: href === opened }
}

function AccountRows({ opened }: { readonly opened: string }) {
  const texts = useTexts(accountTexts).menu
  const own = useTexts(profileMenuTexts)
  const { isLoggedIn, guestToken } = useSession()
  const orders = useOrdersValue()
  const card = useCardValue()
  const credit = useCreditValue()
  // A guest who has ordered from this device finds their orders too.
  const hasOrders = isLoggedIn || guestToken !== null
  return (
    <List inset="icon" className="mt4" aria-label={texts.sections.account}>
      {hasOrders ? (
        <ListRow icon="receipt" label={texts.orders} value={orders} {...leadTo('/tabs/contact/ordini', opened)} />
      ) : null}
      {isLoggedIn ? (
        <>
          <ListRow icon="umbrella" label={own.subscriptions} {...leadTo('/tabs/contact/abbonamenti', opened)} />
          <ListRow icon="clock" label={own.waiting} {...leadTo('/tabs/contact/lista-attesa', opened)} />
          <ListRow icon="euro" label={own.credit} value={credit} {...leadTo('/tabs/contact/credito', opened)} />
          <ListRow
            icon="card"
            label={texts.cards}
            value={card}
            {...leadTo('/tabs/contact/pagamenti-card-choose', opened)}
          />
          <ListRow icon="profile-edit" label={texts.profile} {...leadTo('/tabs/contact/profilo', opened)} />
          <ListRow icon="lock" label={own.security} {...leadTo('/tabs/contact/sicurezza', opened)} />
        </>
      ) : (
        <ListRow icon="search" label={own.findOrder} {...leadTo('/tabs/contact/ritrova-ordine', opened)} />
      )}
      {hasOrders ? (
        <ListRow icon="bell" label={own.notifications} {...leadTo('/tabs/contact/notifiche', opened)} />
      ) : null}
      <LanguageRow />
      <ThemeRow />
      <InstallRow />
    </List>
  )
}

function AboutRows({ opened }: { readonly opened: string }) {
  const texts = useTexts(accountTexts).menu
  const own = useTexts(profileMenuTexts)
  const { isLoggedIn } = useSession()
  const [{ modal }, setQuery] = useQueryState(menuSchema)
  return (
    <>
      <List inset="icon" className="mt3" aria-label={texts.sections.about}>
        <ListRow icon="shield" label={texts.personalData} {...leadTo('/tabs/contact/trattamentodati', opened)} />
        <ListRow icon="document" label={texts.purposes} {...leadTo('/tabs/contact/finalitadati', opened)} />
        {isLoggedIn ? (
          <ListRow icon="list" label={own.myData} {...leadTo('/tabs/contact/i-miei-dati', opened)} />
        ) : null}
        {isLoggedIn ? (
          <ListRow icon="lock" label={texts.privacy} onPress={() => setQuery({ modal: 'privacy' }, { push: true })} />
        ) : null}
        <ListRow icon="info" label={texts.contacts} {...leadTo('/tabs/contact/contatti', opened)} />
      </List>
      <PrivacyModal isOpen={modal === 'privacy'} onClose={() => setQuery({ modal: undefined })} />
    </>
  )
}

function Version() {
  const texts = useTexts(accountTexts).menu
  return <p className="foot ink3 c mt3">{texts.version(APP_VERSION)}</p>
}
