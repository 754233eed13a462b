/** The sandbox's time: the real one, moved by the control plane. Every date that a provider writes comes from here. */
export class SandboxClock {
  #offset = 0

  /** Milliseconds that the control plane moved it by. */
  get offset(): number {
    return this.#offset
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#offset
  }

  /** Seconds since 1970, as Stripe and signatures write them. */
  seconds(): number {
    return Math.floor(this.now() / 1000)
  }

  /** ISO 8601 in UTC without fractions, as PayPal and Braintree write it. */
  instant(at = this.now()): string {
    return `${new Date(at).toISOString().slice(0, 19)}Z`
  }

  /** Moves the time on, or back for a negative number. */
  advance(milliseconds: number): void {
    this.#offset += milliseconds
  }

  reset(): void {
    this.#offset = 0
  }
}
