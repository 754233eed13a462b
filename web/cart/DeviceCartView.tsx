import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useDraft } from '../subscriptions/use-hold.ts'
import { ActionBar } from '../ui/Page.tsx'
import type { ShownCart } from './cart-kinds.ts'
import { DeviceCartLines } from './DeviceCartLines.tsx'
import { EmptyCart, SHOPS } from './EmptyCart.tsx'
import styles from './cart.module.css'
import { cartTexts } from './texts.ts'
import { useCartPreview } from './use-cart-preview.ts'
import { usePayFirst } from './use-pay-first.tsx'

/** Carts that live on the device and have a chip. */
type ShownDeviceCart = Exclude<ShownCart, 'umbrella'>

interface DeviceCartViewProps {
  readonly kind: ShownDeviceCart
  readonly count: number
}

/** A cart that lives on the device: its lines, the way back to where it is filled, and the way to the payment (mockup 10). */
export function DeviceCartView({ kind, count }: DeviceCartViewProps) {
  const texts = useTexts(cartTexts)
  if (count === 0) return <EmptyCart kind={kind} />
  return (
    <div className="columns mt3">
      <div className={classNames('columns-main', styles.lines, 'mt4')}>
        <DeviceCartLines kind={kind} />
        <LinkButton full variant="ghost" icon="plus" className={styles.add ?? ''} to={SHOPS[kind]} motion="tab">
          {texts.goOn[kind]}
        </LinkButton>
        <p className={classNames('foot ink2 c pretty', styles.note)}>{texts.oneKindEach}</p>
      </div>
      <div className="columns-side panel">
        <ToItemPayment kind={kind} />
      </div>
    </div>
  )
}

/** The amount is what the menu and the lists say; the binding one is the server's, at the checkout. */
function ToItemPayment({ kind }: { readonly kind: ShownDeviceCart }) {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  const totalCents = useCartPreview(kind)
  const payment = usePayFirst(kind)
  // A place that is no longer held cannot be paid: the line says so, and holds it again.
  const isOver = !useDraft().isHeld && kind === 'subscription'
  return (
    <ActionBar className="decision">
      <Button
        full
        isDisabled={isOver}
        onPress={payment.press}
        {...(totalCents === null ? {} : { trailing: money(totalCents, language) })}
      >
        {texts.toPayment}
      </Button>
      {payment.sheet}
    </ActionBar>
  )
}
