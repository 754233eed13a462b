import { CardFields, FieldsFailed } from '../../payments/CardFields.tsx'
import { paymentTexts } from '../../payments/texts.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { cartTexts } from '../../cart/texts.ts'
import type { Checkout } from './use-checkout.ts'

interface CheckoutCardProps {
  readonly checkout: Checkout
  readonly amountCents: number
}

/**
 * What belongs to the chosen row: the provider's fields for a card that is typed, or why the provider is not there. They
 * stand in the page and in no sheet: a sheet would make the bank's own dialog unreachable (3-D Secure).
 */
export function CheckoutCard({ checkout, amountCents }: CheckoutCardProps) {
  const texts = useTexts(cartTexts).checkout
  const { safe } = useTexts(paymentTexts).fields
  const { choice, fields, isPaying, needsFields, opened } = checkout
  // Its own button says in its place that it did not come.
  if (choice.mode === null || checkout.ownButton !== null) return null
  if (!needsFields) return opened.failure === null ? null : <FieldsFailed onRetry={opened.retry} />
  return (
    <div className="col g3">
      <CardFields opened={opened} amountCents={amountCents} currency="EUR" fields={fields} isBusy={isPaying} />
      {choice.mode.canSave ? (
        <Switch isSelected={checkout.shouldSave} isDisabled={isPaying} onChange={checkout.setShouldSave}>
          {texts.saveCard}
        </Switch>
      ) : null}
      <p className="foot ink2 row g2">
        <Icon name="lock" size={16} />
        <span>{safe}</span>
      </p>
    </div>
  )
}
