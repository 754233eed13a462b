import { welcomeTexts } from '../accounts/welcome/texts.ts'
import { NoOrdersArt } from '../design/art/NoOrdersArt.tsx'
import { useHere } from '../platform/navigation.tsx'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states.tsx'
import { HomeLink } from './HomeLink.tsx'
import { ordersTexts } from './texts.ts'

/** The address names no order of this account: another's answers as if it did not exist. A guest may have an account that knows it. */
export function UnknownOrder() {
  const texts = useTexts(ordersTexts).unknown
  const { login } = useTexts(welcomeTexts)
  const { isLoggedIn } = useSession()
  const { path } = useHere()
  return (
    <Page>
      <EmptyState
        level={1}
        art={<NoOrdersArt />}
        title={texts.title}
        text={texts.text}
        action={
          <>
            {isLoggedIn ? null : (
              <LinkButton full to="/welcome" query={{ login: 1, next: path }}>
                {login}
              </LinkButton>
            )}
            <LinkButton full variant={isLoggedIn ? 'primary' : 'tint'} to="/tabs/contact/ordini" replace>
              {texts.action}
            </LinkButton>
            <HomeLink />
          </>
        }
      />
    </Page>
  )
}
