import { TEMPERAMENTS } from '../../domain/dogs/dog-fields.ts'
import { useTexts } from '../platform/texts.ts'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { Note } from '../ui/surfaces.tsx'
import { TextField } from '../ui/TextField.tsx'
import { sizeOfDraft, type DogDraft } from './dog-draft.ts'
import { readWeight } from './dog-weight.ts'
import styles from './dogs.module.css'
import { SizeCards } from './SizeCards.tsx'
import { dogTexts } from './texts.ts'
import type { DogMessages } from './use-dog-form.ts'

interface DogFieldsProps {
  readonly draft: DogDraft
  readonly messages: DogMessages
  readonly onChange: (part: Partial<DogDraft>) => void
}

/** Name, size, weight, chip and temperament (mockup 05b with the passport's fields). */
export function DogFields({ draft, messages, onChange }: DogFieldsProps) {
  const texts = useTexts(dogTexts).form
  return (
    <>
      <TextField
        label={texts.name}
        value={draft.name}
        maxLength={20}
        autoCapitalize="words"
        autoComplete="off"
        error={messages.name}
        onChange={(name) => onChange({ name })}
      />
      <SizeCards
        words={texts}
        value={sizeOfDraft(draft)}
        isFixed={typeof readWeight(draft.weight) === 'number'}
        error={messages.size}
        onChange={(size) => onChange({ size })}
      />
      <TextField
        className="mt4"
        label={texts.weight}
        value={draft.weight}
        inputMode="decimal"
        autoComplete="off"
        hint={texts.weightHint}
        error={messages.weight}
        onChange={(weight) => onChange({ weight })}
      />
      <TextField
        className="mt4"
        label={texts.chip}
        value={draft.chip}
        inputMode="numeric"
        autoComplete="off"
        hint={texts.chipHint}
        error={messages.chip}
        onChange={(chip) => onChange({ chip })}
      />
      <div className="mt4">
        <p className={`foot b ink2 ${styles['lead']}`} aria-hidden="true">
          {texts.temperament}
        </p>
        <ChipRow label={texts.temperament} wrap className={styles['chips'] ?? ''}>
          {TEMPERAMENTS.map((temperament) => (
            <Chip
              key={temperament}
              isSelected={draft.temperament === temperament}
              onPress={() => onChange({ temperament: draft.temperament === temperament ? null : temperament })}
            >
              {texts.temperaments[temperament]}
            </Chip>
          ))}
        </ChipRow>
        <p className={`foot ink2 mt1 ${styles['lead']}`}>{texts.temperamentHint}</p>
      </div>
      {messages.form === undefined ? null : (
        <Note tone="bad" icon="alert" role="alert" className="mt3">
          {messages.form}
        </Note>
      )}
    </>
  )
}
