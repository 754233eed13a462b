import { NETWORKS_IN_A_LARGE_ONE, type Call, type RateLimit } from '../../domain/platform/call.ts'
import { widerPrefix } from './asker.ts'
import { emailOf } from './call-input.ts'
import type { RateLimits } from './rate-limits.ts'

/** The network that a request comes from. */
export interface Network {
  readonly prefix: string
  /** The resort's own, such as the beach's Wi-Fi: many people. */
  readonly isTrusted: boolean
  /** Of the machine itself, and never in production: limits by address and by caller rest. */
  readonly isExempt: boolean
}

/** The limits of one call. Each method counts the request and throws `too_many_requests` when its window is used up. */
export class CallLimits {
  readonly #name: string
  readonly #windows: Pick<RateLimits, 'take'>
  readonly #byAddress: RateLimit | null
  readonly #byCaller: RateLimit | null
  readonly #byEmail: RateLimit | null

  constructor({ name, limits = [] }: Pick<Call, 'name' | 'limits'>, windows: Pick<RateLimits, 'take'>) {
    const limitBy = (by: RateLimit['by']) => limits.find((limit) => limit.by === by) ?? null
    this.#name = name
    this.#windows = windows
    this.#byAddress = limitBy('address')
    this.#byCaller = limitBy('caller')
    this.#byEmail = limitBy('address_and_email')
  }

  /** Everybody of the network together, and of the one around it; before anything else of the request is looked at. */
  async takeOfNetwork({ prefix, isTrusted, isExempt }: Network): Promise<void> {
    const limit = this.#byAddress
    if (limit === null || isExempt) return
    const large = { ...limit, max: limit.max * NETWORKS_IN_A_LARGE_ONE }
    await this.#windows.take(this.#name, isTrusted ? large : limit, prefix)
    const wider = widerPrefix(prefix)
    if (wider !== null) await this.#windows.take(this.#name, large, wider)
  }

  /** An account, or a browser without one, on a trusted network as on any other. */
  async takeOfCaller({ isExempt }: Network, caller: string): Promise<void> {
    if (this.#byCaller !== null && !isExempt) await this.#windows.take(this.#name, this.#byCaller, caller)
  }

  /** One e-mail of one network; a trusted network is many people, so that the e-mail counts alone there. */
  async takeOfEmail({ prefix, isTrusted }: Network, input: unknown): Promise<void> {
    if (this.#byEmail === null) return
    await this.#windows.take(this.#name, this.#byEmail, `${isTrusted ? '' : prefix} ${emailOf(input)}`)
  }
}
