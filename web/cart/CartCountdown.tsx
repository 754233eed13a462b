import { SECOND } from '../../domain/platform/duration.ts'
import { time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Card } from '../ui/surfaces.tsx'
import { TimerPill, TimerRing } from '../ui/timers.tsx'
import { useCartCountdown } from '../umbrellas/use-cart-countdown.ts'
import { useUmbrellaCart } from '../umbrellas/use-umbrella-cart.ts'
import { codesWords, countPlaces } from './line-words.ts'
import styles from './cart.module.css'
import { cartTexts } from './texts.ts'

/** How long the places are still yours, as a ring with words (R-405, mockup 10). */
export function CartCountdown() {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  const { cart } = useUmbrellaCart()
  if (cart.expiresAt === null) return null
  return (
    <Card className={`row g4 ${styles.countdown}`}>
      <Ring />
      <div className="grow">
        <h2 className="t3">{texts.until(cart.lines.length, time(cart.expiresAt, language))}</h2>
        <p className="sub ink2 mt1">{texts.thenFree(countPlaces(cart.lines), codesWords(cart.lines, language))}</p>
      </div>
    </Card>
  )
}

/** The only part that is drawn anew every second. */
function Ring() {
  const { secondsLeft, whole } = useCartCountdown()
  return <TimerRing left={secondsLeft * SECOND} total={whole} />
}

/** The countdown as a pill: in the checkout's bar, and as TIMEOUT on the cart; nothing while it is stopped. */
export function CartTimerPill({ onlyTimeout = false }: { readonly onlyTimeout?: boolean }) {
  const { phase, secondsLeft } = useCartCountdown()
  if (phase === 'stopped' || (onlyTimeout && phase !== 'expired')) return null
  return <TimerPill left={secondsLeft * SECOND} />
}
