import { empty, type Collections } from '../platform/collections.ts'
import type { Kept, World } from '../platform/provider.ts'
import { testCard, testNonce, type ThreeDSecureInfo } from './cards.ts'
import type { Card, Customer, Dispute, Nonce, SavedCard, Transaction, TransactionStatus } from './records.ts'
import { Ended } from './refusal.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A batch is closed in the night and confirmed by the next one; the sandbox counts from the submission. */
const SETTLING_AFTER = 12 * HOUR
const SETTLED_AFTER = DAY
/** Visa's window for a charge that the cardholder makes. */
const AUTHORIZATION_LIFE = 7 * DAY
const NONCE_LIFE = 3 * HOUR
const [DECLINE_FROM, DECLINE_TO] = [400_100, 400_199]

/** Everything that the sandbox's Braintree knows. */
export class BraintreeState {
  readonly world: World
  readonly customers = new Map<string, Customer>()
  readonly savedCards = new Map<string, SavedCard>()
  readonly disputes = new Map<string, Dispute>()
  /** Fingerprints of the client tokens that were given out. */
  readonly fingerprints = new Set<string>()
  /** Transactions by the key of the request that made or changed them. */
  readonly requestKeys = new Map<
    string,
    { readonly request: string; readonly transactionId: string; readonly at: number }
  >()
  /** Where notifications go; null for nowhere. */
  hook: string | null = null
  readonly #transactions = new Map<string, Transaction>()
  readonly #nonces = new Map<string, Nonce>()

  constructor(world: World) {
    this.world = world
  }

  now(): number {
    return this.world.clock.now()
  }

  /** All of it but the hook. */
  collections(): Collections {
    const { customers, savedCards, disputes, fingerprints, requestKeys } = this
    const [transactions, nonces] = [this.#transactions, this.#nonces]
    return { customers, savedCards, disputes, fingerprints, requestKeys, transactions, nonces }
  }

  reset(keep: Kept): void {
    empty(this.collections())
    if (!keep.webhooks) this.hook = null
  }

  add(transaction: Transaction): void {
    this.#transactions.set(transaction.id, transaction)
  }

  /** A transaction as the clock has left it. Throws 404. */
  transaction(id: string): Transaction {
    const found = this.#transactions.get(id)
    if (found === undefined) throw new Ended(404)
    this.#settle(found)
    return found
  }

  has(id: string): boolean {
    return this.#transactions.has(id)
  }

  /** All transactions, the newest first. */
  transactions(): Transaction[] {
    return [...this.#transactions.keys()].toReversed().map((id) => this.transaction(id))
  }

  move(transaction: Transaction, status: TransactionStatus, at = this.now()): void {
    transaction.status = status
    transaction.updatedAt = at
    transaction.history.push({ status, at, amount: transaction.amount })
  }

  cardsOf(customerId: string): SavedCard[] {
    return [...this.savedCards.values()].filter((one) => one.customerId === customerId)
  }

  newNonce(card: Card, token: string | null, threeDSecure: ThreeDSecureInfo | null): Nonce {
    const nonce: Nonce = {
      nonce: this.world.id('tokencc_bf_', 24),
      card,
      token,
      threeDSecure,
      createdAt: this.now(),
      consumed: false,
    }
    this.#nonces.set(nonce.nonce, nonce)
    return nonce
  }

  /** A nonce that can still be asked for, or undefined. A test nonce is new every time. */
  nonce(nonce: string): Nonce | undefined {
    const fake = testNonce(nonce)
    if (fake !== undefined) {
      const card = {
        number: fake.number,
        expirationMonth: '12',
        expirationYear: String(new Date(this.now()).getUTCFullYear() + 1),
        cardholderName: null,
      }
      return {
        nonce,
        card,
        token: null,
        threeDSecure: fake.threeDSecure ?? null,
        createdAt: this.now(),
        consumed: false,
      }
    }
    const found = this.#nonces.get(nonce)
    return found !== undefined && this.now() - found.createdAt < NONCE_LIFE ? found : undefined
  }

  #settle(one: Transaction): void {
    const since = this.now() - one.updatedAt
    if (one.status === 'authorized' && since >= AUTHORIZATION_LIFE) {
      this.move(one, 'authorization_expired', one.updatedAt + AUTHORIZATION_LIFE)
    }
    if (one.status === 'submitted_for_settlement' && since >= SETTLING_AFTER) {
      const declined = one.amount >= DECLINE_FROM && one.amount <= DECLINE_TO
      this.move(one, declined ? 'settlement_declined' : 'settling', one.updatedAt + SETTLING_AFTER)
    }
    const settledAt = SETTLED_AFTER - SETTLING_AFTER
    if (one.status === 'settling' && this.now() - one.updatedAt >= settledAt) {
      this.move(one, 'settled', one.updatedAt + settledAt)
    }
  }
}

/** The card's name as Braintree writes it; every number that got in is a test number. */
export function cardType(card: Card): string {
  return testCard(card.number)?.type ?? 'Unknown'
}
