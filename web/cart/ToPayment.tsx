import { useState } from 'react'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ActionBar } from '../ui/Page.tsx'
import { Note } from '../ui/surfaces.tsx'
import { useUmbrellaCart } from '../umbrellas/use-umbrella-cart.ts'
import { lineWords } from './line-words.ts'
import { stayName } from '../umbrellas/stay-name.ts'
import { settleRemovals } from './remove-line.ts'
import styles from './cart.module.css'
import { cartTexts } from './texts.ts'
import { removals } from './umbrella-cart-actions.ts'
import { usePayFirst } from './use-pay-first.tsx'

/** What each place costs and the total, where there is room beside the places. */
function CartSum() {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  const { cart } = useUmbrellaCart()
  return (
    <div className={classNames('only-wide', styles.wideSum)}>
      {cart.lines.map((line) => (
        <div key={line.lineId} className="kv">
          <span>{lineWords(stayName(line, cart.lines, language), line.extras, texts)}</span>
          <span>{money(line.totalCents, language)}</span>
        </div>
      ))}
      <div className={classNames('kv tot', styles.total)}>
        <span>{texts.total}</span>
        <span>{money(cart.totalCents, language)}</span>
      </div>
    </div>
  )
}

/** The way to the payment with the amount in the button; removals on their way are settled first (mockup 10). */
export function ToPayment() {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  const isOnline = useOnline()
  const { cart } = useUmbrellaCart()
  const [isLeaving, setLeaving] = useState(false)
  const payment = usePayFirst('umbrella')
  const pay = async () => {
    if (removals.hidden().size > 0) {
      setLeaving(true)
      await settleRemovals()
      setLeaving(false)
    }
    payment.press()
  }
  return (
    <ActionBar className="decision">
      {isOnline ? null : (
        <Note tone="warn" icon="wifi-off" className={styles.reason ?? ''}>
          {texts.offline}
        </Note>
      )}
      <CartSum />
      <Button
        full
        isDisabled={!isOnline}
        isBusy={isLeaving}
        trailing={money(cart.totalCents, language)}
        onPress={() => void pay()}
      >
        {texts.toPayment}
      </Button>
      {payment.sheet}
    </ActionBar>
  )
}
