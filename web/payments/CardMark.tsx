import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './payments.module.css'

/** How the brands write themselves, as short as the mark is. */
const MARKS: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MC',
  maestro: 'MAE',
  amex: 'AMEX',
  diners: 'DC',
  discover: 'DISC',
  jcb: 'JCB',
  unionpay: 'UP',
  paypal: 'PayPal',
}

/** The names of the brands, as they are spoken. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  paypal: 'PayPal',
}

/** The name of a brand; null for one that nobody knows here. */
export function brandName(brand: string): string | null {
  return NAMES[brand] ?? null
}

/** The short writing of a brand inside of a field; null where there is none. */
export function brandMark(brand: string | null): string | null {
  return brand === null ? null : (MARKS[brand] ?? null)
}

/** A brand's mark before a saved card or a way to pay (mockups 11 and 35); words beside it name the card. */
export function CardMark({ brand }: { readonly brand: string }) {
  const mark = brandMark(brand)
  const colour = brand === 'visa' ? styles.visa : brand === 'paypal' ? styles.paypal : mark === null ? '' : styles.other
  return (
    <span className={classNames(styles.mark, colour)} aria-hidden="true">
      {mark ?? <Icon name="card" size={19} />}
    </span>
  )
}
