import { useTexts } from '../../platform/texts.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CountDraft } from './cash-count.ts'
import { CoinCount } from './CoinCount.tsx'
import { tillTexts } from './texts.ts'

interface CountFieldsProps {
  readonly draft: CountDraft
  readonly error: string | undefined
  readonly onChange: (part: Partial<CountDraft>) => void
}

/** Cash counted piece by piece, or its sum. */
export function CountFields({ draft, error, onChange }: CountFieldsProps) {
  const words = useTexts(tillTexts).closing
  return (
    <>
      <Segmented
        label={words.how}
        value={draft.way}
        options={[
          { id: 'coins', label: words.ways.coins },
          { id: 'total', label: words.ways.total },
        ]}
        onChange={(way: CountDraft['way']) => onChange({ way })}
      />
      {draft.way === 'coins' ? (
        <CoinCount count={draft.coins} onChange={(coins) => onChange({ coins })} />
      ) : (
        <TextField
          label={words.countedCash}
          inputMode="decimal"
          maxLength={12}
          value={draft.total}
          onChange={(total) => onChange({ total })}
          error={error}
        />
      )}
    </>
  )
}
