import { useHere } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { isOpenedByApp } from './app-payment.ts'
import { BackToApp } from './BackToApp.tsx'
import { paymentRoot } from './pay-path.ts'
import { ordersTexts } from './texts.ts'

/**
 * To the root of the tab that the order was made in; the outcome does not stay in the history. Whoever was sent here by an app goes back
 * there: nothing else of this browser is theirs.
 */
export function HomeLink() {
  const texts = useTexts(ordersTexts).outcome
  const { branch } = useHere()
  if (isOpenedByApp()) return <BackToApp />
  return (
    <LinkButton full variant="plain" to={paymentRoot(branch)} replace motion="pop">
      {texts.home}
    </LinkButton>
  )
}
