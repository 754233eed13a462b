import type { Collect } from '../../domain/arrivals/action-calls.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Segmented } from '../ui/Segmented.tsx'
import { TextField } from '../ui/TextField.tsx'
import { typedCents } from '../ui/staff/amount.ts'
import { arrivalTexts } from './texts.ts'

/** How somebody pays at the desk, as it is being chosen. */
export interface TenderDraft {
  readonly tender: Collect['tender']
  /** What was handed over, as typed; empty is just as much as is due. */
  readonly tendered: string
}

export const EXACT_CASH: TenderDraft = { tender: 'cash', tendered: '' }

/** What is sent of a choice; null while what was typed cannot be it. */
export function collectOf({ tender, tendered }: TenderDraft, dueCents: number): Collect | null {
  const given = tender === 'cash' ? typedCents(tendered) : undefined
  if (given === null || (given !== undefined && given < dueCents)) return null
  return { tender, amountCents: dueCents, ...(given === undefined ? {} : { tenderedCents: given }) }
}

interface TenderChoiceProps {
  readonly draft: TenderDraft
  readonly dueCents: number
  readonly onChange: (draft: TenderDraft) => void
}

/** Cash or card, and what was handed over: without typing anything it is cash, just as much. */
export function TenderChoice({ draft, dueCents, onChange }: TenderChoiceProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const given = typedCents(draft.tendered)
  const error =
    given === null ? texts.tenderedWrong : given !== undefined && given < dueCents ? texts.tenderedTooLittle : undefined
  return (
    <div className="tender">
      <Segmented
        label={texts.tender}
        value={draft.tender}
        options={[
          { id: 'cash', label: texts.cash },
          { id: 'card_terminal', label: texts.card },
        ]}
        onChange={(tender) => onChange({ ...draft, tender })}
      />
      {draft.tender === 'cash' ? (
        <>
          <TextField
            className="tendered"
            label={texts.tendered}
            placeholder={texts.tenderedPlaceholder}
            inputMode="decimal"
            value={draft.tendered}
            error={error}
            onChange={(tendered) => onChange({ ...draft, tendered })}
          />
          {given !== undefined && given !== null && given > dueCents ? (
            <p className="t3 ok" role="status">
              {texts.change(money(given - dueCents, language))}
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
