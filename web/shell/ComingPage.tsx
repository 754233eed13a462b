import { getResort } from '../../domain/content/calls.ts'
import { LoginNeededArt } from '../design/art/LoginNeededArt.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states.tsx'
import type { ComingName } from './coming-pages.ts'
import { shellTexts } from './texts.ts'

interface ComingPageProps {
  readonly name: ComingName
  readonly isTabRoot: boolean
}

/** The honest page of a route whose issue is still to come: what it will do, and how it is done until then. */
export function ComingPage({ name, isTabRoot }: ComingPageProps) {
  const texts = useTexts(shellTexts)
  const words = texts.coming[name]
  const { data: resort } = useCallQuery(getResort, {})
  return (
    <Page title={words.title} back={!isTabRoot} large={isTabRoot} tabs={isTabRoot}>
      <EmptyState
        art={<LoginNeededArt />}
        title={texts.later}
        text={words.text}
        action={
          <>
            {resort ? (
              <LinkButton full icon="phone" to={`tel:${resort.phone.replaceAll(/[^+\d]/g, '')}`}>
                {resort.phone}
              </LinkButton>
            ) : null}
            {isTabRoot ? null : (
              <LinkButton full variant="tint" to="/tabs/home" motion="tab">
                {texts.toHome}
              </LinkButton>
            )}
          </>
        }
      />
    </Page>
  )
}
