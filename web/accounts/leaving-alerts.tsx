import { useGo } from '../platform/navigation.tsx'
import { signOut, useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { accountTexts } from './texts.ts'

/** Asks before the session ends here and on the server. */
export function LogoutAlert({ onClose }: { onClose: () => void }) {
  const texts = useTexts(accountTexts).menu
  const go = useGo()
  const leave = () => {
    onClose()
    signOut({ tellServer: true })
    go('/welcome', { replace: true, motion: 'pop' })
  }
  return (
    <AlertDialog
      title={texts.logoutTitle}
      text={texts.logoutText}
      icon="log-out"
      actions={[
        { label: texts.logout, variant: 'primary', onPress: leave },
        { label: texts.stay, variant: 'tint', onPress: onClose },
      ]}
    />
  )
}

/** Says how an account is deleted: by e-mail from the account's own address, which identifies the person. */
export function DeleteAccountAlert({ resortEmail, onClose }: { resortEmail: string; onClose: () => void }) {
  const texts = useTexts(accountTexts).menu
  const { username } = useSession()
  const write = () => {
    onClose()
    const query = new URLSearchParams({ subject: `${texts.deleteSubject} (${username ?? ''})` })
    location.assign(`mailto:${resortEmail}?${query.toString().replaceAll('+', '%20')}`)
  }
  return (
    <AlertDialog
      title={texts.deleteTitle}
      text={texts.deleteText(resortEmail)}
      icon="user-remove"
      iconTone="danger"
      actions={[
        { label: texts.writeEmail, variant: 'danger-tint', onPress: write },
        { label: texts.stay, variant: 'tint', onPress: onClose, autoFocus: true },
      ]}
    />
  )
}
