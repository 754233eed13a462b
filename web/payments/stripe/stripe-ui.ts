import type { Stripe, StripeConstructor } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { PaymentMode } from '../../../domain/payments/calls.ts'
import { currentLanguage } from '../../platform/language.ts'
import {
  ProviderUnreachable,
  type MountContext,
  type MountedFields,
  type PaymentUi,
  type SaveResult,
  type StartedSetup,
  type SubmitContext,
  type SubmitResult,
} from '../payment-ui.ts'
import { loadProviderScript } from '../provider-script.ts'
import { trustScriptsFrom } from '../trusted-scripts.ts'
import { StripeFields } from './stripe-fields.ts'
import { paymentResult, setupResult } from './stripe-outcome.ts'

/** Where Stripe.js takes its scripts from (Stripe's security guide). */
const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']

/** Cards by Stripe.js: typed in Stripe's own fields, confirmed by Stripe's own 3-D Secure (guide 5.2, cases 1 to 5). */
export class StripeUi implements PaymentUi {
  #stripe: Stripe | null = null
  #leaves = false
  #fields: StripeFields | null = null

  async load(mode: PaymentMode): Promise<void> {
    if (mode.publishableKey === null) throw new ProviderUnreachable('Stripe has no publishable key')
    this.#leaves = mode.redirect === 'always'
    this.#stripe = await openStripe(mode, mode.publishableKey)
  }

  async mount(host: HTMLElement, context: MountContext): Promise<MountedFields> {
    const fields = await StripeFields.mount(this.#loaded(), host, context)
    this.#fields = fields
    return {
      validate: () => fields.validate(),
      destroy: () => {
        this.#fields = null
        fields.destroy()
      },
    }
  }

  async submit({ started, returnUrl, shouldSave }: SubmitContext): Promise<SubmitResult> {
    const saved = started.savedCard?.paymentMethod ?? null
    const { error, paymentIntent } = await this.#loaded().confirmCardPayment(
      required(started.clientSecret),
      {
        payment_method: saved ?? { card: this.#typedCard() },
        ...(shouldSave && saved === null ? { setup_future_usage: 'on_session' as const } : {}),
        ...this.#way(returnUrl).data,
      },
      this.#way(returnUrl).options,
    )
    return paymentResult(error, paymentIntent)
  }

  async saveCard(setup: StartedSetup, returnUrl: string): Promise<SaveResult> {
    const { error, setupIntent } = await this.#loaded().confirmCardSetup(
      required(setup.clientSecret),
      { payment_method: { card: this.#typedCard() }, ...this.#way(returnUrl).data },
      this.#way(returnUrl).options,
    )
    return setupResult(error, setupIntent, required(setup.setupRef))
  }

  async close(): Promise<void> {
    this.#fields?.destroy()
    this.#fields = null
  }

  /** A dialog of Stripe's over our page, or the bank's page and back (guide 6, `redirect: 'always'`). */
  #way(returnUrl: string) {
    return this.#leaves ? { data: { return_url: returnUrl }, options: { handleActions: false } } : {}
  }

  #typedCard() {
    if (this.#fields === null) throw new Error('there are no fields to take the card from')
    return this.#fields.card
  }

  #loaded(): Stripe {
    if (this.#stripe === null) throw new Error('Stripe is not loaded')
    return this.#stripe
  }
}

async function openStripe({ isSandbox, scriptUrl }: PaymentMode, publishableKey: string): Promise<Stripe> {
  const options = { locale: currentLanguage() }
  if (isSandbox) {
    trustScriptsFrom([new URL(scriptUrl).origin])
    await loadProviderScript(scriptUrl)
    const { Stripe: open } = globalThis as { readonly Stripe?: StripeConstructor }
    if (open === undefined) throw new ProviderUnreachable('the script of the sandbox brought no Stripe')
    return open(publishableKey, options)
  }
  trustScriptsFrom(SCRIPTS)
  try {
    const stripe = await loadStripe(publishableKey, options)
    if (stripe !== null) return stripe
  } catch (cause) {
    throw new ProviderUnreachable('Stripe.js did not come', { cause })
  }
  throw new ProviderUnreachable('Stripe.js works in browsers only')
}

function required(value: string | null): string {
  if (value === null) throw new Error('the payment lacks what Stripe asks for')
  return value
}
