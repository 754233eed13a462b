import type { Platform } from '../../domain/platform/app-platform.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { ONLINE_METHODS, PAYMENT_MODES, type OnlineMethod } from '../../domain/payments/payment-modes.ts'
import type { ProviderId } from '../../domain/payments/snapshot.ts'
import type { Queryable } from '../platform/database.ts'
import type { PaymentProvider } from './provider.ts'

/** Announced by the table's trigger to every server process. */
export const PAYMENT_MODES_CHANNEL = 'payment_modes'

interface StoredMode extends Record<string, unknown> {
  readonly id: number
  readonly provider: ProviderId | null
  readonly enabled: boolean
  readonly platforms: readonly Platform[]
}

/** A mode that can be paid by now, with the provider that stands behind it. */
export interface OfferedMode {
  readonly modeId: number
  readonly method: OnlineMethod
  readonly provider: PaymentProvider
}

/** Which modes the server offers: data, flags and keys decide, no code asks for a mode's number. */
export class PaymentModes {
  readonly #providers: ReadonlyMap<ProviderId, PaymentProvider>
  readonly #settings: Settings
  #stored: readonly StoredMode[] = []

  constructor(providers: ReadonlyMap<ProviderId, PaymentProvider>, settings: Settings) {
    this.#providers = providers
    this.#settings = settings
  }

  async reload(tx: Queryable): Promise<void> {
    this.#stored = await tx.query<StoredMode>({
      name: 'payments.modes',
      text: 'select id, provider, enabled, platforms from payment_mode order by id',
      values: [],
    })
  }

  /** The modes that are on, on this platform, whose provider has its keys; in the order in which they are offered. */
  offered(platform: Platform): OfferedMode[] {
    if (this.#settings.payOnlyCash) return []
    return ONLINE_METHODS.flatMap((method) => {
      const mode = this.#byMethod(method)
      return mode !== null && mode.platforms.includes(platform) ? [mode] : []
    })
  }

  /** An offered mode by its id; null when it is not offered. */
  find(platform: Platform, modeId: number): OfferedMode | null {
    return this.offered(platform).find((mode) => mode.modeId === modeId) ?? null
  }

  /** Whether the wallet can be used, on whatever platform. */
  get isWalletAvailable(): boolean {
    return this.#byMethod('wallet') !== null
  }

  /** The mode that a provider stands behind; null for none. */
  modeOf(provider: ProviderId): number | null {
    return this.#stored.find((mode) => mode.provider === provider)?.id ?? null
  }

  #byMethod(method: OnlineMethod): (OfferedMode & { readonly platforms: readonly Platform[] }) | null {
    if (method === 'wallet' && !this.#settings.walletAvailable) return null
    const modeId = PAYMENT_MODES[method]
    const stored = this.#stored.find((mode) => mode.id === modeId)
    if (stored === undefined || !stored.enabled || stored.provider === null) return null
    const provider = this.#providers.get(stored.provider)
    return provider === undefined ? null : { modeId, method, provider, platforms: stored.platforms }
  }
}
