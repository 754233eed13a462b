import { sumOfCount } from '../../domain/till/count.ts'
import type { CashCount } from '../../domain/till/drawers.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'

/** What the schema cannot say: the coins and notes add up to the sum, the field that is told. Throws `input_invalid`. */
export function checkPieces({ cashCents, denominations }: CashCount, field: string): void {
  if (denominations !== null && sumOfCount(denominations) !== cashCents) {
    throw new FieldRefusal([{ field, code: 'not_offered' }])
  }
}
