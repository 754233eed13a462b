import { OrderDoneScene } from '../../design/art/OrderDoneScene.tsx'
import { useScreenTitle } from '../../platform/screen-title.ts'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states.tsx'
import entry from '../entry.module.css'
import { readyTexts } from './texts.ts'

/** The end of a sign-up that led nowhere else: the account is there, and what to do with it (R-108, DESIGN.md 3). */
export function AccountReady() {
  const texts = useTexts(readyTexts)
  const { firstName } = useSession()
  useScreenTitle(texts.title(firstName))
  return (
    <Page className={entry['entry'] ?? ''}>
      <EmptyState
        level={1}
        art={<OrderDoneScene />}
        title={texts.title(firstName)}
        text={texts.text}
        action={
          <>
            <LinkButton full replace icon="umbrella" to="/tabs/main-page-ombrelloni">
              {texts.book}
            </LinkButton>
            <LinkButton full replace variant="tint" to="/tabs/home">
              {texts.home}
            </LinkButton>
          </>
        }
      />
    </Page>
  )
}
