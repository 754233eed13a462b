import type { getCart } from '../../domain/cart/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import type { UmbrellaCart, UmbrellaLine } from '../../domain/umbrellas/calls.ts'

/** What the end of the countdown does to the world outside; the provider binds it to the app. */
export interface ExpiryEffects {
  readonly askCart: () => Promise<CallOutput<typeof getCart>>
  readonly unlock: (line: UmbrellaLine) => Promise<unknown>
  readonly takeCart: (cart: UmbrellaCart) => void
  readonly emptyCart: () => void
  /** Tells the person which places went back; with none it only stops the countdown. */
  readonly alert: (lines: readonly UmbrellaLine[]) => void
}

/** A cart that the server still holds, by its own clock. */
function isAlive(answer: CallOutput<typeof getCart>): boolean {
  const { expiresAt } = answer.umbrella
  return expiresAt !== null && Date.parse(expiresAt) > Date.parse(answer.serverNow)
}

/** An order that was placed since the hold began, in another tab or on another device, ended the cart. */
function wasOrdered(answer: CallOutput<typeof getCart>, heldSince: number): boolean {
  return answer.orderedAt !== null && Date.parse(answer.orderedAt) >= heldSince
}

/**
 * The countdown reached zero: the server is asked first, because a phone whose clock was set forward
 * believes this too early; then every umbrella is unlocked, the cart emptied and the alert shown. Without an answer the page
 * does the same but unlocks nothing: the server frees expired holds by itself, and a page that is reloaded while it asks
 * must not give back what the server still holds. A cart that was ordered meanwhile is emptied without a word.
 * `heldSince` is when its hold began (epoch milliseconds). Answers whether the cart has really expired.
 */
export async function expireCart(
  lines: readonly UmbrellaLine[],
  heldSince: number,
  effects: ExpiryEffects,
): Promise<boolean> {
  const answer = await effects.askCart().catch(() => null)
  if (answer && isAlive(answer)) {
    effects.takeCart(answer.umbrella)
    return false
  }
  if (answer && wasOrdered(answer, heldSince)) {
    effects.emptyCart()
    effects.alert([])
    return false
  }
  if (answer) await Promise.allSettled(lines.map((line) => effects.unlock(line)))
  effects.emptyCart()
  effects.alert(lines)
  return true
}
