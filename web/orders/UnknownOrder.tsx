import { NoOrdersArt } from '../design/art/NoOrdersArt.tsx'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states.tsx'
import { HomeLink } from './HomeLink.tsx'
import { ordersTexts } from './texts.ts'

/** The address names no order of this account: another's answers as if it did not exist. */
export function UnknownOrder() {
  const texts = useTexts(ordersTexts).unknown
  return (
    <Page>
      <EmptyState
        level={1}
        art={<NoOrdersArt />}
        title={texts.title}
        text={texts.text}
        action={
          <>
            <LinkButton full to="/tabs/contact/ordini" replace>
              {texts.action}
            </LinkButton>
            <HomeLink />
          </>
        }
      />
    </Page>
  )
}
