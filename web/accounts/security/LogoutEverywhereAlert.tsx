import { logoutEverywhere } from '../../../domain/accounts/security-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useGo } from '../../platform/navigation.tsx'
import { useCallMutation } from '../../platform/queries.ts'
import { signOut } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { securityTexts } from './texts.ts'

/** Asks, then ends every session of the account; this device leaves only when the server has done it. */
export function LogoutEverywhereAlert({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(securityTexts).sessions
  const failureText = useFailureText()
  const go = useGo()
  const logout = useCallMutation(logoutEverywhere)
  const leave = async () => {
    try {
      await logout.mutateAsync({})
      onClose()
      signOut({ tellServer: false })
      go('/welcome', { replace: true, motion: 'pop' })
    } catch (failure) {
      onClose()
      toast(failureText(failure), { tone: 'bad' })
    }
  }
  return (
    <AlertDialog
      title={texts.allTitle}
      text={texts.allText}
      icon="log-out"
      actions={[
        { label: texts.all, variant: 'primary', isBusy: logout.isPending, onPress: () => void leave() },
        { label: texts.stay, variant: 'tint', onPress: onClose },
      ]}
    />
  )
}
