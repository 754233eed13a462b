import { useEffect, useState } from 'react'
import { SECOND } from '../../../domain/platform/duration.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { WAIT_STEPS } from '../../ui/Waiting.tsx'
import styles from '../../cart/cart.module.css'
import { cartTexts } from '../../cart/texts.ts'

/** The longest that a payment may only show that it is busy, before it says what is going on. */
export const SILENT_PAYMENT = 2.5 * SECOND

/**
 * "Pagamento in corso", in the place of the countdown's text. `onLook`: the way out for a provider that never
 * answers, as nobody can leave the page by accident.
 */
export function PayingNote({ onLook }: { readonly onLook: () => void }) {
  const texts = useTexts(cartTexts).checkout
  const isLong = useElapsed(SILENT_PAYMENT)
  const isTooLong = useElapsed(WAIT_STEPS.over)
  return (
    <>
      <Note icon="spinner" role="status" title={texts.paying} className={styles.reason ?? ''}>
        {isLong ? texts.payingLong : texts.payingText}
      </Note>
      {isTooLong ? (
        <Button full size="sm" variant="tint" className={styles.reason} onPress={onLook}>
          {texts.look}
        </Button>
      ) : null}
    </>
  )
}

function useElapsed(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}
