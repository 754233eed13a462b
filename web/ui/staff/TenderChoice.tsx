import { changeOf, likelyTendered } from '../../../domain/platform/tendered.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Chip, ChipRow } from '../Chip.tsx'
import { Segmented } from '../Segmented.tsx'
import { TextField } from '../TextField.tsx'
import { amountField, typedCents } from './amount.ts'
import { uiStaffTexts } from './texts.ts'
import './tender.css'

/** How somebody pays at the desk, as it is being chosen. */
export interface TenderDraft {
  readonly tender: 'cash' | 'card_terminal'
  /** What was handed over, as typed; empty is just as much as is due. */
  readonly tendered: string
}

/** How an amount is paid. */
export interface Tendered {
  readonly tender: TenderDraft['tender']
  readonly amountCents: number
  /** Cash that was handed over, where it was said. */
  readonly tenderedCents?: number
}

export const EXACT_CASH: TenderDraft = { tender: 'cash', tendered: '' }

/** What is sent of a choice; null while what was typed cannot be it. */
export function collectOf({ tender, tendered }: TenderDraft, dueCents: number): Tendered | null {
  const given = tender === 'cash' ? typedCents(tendered) : undefined
  if (given === null || changeOf(dueCents, given ?? dueCents) === null) return null
  return { tender, amountCents: dueCents, ...(given === undefined ? {} : { tenderedCents: given }) }
}

interface TenderChoiceProps {
  readonly draft: TenderDraft
  readonly dueCents: number
  readonly onChange: (draft: TenderDraft) => void
}

/** Cash or card, what was handed over, and what goes back: without a press it is cash, just as much (B-11, B-12). */
export function TenderChoice({ draft, dueCents, onChange }: TenderChoiceProps) {
  const texts = useTexts(uiStaffTexts).tender
  return (
    <div className="tender-choice">
      <Segmented
        label={texts.label}
        value={draft.tender}
        options={[
          { id: 'cash', label: texts.cash },
          { id: 'card_terminal', label: texts.card },
        ]}
        onChange={(tender) => onChange({ ...draft, tender })}
      />
      {draft.tender === 'cash' ? (
        <CashGiven
          dueCents={dueCents}
          tendered={draft.tendered}
          onChange={(tendered) => onChange({ ...draft, tendered })}
        />
      ) : null}
    </div>
  )
}

interface CashGivenProps {
  readonly dueCents: number
  readonly tendered: string
  readonly onChange: (tendered: string) => void
}

/** A chip for each sum that is likely, a field for any other, and the change. */
function CashGiven({ dueCents, tendered, onChange }: CashGivenProps) {
  const texts = useTexts(uiStaffTexts).tender
  const language = useLanguage()
  const given = typedCents(tendered)
  const changeCents = given === null ? null : changeOf(dueCents, given ?? dueCents)
  const error = given === null ? texts.wrong : changeCents === null ? texts.tooLittle : undefined
  return (
    <>
      <TextField
        className="given"
        label={texts.given}
        placeholder={`${texts.given}…`}
        inputMode="decimal"
        maxLength={12}
        value={tendered}
        error={error}
        onChange={onChange}
      />
      <ChipRow label={texts.notes}>
        {likelyTendered(dueCents).map((sum) => (
          <Chip
            key={sum}
            isSelected={(given ?? dueCents) === sum}
            onPress={() => onChange(sum === dueCents ? '' : amountField(sum, language))}
          >
            {sum === dueCents ? texts.exact : money(sum, language)}
          </Chip>
        ))}
      </ChipRow>
      <p className="change" role="status">
        {changeCents !== null && changeCents > 0 ? (
          // Said as a whole whenever it changes.
          <span key={changeCents}>
            {texts.change} <b className="num">{money(changeCents, language)}</b>
          </span>
        ) : null}
      </p>
    </>
  )
}
