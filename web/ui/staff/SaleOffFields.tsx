import { isCallFailure } from '../../platform/call-failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Chip, ChipRow } from '../Chip.tsx'
import { TextField } from '../TextField.tsx'
import { percent as percentWords } from './amount.ts'
import { LabelledChips } from './CountChips.tsx'
import { offOf, reasonOfOff, type SaleOff } from './sale-off.ts'
import { uiStaffTexts } from './texts.ts'

/** Shares that are given most, in percent. */
const PERCENTS = [5, 10, 15, 20] as const
const REASONS = ['regular', 'trouble', 'group'] as const

interface SaleOffFieldsProps {
  readonly off: SaleOff
  /** False where no code of a promotion counts. */
  readonly hasCode?: boolean
  /** Why the sale cannot be priced; null when it can. */
  readonly failure: unknown
  readonly onChange: (off: SaleOff) => void
}

/** What the guest says as a code, and what the desk takes off by hand with its reason; folded away until it is wanted (B-06, B-11). */
export function SaleOffFields({ off, hasCode = true, failure, onChange }: SaleOffFieldsProps) {
  const texts = useTexts(uiStaffTexts).discount
  const language = useLanguage()
  const change = (part: Partial<SaleOff>) => onChange({ ...off, ...part })
  const most = isCallFailure(failure, 'discount_too_large') ? failure.problem?.data?.['maxCents'] : undefined
  const error =
    offOf(off) === null ? texts.wrong : typeof most === 'number' ? texts.most(money(most, language)) : undefined
  return (
    <details>
      <summary>{hasCode ? texts.summary : texts.byHand}</summary>
      <div className="col g2 mt2">
        {hasCode ? (
          <TextField
            label={texts.code}
            value={off.code}
            maxLength={40}
            autoCapitalize="characters"
            onChange={(code) => change({ code })}
          />
        ) : null}
        <LabelledChips label={texts.byHand}>
          {PERCENTS.map((one) => (
            <Chip
              key={one}
              isSelected={off.percent === one}
              onPress={() => change({ percent: off.percent === one ? null : one, amount: '' })}
            >
              {percentWords(one, language)}
            </Chip>
          ))}
        </LabelledChips>
        <TextField
          label={texts.amount}
          inputMode="decimal"
          maxLength={12}
          value={off.amount}
          error={error}
          onChange={(amount) => change({ amount, percent: null })}
        />
        {offOf(off)?.discount === undefined ? null : <Reason off={off} onChange={change} />}
      </div>
    </details>
  )
}

interface ReasonProps {
  readonly off: SaleOff
  readonly onChange: (part: Pick<SaleOff, 'reason'>) => void
}

/** Usual reasons as chips, and any other in the desk's own words. */
function Reason({ off, onChange }: ReasonProps) {
  const texts = useTexts(uiStaffTexts).discount
  return (
    <>
      <ChipRow label={texts.reason} wrap className="sale-chips">
        {REASONS.map((id) => (
          <Chip
            key={id}
            isSelected={off.reason === texts.reasons[id]}
            onPress={() => onChange({ reason: texts.reasons[id] })}
          >
            {texts.reasons[id]}
          </Chip>
        ))}
      </ChipRow>
      <TextField
        label={texts.reason}
        value={off.reason}
        maxLength={200}
        {...(reasonOfOff(off) === null ? { hint: texts.reasonNeeded } : {})}
        onChange={(reason) => onChange({ reason })}
      />
    </>
  )
}
