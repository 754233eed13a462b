import { NoOrdersArt } from '../design/art/NoOrdersArt.tsx'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { MINE_PATH } from './subscription-paths.ts'
import { subscriptionTexts } from './texts.ts'

/** The checkout of an instalment without one: it was paid, or the address was opened by itself. */
export function NoInstalment() {
  const texts = useTexts(subscriptionTexts).mine
  return (
    <EmptyState
      art={<NoOrdersArt />}
      title={texts.noInstalment}
      text={texts.noInstalmentText}
      action={
        <LinkButton full to={MINE_PATH} replace>
          {texts.toList}
        </LinkButton>
      }
    />
  )
}
