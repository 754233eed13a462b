import type { BraintreeGateway } from 'braintree'

/** A sale, or the credit of a refund, as far as the product looks at it. */
export interface Transaction {
  readonly id: string
  /** One of Braintree's states (payments guide, 3.4). */
  readonly status: string
  readonly type: string
  /** "45.00". */
  readonly amount: string
  readonly currencyIsoCode: string
  readonly orderId: string | null
  /** ISO 8601. */
  readonly createdAt: string
  readonly processorResponseCode: string
  readonly processorResponseType: string | null
  readonly gatewayRejectionReason: string | null
  readonly refundIds: readonly string[]
  readonly refundedTransactionId: string | null
  readonly creditCard: { readonly cardType?: string; readonly last4?: string }
  readonly disputes: readonly Dispute[]
}

interface Dispute {
  readonly id: string
  readonly status: string
  readonly amountDisputed: string
}

export interface Card {
  readonly token: string
  readonly customerId: string
  readonly cardType: string
  readonly last4: string
  readonly expirationMonth: string
  readonly expirationYear: string
  readonly default: boolean
}

/** Why a call was not followed: broken rules by number, or a declined transaction or verification beside none. */
interface Failed {
  readonly success: false
  readonly message: string
  readonly errors: { deepErrors(): readonly { readonly code: string }[] }
  readonly transaction?: Transaction
  readonly verification?: { readonly status: string; readonly processorResponseCode: string | null }
}
export type Result<Made> = (Made & { readonly success: true }) | Failed

interface Keyed {
  readonly apiRequestKey: string
}

interface SaleRequest extends Keyed {
  readonly amount: string
  readonly orderId: string
  readonly paymentMethodNonce: string
  readonly customerId?: string
  readonly deviceData?: string
  readonly options: {
    readonly submitForSettlement: boolean
    readonly storeInVaultOnSuccess: boolean
    readonly threeDSecure: { readonly required: boolean }
  }
}

export interface TransactionSearch {
  orderId(): { is(value: string): void }
  createdAt(): { between(least: Date, most: Date): void }
}

interface CardRequest {
  readonly customerId?: string
  readonly token?: string
  readonly paymentMethodNonce?: string
  readonly expirationMonth?: string
  readonly expirationYear?: string
  readonly options?: { readonly verifyCard?: boolean; readonly makeDefault?: boolean }
}

export interface Notification {
  readonly kind: string
  readonly dispute?: { readonly transaction: { readonly id: string } }
  readonly transaction?: Transaction
  readonly revokedPaymentMethodMetadata?: { readonly customerId?: string }
}

/** The calls of the SDK that the product makes, with what its published types leave out: keys, nulls, verifications. */
export interface Sdk {
  readonly clientToken: {
    generate(request: { customerId?: string }): Promise<Result<{ readonly clientToken: string }>>
  }
  readonly transaction: {
    sale(request: SaleRequest): Promise<Result<{ readonly transaction: Transaction }>>
    find(id: string): Promise<Transaction>
    submitForSettlement(
      id: string,
      amount: null,
      options: Keyed,
    ): Promise<Result<{ readonly transaction: Transaction }>>
    void(id: string, options: Keyed): Promise<Result<{ readonly transaction: Transaction }>>
    refund(
      id: string,
      options: Keyed & { readonly amount: string; readonly orderId: string },
    ): Promise<Result<{ readonly transaction: Transaction }>>
    search(ask: (search: TransactionSearch) => void): AsyncIterable<Transaction>
  }
  readonly paymentMethodNonce: {
    find(nonce: string): Promise<{ readonly threeDSecureInfo: { readonly liabilityShifted: boolean } | null }>
    create(
      token: string,
    ): Promise<
      Result<{ readonly paymentMethodNonce: { readonly nonce: string; readonly details?: { readonly bin?: string } } }>
    >
  }
  readonly paymentMethod: {
    create(request: CardRequest): Promise<Result<{ readonly creditCard: Card }>>
    find(token: string): Promise<Card>
    update(token: string, request: CardRequest): Promise<Result<{ readonly creditCard: Card }>>
    delete(token: string): Promise<void>
  }
  readonly customer: {
    create(request: { id: string; firstName: string; email: string }): Promise<Result<object>>
    find(id: string): Promise<{ readonly creditCards?: readonly Card[] }>
    delete(id: string): Promise<void>
  }
  readonly webhookNotification: {
    parse(signature: string, payload: string): Promise<Notification>
    /** Throws `invalidChallengeError`. */
    verify(challenge: string): string
  }
}

/** The SDK behind the types that it has, which `@types/braintree` has not caught up with. */
export function typed(gateway: BraintreeGateway): Sdk {
  return gateway as unknown as Sdk
}

/** The rules that a call broke; empty where something was declined. */
export function codesOf(failed: Failed): readonly string[] {
  return failed.errors.deepErrors().map(({ code }) => code)
}
