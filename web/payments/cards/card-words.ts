import type { SavedCard } from '../../../domain/payments/calls.ts'
import { brandName } from '../CardMark.tsx'
import type { it } from '../texts/it.ts'

type CardTexts = (typeof it)['cards']

/** `09/28`, as it stands on the card. */
export function expiryOf({ expiryMonth, expiryYear }: SavedCard): string {
  return `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`
}

/** A card in words, as it is spoken: "Visa che finisce con 4242". */
export function cardWords(card: SavedCard, texts: CardTexts): string {
  return texts.card(brandName(card.brand) ?? texts.unknownBrand, card.lastFour)
}

/** The line below a card: when it ends, and whether it is the default. */
export function cardDetail(card: SavedCard, texts: CardTexts): string {
  const date = expiryOf(card)
  if (card.isExpired) return texts.expired(date)
  return card.isDefault ? `${texts.isDefault}, ${date}` : texts.expires(date)
}
