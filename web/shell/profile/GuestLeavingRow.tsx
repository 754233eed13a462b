import { useState } from 'react'
import { logout } from '../../../domain/accounts/calls.ts'
import { accountTexts } from '../../accounts/texts.ts'
import { pendingOrders } from '../../orders/items/pending-orders.ts'
import { call } from '../../platform/call.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useStore } from '../../platform/store.ts'
import { useTexts } from '../../platform/texts.ts'
import { forgetPerson } from '../../privacy/forget-person.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { profileMenuTexts } from './texts.ts'

/** Ends a guest on this device, which others may use: their orders stay theirs, and their mails lead to them. */
export function GuestLeavingRow() {
  const menu = useTexts(accountTexts).menu
  const texts = useTexts(profileMenuTexts).guest
  const [isAsking, setAsking] = useState(false)
  const waiting = useStore(pendingOrders)
  const go = useGo()
  const leave = () => {
    call(logout, {}, { keepalive: true }).catch(ignoreUntold)
    forgetPerson()
    go('/welcome', { replace: true, motion: 'pop' })
  }
  return (
    <>
      <List inset="icon" className="mt3" aria-label={menu.sections.leave}>
        <ListRow icon="log-out" label={texts.leave} onPress={() => setAsking(true)} />
      </List>
      {isAsking ? (
        <AlertDialog
          title={texts.title}
          text={waiting.length === 0 ? texts.text : `${texts.text} ${texts.unsent}`}
          icon="log-out"
          actions={[
            { label: texts.leave, variant: 'primary', onPress: leave },
            { label: menu.stay, variant: 'tint', onPress: () => setAsking(false) },
          ]}
        />
      ) : null}
    </>
  )
}

/** The device has forgotten the token already; the server forgets it when it runs out. */
function ignoreUntold(): void {}
