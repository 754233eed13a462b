import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { LOADER_LIMITS } from '../../ui/loader-limits.ts'
import { Note } from '../../ui/surfaces.tsx'
import { useElapsed } from '../../ui/use-elapsed.ts'
import { WAIT_STEPS } from '../../ui/Waiting.tsx'
import styles from '../../cart/cart.module.css'
import { cartTexts } from '../../cart/texts.ts'

interface PayingNoteProps {
  /** The way on to the outcome, as nobody can leave the page by accident; null until there is an order. */
  readonly onLook: (() => void) | null
  /** The person is in a provider's own window: leaving is offered only when nothing comes back from there. */
  readonly isElsewhere: boolean
}

/** "Pagamento in corso", in the place of the countdown's text; after 2.5 s what is going on, and the way on. */
export function PayingNote({ onLook, isElsewhere }: PayingNoteProps) {
  const texts = useTexts(cartTexts).checkout
  const isLong = useElapsed(LOADER_LIMITS.payment)
  const mayLeave = useElapsed(isElsewhere ? WAIT_STEPS.over : LOADER_LIMITS.payment)
  return (
    <>
      <Note icon="spinner" role="status" title={texts.paying} className={styles.reason ?? ''}>
        {isLong ? texts.payingLong : texts.payingText}
      </Note>
      {mayLeave && onLook !== null ? (
        <Button full size="sm" variant="tint" className={styles.reason} onPress={onLook}>
          {texts.look}
        </Button>
      ) : null}
    </>
  )
}
