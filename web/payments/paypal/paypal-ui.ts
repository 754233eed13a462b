import type { PayPalNamespace } from '@paypal/paypal-js'
import { loadScript } from '@paypal/paypal-js'
import type { PaymentMode } from '../../../domain/payments/calls.ts'
import { currentLanguage } from '../../platform/language.ts'
import {
  hasOwnButton,
  ProviderUnreachable,
  slotOf,
  type MountContext,
  type MountedFields,
  type OwnButton,
  type PaymentUi,
  type SaveResult,
  type SubmitContext,
  type SubmitResult,
} from '../payment-ui.ts'
import { trustScriptsFrom } from '../trusted-scripts.ts'

/** Where PayPal's SDK takes its scripts from (PayPal's best practices for its JavaScript SDK). */
const SCRIPTS = ['https://*.paypal.com', 'https://*.paypalobjects.com']

/** PayPal's names of the languages. */
const LOCALES = { it: 'it_IT', en: 'en_GB', fr: 'fr_FR', nl: 'nl_NL', de: 'de_DE' } as const

/** As high as our own buttons, in px. */
const BUTTON_HEIGHT = 50

/** PayPal by its own button and window, or by its page (guide 5.2, cases 6, 7, 23 and 24). */
export class PaypalUi implements PaymentUi {
  #mode: PaymentMode | null = null

  async load(mode: PaymentMode): Promise<void> {
    this.#mode = mode
    // Its page needs no SDK.
    if (hasOwnButton(mode)) trustScriptsFrom(mode.isSandbox ? [new URL(mode.scriptUrl).origin] : SCRIPTS)
  }

  async mount(host: HTMLElement, context: MountContext): Promise<MountedFields> {
    const { button } = context
    if (this.#mode === null || button === undefined) throw new Error('PayPal is mounted as its own button')
    const { Buttons } = await openPaypal(this.#mode, context.currency)
    if (Buttons === undefined) throw new ProviderUnreachable('the SDK of PayPal brought no buttons')
    const buttons = Buttons({
      style: { layout: 'horizontal', shape: 'rect', height: BUTTON_HEIGHT, label: 'pay', tagline: false },
      ...handlersFor(button),
    })
    if (!buttons.isEligible()) throw new ProviderUnreachable('PayPal does not offer its button here')
    await buttons.render(slotOf(host, 'button'))
    return { validate: () => true, destroy: () => void buttons.close() }
  }

  /** PayPal's page; also where its window cannot open. */
  async submit({ started }: SubmitContext): Promise<SubmitResult> {
    if (started.approveUrl === null) throw new ProviderUnreachable('PayPal named no page for the payment')
    return { kind: 'redirect', url: started.approveUrl }
  }

  async saveCard(): Promise<SaveResult> {
    throw new Error('PayPal saves no cards here')
  }

  async close(): Promise<void> {
    this.#mode = null
  }
}

/** What the button does. An error of ours that ends its dialog is told as it is, not as PayPal wraps it. */
function handlersFor(button: OwnButton) {
  let own: { readonly error: unknown } | null = null
  return {
    createOrder: async () => {
      own = null
      try {
        const { providerRef } = await button.start()
        if (providerRef === null) throw new ProviderUnreachable('PayPal made no order')
        return providerRef
      } catch (error) {
        own = { error }
        throw error
      }
    },
    onApprove: async (_data: unknown, actions: { restart(): void }) => {
      if ((await button.onResult({ kind: 'submitted' })) === 'restart') actions.restart()
    },
    onCancel: () => void button.onResult({ kind: 'cancelled' }),
    onError: (cause: Record<string, unknown>) => {
      button.onError(own?.error ?? new ProviderUnreachable('PayPal could not go on', { cause }))
      own = null
    },
  }
}

async function openPaypal({ publishableKey, scriptUrl }: PaymentMode, currency: string): Promise<PayPalNamespace> {
  if (publishableKey === null) throw new ProviderUnreachable('PayPal has no client id')
  try {
    const paypal = await loadScript({
      sdkBaseUrl: scriptUrl,
      clientId: publishableKey,
      components: 'buttons',
      currency,
      intent: 'capture',
      commit: true,
      disableFunding: ['card', 'credit', 'paylater'],
      locale: LOCALES[currentLanguage()],
    })
    if (paypal !== null) return paypal
  } catch (cause) {
    throw new ProviderUnreachable('the SDK of PayPal did not come', { cause })
  }
  throw new ProviderUnreachable('the SDK of PayPal works in browsers only')
}
