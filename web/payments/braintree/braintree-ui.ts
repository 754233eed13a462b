import { submitPayment, type PaymentMode, type StartedPayment } from '../../../domain/payments/calls.ts'
import { call } from '../../platform/call.ts'
import {
  ProviderUnreachable,
  type MountContext,
  type MountedFields,
  type PaymentUi,
  type SaveResult,
  type SubmitContext,
  type SubmitResult,
} from '../payment-ui.ts'
import { BraintreeFields } from './braintree-fields.ts'
import {
  isBraintreeError,
  loadBraintree,
  type Braintree,
  type Client,
  type ThreeDSecure,
  type TokenizedCard,
} from './braintree-sdk.ts'

type VerifyOptions = Parameters<ThreeDSecure['verifyCard']>[0]
type CardToCheck = Pick<VerifyOptions, 'nonce' | 'bin'>

/** What a visit of the page has of Braintree. */
interface Opened {
  readonly braintree: Braintree
  readonly client: Client
  readonly threeDSecure: ThreeDSecure
  /** What was collected against fraud. */
  readonly deviceData: string
}

/**
 * Cards by Braintree: typed in its own fields, made a nonce of, checked by 3-D Secure, and paid by our server with that
 * nonce (guide 3.4 and 5.2, cases 8 and 9). The server looks by itself whether the bank answers for the card (case 29).
 */
export class BraintreeUi implements PaymentUi {
  #opened: Opened | null = null
  /** Whether the person closed the bank's question without an answer. */
  #wasLeft = false
  #fields: BraintreeFields | null = null

  async load(mode: PaymentMode): Promise<void> {
    if (mode.clientToken === null) throw new ProviderUnreachable('Braintree has no client token')
    const braintree = await loadBraintree(mode)
    try {
      this.#opened = await open(braintree, mode.clientToken, () => {
        this.#wasLeft = true
      })
    } catch (cause) {
      throw new ProviderUnreachable('Braintree did not open', { cause })
    }
  }

  async mount(host: HTMLElement, context: MountContext): Promise<MountedFields> {
    const { braintree, client } = this.#loaded()
    const fields = await BraintreeFields.mount(braintree, client, host, context)
    this.#fields = fields
    return {
      validate: () => fields.validate(),
      destroy: () => {
        this.#fields = null
        void fields.destroy()
      },
    }
  }

  async submit({ started }: SubmitContext): Promise<SubmitResult> {
    const { deviceData } = this.#loaded()
    const checked = await this.#check(savedCardOf(started), { amount: decimal(started.amountCents) })
    if (checked.kind !== 'checked') return checked
    await call(submitPayment, { attemptId: started.attemptId, nonce: checked.nonce, deviceData })
    return { kind: 'submitted' }
  }

  async saveCard(): Promise<SaveResult> {
    const checked = await this.#check(null, { amount: decimal(0), cardAddChallengeRequested: true })
    return checked.kind === 'checked' ? { kind: 'saved', proof: { nonce: checked.nonce } } : checked
  }

  async close(): Promise<void> {
    await this.#fields?.destroy()
    await this.#opened?.threeDSecure.teardown()
    this.#fields = null
    this.#opened = null
  }

  /** Lets the bank check a saved card, or the typed one. What the person or the card is the reason of is an outcome. */
  async #check(saved: CardToCheck | null, wish: Omit<VerifyOptions, keyof CardToCheck>): Promise<Checked> {
    const { threeDSecure } = this.#loaded()
    this.#wasLeft = false
    try {
      const card = saved ?? cardOf(await this.#typed().tokenize())
      const { nonce, threeDSecureInfo } = await threeDSecure.verifyCard({ ...card, ...wish })
      if (threeDSecureInfo.liabilityShifted) return { kind: 'checked', nonce }
      return this.#wasLeft ? { kind: 'cancelled' } : { kind: 'declined', code: 'three_d_secure', isRetryable: true }
    } catch (error) {
      if (!isBraintreeError(error)) throw error
      if (this.#wasLeft) return { kind: 'cancelled' }
      if (error.type !== 'CUSTOMER') throw new ProviderUnreachable('Braintree could not go on', { cause: error })
      return { kind: 'declined', code: CODES[error.code] ?? error.code, isRetryable: true }
    }
  }

  #typed(): BraintreeFields {
    if (this.#fields === null) throw new Error('there are no fields to take the card from')
    return this.#fields
  }

  #loaded(): Opened {
    if (this.#opened === null) throw new Error('Braintree is not loaded')
    return this.#opened
  }
}

async function open(braintree: Braintree, authorization: string, onLeft: () => void): Promise<Opened> {
  const client = await braintree.client.create({ authorization })
  const [threeDSecure, { deviceData }] = await Promise.all([
    braintree.threeDSecure.create({ version: 2, client }),
    braintree.dataCollector.create({ client }),
  ])
  // Nothing is decided between the look at the card and the question to its owner.
  threeDSecure.on('lookup-complete', (_data, next) => next())
  threeDSecure.on('customer-canceled', onLeft)
  return { braintree, client, threeDSecure, deviceData }
}

function savedCardOf({ savedCard }: StartedPayment): CardToCheck | null {
  if (savedCard === null || savedCard.nonce === null) return null
  return { nonce: savedCard.nonce, bin: savedCard.bin ?? '' }
}

function cardOf({ nonce, details }: TokenizedCard): CardToCheck {
  return { nonce, bin: details.bin ?? '' }
}

/** How the check of a card ended: with a nonce that its bank answers for, or without. */
type Checked =
  | { readonly kind: 'checked'; readonly nonce: string }
  | Extract<SubmitResult, { kind: 'cancelled' | 'declined' }>

/** Codes of the fields that the server's answers call otherwise. */
const CODES: Readonly<Record<string, string>> = { HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: 'cvv' }

/** Cents as Braintree writes an amount: `45.00`. */
function decimal(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
