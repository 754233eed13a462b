import type { ExtraId } from '../../domain/umbrellas/plan.ts'
import { useTexts } from '../platform/texts.ts'
import { umbrellaTexts } from '../umbrellas/texts.ts'

/** How many of an extra, in words: "2 lettini". */
export function useExtraCount(): (id: ExtraId, quantity: number) => string {
  const texts = useTexts(umbrellaTexts).place.extraCount
  return (id, quantity) => texts[id](quantity)
}
