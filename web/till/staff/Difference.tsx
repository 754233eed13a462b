import { balanceOf } from '../../../domain/till/count.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Note } from '../../ui/surfaces.tsx'
import { tillTexts } from './texts.ts'
import { Sums } from './TillTotals.tsx'

interface DifferenceProps {
  readonly title: string
  readonly expectedCents: number
  readonly countedCents: number
}

/** Expected beside counted, and in words what that means. */
export function Difference({ title, expectedCents, countedCents }: DifferenceProps) {
  const words = useTexts(tillTexts).closing
  const language = useLanguage()
  const balance = balanceOf(countedCents - expectedCents)
  const amount = money(Math.abs(countedCents - expectedCents), language)
  return (
    <div className="till-count">
      <p className="head">{title}</p>
      <Sums
        rows={[
          [words.expected, expectedCents],
          [words.counted, countedCents],
        ]}
      />
      <Note tone={balance === 'even' ? 'ok' : 'warn'} icon={balance === 'even' ? 'check' : 'alert'}>
        {balance === 'even' ? words.even : words[balance](amount)}
      </Note>
    </div>
  )
}
