import { NoOrdersArt } from '../../design/art/NoOrdersArt.tsx'
import { useScreenTitle } from '../../platform/screen-title.ts'
import { signOut, useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { guestLinkTexts } from './texts.ts'

/** A signed-in customer opened the link of an order that a guest made: they stay signed in unless they say otherwise. */
export function GuestOrderOfOther() {
  const texts = useTexts(guestLinkTexts).others
  const { username } = useSession()
  useScreenTitle(texts.title)
  return (
    <Page>
      <EmptyState
        level={1}
        art={<NoOrdersArt />}
        title={texts.title}
        text={texts.text(username ?? '')}
        action={
          <>
            <LinkButton full replace to="/tabs/contact/ordini">
              {texts.stay}
            </LinkButton>
            <Button full variant="tint" onPress={() => signOut({ tellServer: true, keepLanguage: true })}>
              {texts.leave}
            </Button>
          </>
        }
      />
    </Page>
  )
}
