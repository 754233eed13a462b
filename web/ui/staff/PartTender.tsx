import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { TextField } from '../TextField.tsx'
import { amountField, centsOf } from './amount.ts'
import { collectOf, EXACT_CASH, TenderChoice, type TenderDraft, type Tendered } from './TenderChoice.tsx'
import { uiStaffTexts } from './texts.ts'

/** How much of what is due somebody pays now, and how, as it is being chosen. */
export interface PartDraft extends TenderDraft {
  /** As typed; null is all that is due, whatever that becomes. */
  readonly amount: string | null
}

export const ALL_IN_CASH: PartDraft = { ...EXACT_CASH, amount: null }

/** What is sent of a choice; null while what was typed cannot be it. */
export function partOf(draft: PartDraft, dueCents: number): Tendered | null {
  const cents = draft.amount === null ? dueCents : centsOf(draft.amount)
  return cents === null || cents > dueCents ? null : collectOf(draft, cents)
}

interface PartTenderProps {
  readonly draft: PartDraft
  readonly dueCents: number
  readonly onChange: (change: Partial<PartDraft>) => void
}

/** All that is due or a deposit, and how it is paid (B-12). */
export function PartTender({ draft, dueCents, onChange }: PartTenderProps) {
  const texts = useTexts(uiStaffTexts).tender
  const language = useLanguage()
  const cents = draft.amount === null ? dueCents : centsOf(draft.amount)
  const isRight = cents !== null && cents <= dueCents
  return (
    <>
      <TextField
        label={texts.amount}
        inputMode="decimal"
        maxLength={12}
        value={draft.amount ?? amountField(dueCents, language)}
        onChange={(amount) => onChange({ amount })}
        error={isRight ? undefined : texts.tooMuch(money(dueCents, language))}
      />
      <TenderChoice draft={draft} dueCents={isRight ? cents : dueCents} onChange={onChange} />
    </>
  )
}
