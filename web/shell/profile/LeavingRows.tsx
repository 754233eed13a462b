import { useState } from 'react'
import { getResort } from '../../../domain/content/calls.ts'
import { DeleteAccountAlert, LogoutAlert } from '../../accounts/leaving-alerts.tsx'
import { accountTexts } from '../../accounts/texts.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'

const DELETION = '/tabs/contact/elimina-account'

/** Logging out and deleting the account; by e-mail where the resort does not offer it in the app. */
export function LeavingRows({ opened }: { readonly opened: string }) {
  const texts = useTexts(accountTexts).menu
  const resort = useCallQuery(getResort, {})
  const [alert, setAlert] = useState<'logout' | 'delete' | null>(null)
  const close = () => setAlert(null)
  return (
    <>
      <List inset="icon" className="mt3" aria-label={texts.sections.leave}>
        <ListRow icon="log-out" label={texts.logout} onPress={() => setAlert('logout')} />
        {resort.data?.accountDeletionOffered === true ? (
          <ListRow
            icon="user-remove"
            label={texts.deleteAccount}
            isDestructive
            href={DELETION}
            isCurrent={opened === DELETION}
          />
        ) : null}
        {resort.data?.accountDeletionOffered === false ? (
          <ListRow icon="user-remove" label={texts.deleteByEmail} isDestructive onPress={() => setAlert('delete')} />
        ) : null}
      </List>
      {alert === 'logout' ? <LogoutAlert onClose={close} /> : null}
      {alert === 'delete' && resort.data ? (
        <DeleteAccountAlert resortEmail={resort.data.email} onClose={close} />
      ) : null}
    </>
  )
}
