import { guestDetails } from '../../accounts/guest-details.ts'
import { GuestDetailsSheet } from '../../accounts/GuestDetails.tsx'
import { accountTexts } from '../../accounts/texts.ts'
import { useGuest } from '../../accounts/use-guest.ts'
import { useSession } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { itemTexts } from './texts.ts'

/** Who orders as a guest, and the way to change it; nothing to say for somebody who is signed in. */
export function WhoOrders() {
  const texts = useTexts(itemTexts).checkout
  const { known } = useTexts(accountTexts).guest
  const { isLoggedIn } = useSession()
  const { firstName, lastName, phone } = useStore(guestDetails)
  const guest = useGuest()
  if (isLoggedIn) return null
  const name = `${firstName} ${lastName}`.trim()
  return (
    <>
      <List header={texts.who} inset="icon">
        <ListRow
          icon="profile"
          label={name === '' ? known : name}
          {...(phone === '' ? {} : { detail: phone })}
          value={texts.change}
          onPress={guest.open}
        />
      </List>
      <GuestDetailsSheet guest={guest} />
    </>
  )
}
