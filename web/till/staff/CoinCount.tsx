import { DENOMINATIONS } from '../../../domain/till/till-words.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { tillTexts } from './texts.ts'

interface CoinCountProps {
  /** As typed, in the order of {@link DENOMINATIONS}. */
  readonly count: readonly string[]
  readonly onChange: (count: readonly string[]) => void
}

/** How many of each note and coin; Tab and Enter go on to the next one. */
export function CoinCount({ count, onChange }: CoinCountProps) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  return (
    <div className="till-coins" role="group" aria-label={texts.closing.ways.coins}>
      {DENOMINATIONS.map((value, index) => (
        <label key={value} className="till-coin">
          <span className="num">{money(value, language)}</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            aria-label={texts.closing.pieces(money(value, language))}
            value={count[index] ?? ''}
            onChange={(event) => onChange(count.with(index, event.target.value.replaceAll(/\D/g, '')))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              const inputs = event.currentTarget.closest('.till-coins')?.querySelectorAll('input')
              inputs?.[index + 1]?.focus()
            }}
          />
        </label>
      ))}
    </div>
  )
}
