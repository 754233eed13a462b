import { Button as AriaButton } from 'react-aria-components/Button'
import type { Order } from '../../domain/orders/calls.ts'
import { passOf } from '../../domain/orders/order-states.ts'
import { codesWords } from '../cart/line-words.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from '../ui/Button.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { usePlaceStates } from '../umbrellas/use-stay.ts'
import { MiniBeach } from '../umbrellas/MiniBeach.tsx'
import { standingLines } from './order-words.ts'
import { Unbroken } from './Unbroken.tsx'
import { usePassPlan } from './use-orders.ts'
import { passTexts } from './pass/texts.ts'
import styles from './orders.module.css'
import { ordersTexts } from './texts.ts'

interface OrderPassProps {
  readonly order: Order
  /** The copy of the device is shown, which is as good at the entrance. */
  readonly isKept: boolean
  readonly onCalendar: () => void
  /** Shows it over the whole screen. */
  readonly onFull: () => void
  readonly onReceipt: () => void
}

/** The pass and where on the beach the places are (B-02). */
export function OrderPass({ order, isKept, onCalendar, onFull, onReceipt }: OrderPassProps) {
  const texts = useTexts(ordersTexts)
  const { open: full } = useTexts(passTexts)
  const pass = passOf(order)
  return (
    <article className="ticket">
      <div className={styles.top}>
        {pass === null ? null : (
          <AriaButton className={styles.qr ?? ''} aria-label={`${texts.pass(order.number)}: ${full}`} onPress={onFull}>
            <QrCode text={pass} label={texts.pass(order.number)} size={107} />
          </AriaButton>
        )}
        <div className="grow">
          <p className="foot ink2">{texts.summary.order}</p>
          <p className="t3">
            <Unbroken text={texts.number(order.number)} whole={order.number} />
          </p>
          <div className={styles.tools}>
            {order.passCode === null ? null : (
              <IconButton
                icon="calendar-plus"
                variant="tint"
                label={texts.addToCalendar}
                size={20}
                onPress={onCalendar}
              />
            )}
            <IconButton icon="receipt" variant="tint" label={texts.summary.receipt} size={20} onPress={onReceipt} />
          </div>
          {order.passCode === null ? <p className="foot ink2 mt2">{texts.summary.noPass}</p> : null}
          {isKept && pass !== null ? <p className="foot ink2 mt2">{texts.summary.saved}</p> : null}
        </div>
      </div>
      {order.lines.length === 0 ? null : <Beach order={order} />}
    </article>
  )
}

/** The places on their piece of the beach; nothing when it is not known and cannot be asked for. */
function Beach({ order }: { readonly order: Order }) {
  const texts = useTexts(ordersTexts)
  const language = useLanguage()
  const { plan, isPending } = usePassPlan()
  const lines = standingLines(order)
  const around = usePlaceStates(lines[0])
  if (plan === undefined && !isPending) return null
  return (
    <>
      <div className="tear" />
      <div className={styles.beach}>
        {plan ? (
          <MiniBeach
            {...around}
            plan={plan}
            codes={lines.map((line) => line.code)}
            label={texts.summary.position(codesWords(lines, language))}
          />
        ) : null}
      </div>
    </>
  )
}
