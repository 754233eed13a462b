import { NoOrdersArt } from '../design/art/NoOrdersArt.tsx'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states.tsx'
import { shellTexts } from './texts.ts'

/** A path that does not exist. */
export function NotFoundPage() {
  const texts = useTexts(shellTexts)
  return (
    <Page>
      <EmptyState
        level={1}
        art={<NoOrdersArt />}
        title={texts.notFound.title}
        text={texts.notFound.text}
        action={
          <LinkButton full to="/" replace motion="tab">
            {texts.toHome}
          </LinkButton>
        }
      />
    </Page>
  )
}
