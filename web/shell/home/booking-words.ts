import { dogsOf, extrasWords, joinWords, placesWords, sumExtras } from '../../cart/line-words.ts'
import { cartTexts } from '../../cart/texts.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import type { NextBooking } from './next-booking.ts'

/** A booking in words: its places, what comes along, the names of the dogs; empty texts for what there is none of. */
export function useBookingWords({ lines }: NextBooking): { places: string; extras: string; dogs: string } {
  const cart = useTexts(cartTexts)
  const language = useLanguage()
  return {
    places: placesWords(lines, cart, language),
    extras: extrasWords(sumExtras(lines), cart),
    dogs: joinWords(
      dogsOf(lines).map((dog) => dog.name),
      language,
    ),
  }
}
