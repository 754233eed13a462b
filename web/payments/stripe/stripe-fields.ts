import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElementStyle,
} from '@stripe/stripe-js'
import { fieldLook, onThemeChange } from '../field-look.ts'
import { FieldsWatch } from '../fields-watch.ts'
import {
  CARD_FIELDS,
  ProviderUnreachable,
  slotOf,
  type CardField,
  type FieldProblem,
  type MountContext,
} from '../payment-ui.ts'

/** What the three elements tell when they change. */
interface Change {
  readonly empty: boolean
  readonly complete: boolean
  readonly error: { readonly code: string } | undefined
}

interface Elements {
  readonly number: StripeCardNumberElement
  readonly expiry: StripeCardExpiryElement
  readonly cvc: StripeCardCvcElement
}

/** Stripe's three fields of a card, each in the slot of its name. */
export class StripeFields {
  readonly #elements: Elements
  readonly #watch: FieldsWatch
  readonly #stopTheme: () => void

  private constructor(elements: Elements, watch: FieldsWatch, stopTheme: () => void) {
    this.#elements = elements
    this.#watch = watch
    this.#stopTheme = stopTheme
  }

  /** Resolves once all three can be typed in. */
  static async mount(stripe: Stripe, host: HTMLElement, context: MountContext): Promise<StripeFields> {
    const factory = stripe.elements({ locale: context.language })
    const style = styleOf(host)
    const elements: Elements = {
      // The brand stands in our own box, beside the field.
      number: factory.create('cardNumber', { style, showIcon: false, placeholder: '' }),
      expiry: factory.create('cardExpiry', { style, placeholder: context.expiryHint }),
      cvc: factory.create('cardCvc', { style, placeholder: '' }),
    }
    const watch = new FieldsWatch((state) => context.onChange(state))
    listen(elements, watch)
    const isReady = ready(elements)
    for (const field of CARD_FIELDS) elements[field].mount(slotOf(host, field))
    await isReady
    const stopTheme = onThemeChange(() => {
      for (const field of CARD_FIELDS) elements[field].update({ style: styleOf(host) })
    })
    return new StripeFields(elements, watch, stopTheme)
  }

  /** The card for a confirmation; Stripe adds the other fields by itself. */
  get card(): StripeCardNumberElement {
    return this.#elements.number
  }

  validate(): boolean {
    const wrong = this.#watch.judge()
    if (wrong !== null) this.#elements[wrong].focus()
    return wrong === null
  }

  destroy(): void {
    this.#stopTheme()
    for (const field of CARD_FIELDS) this.#elements[field].destroy()
  }
}

function listen(elements: Elements, watch: FieldsWatch): void {
  const note = (field: CardField) => (change: Change) =>
    watch.note(field, { isEmpty: change.empty, isComplete: change.complete, problem: problemOf(change.error?.code) })
  elements.number.on('change', (change) => {
    note('number')(change)
    watch.noteBrand(change.brand === 'unknown' ? null : change.brand)
  })
  elements.expiry.on('change', note('expiry'))
  elements.cvc.on('change', note('cvc'))
  elements.number.on('focus', () => watch.noteFocus('number', true))
  elements.number.on('blur', () => watch.noteFocus('number', false))
  elements.expiry.on('focus', () => watch.noteFocus('expiry', true))
  elements.expiry.on('blur', () => watch.noteFocus('expiry', false))
  elements.cvc.on('focus', () => watch.noteFocus('cvc', true))
  elements.cvc.on('blur', () => watch.noteFocus('cvc', false))
}

/** Resolves when the three fields can be typed in; each says so on its own. Errors: {@link ProviderUnreachable}. */
async function ready({ number, expiry, cvc }: Elements): Promise<void> {
  const all = Promise.all([
    new Promise((resolve) => number.on('ready', resolve)),
    new Promise((resolve) => expiry.on('ready', resolve)),
    new Promise((resolve) => cvc.on('ready', resolve)),
  ])
  const failed = new Promise<never>((_resolve, reject) =>
    number.on('loaderror', () => reject(new ProviderUnreachable('a field of Stripe did not come'))),
  )
  await Promise.race([all, failed])
}

/** Codes such as `incomplete_number`, `invalid_number`, `invalid_expiry_year_past`. */
function problemOf(code: string | undefined): FieldProblem | null {
  if (code === undefined) return null
  if (code.startsWith('incomplete_')) return 'incomplete'
  return code.endsWith('_past') ? 'expired' : 'invalid'
}

function styleOf(host: HTMLElement): StripeElementStyle {
  const { color, placeholder, error, fontFamily, fontSize } = fieldLook(host)
  return {
    base: { color, fontFamily, fontSize, fontSmoothing: 'antialiased', '::placeholder': { color: placeholder } },
    invalid: { color: error },
  }
}
