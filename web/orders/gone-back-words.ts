import type { Order } from '../../domain/orders/calls.ts'
import type { Language } from '../../domain/platform/language.ts'
import { money } from '../platform/format.ts'
import { goneBack } from './order-words.ts'
import type { it } from './texts/it.ts'

/** "Rimborso 40,00 €", "In credito 12,00 €", or both; nothing when nothing went back. */
export function goneBackWords(order: Order, texts: typeof it, language: Language): readonly string[] {
  const { asMoney, asCredit } = goneBack(order)
  return [
    ...(asMoney > 0 ? [texts.goesBack(money(asMoney, language))] : []),
    ...(asCredit > 0 ? [texts.goesToCredit(money(asCredit, language))] : []),
  ]
}
