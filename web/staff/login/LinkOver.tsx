import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { staffTexts } from '../texts.ts'
import { LoginCard } from './LoginCard.tsx'

/** A link that was used or is too old: whoever has a password by now signs in, everybody else asks for another link. */
export function LinkOver({ onLogin }: { readonly onLogin: () => void }) {
  const texts = useTexts(staffTexts)
  return (
    <LoginCard title={texts.join.overTitle} text={texts.join.overText}>
      <Button full onPress={onLogin}>
        {texts.pin.inFull}
      </Button>
      <LinkButton full variant="tint" to="/recuperapassword" query={{ from: 'desk' }}>
        {texts.join.newLink}
      </LinkButton>
    </LoginCard>
  )
}
