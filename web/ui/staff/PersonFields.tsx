import { useTexts } from '../../platform/texts.ts'
import { TextField } from '../TextField.tsx'
import { isNameRight, type PersonDraft } from './party-draft.ts'
import { uiStaffTexts } from './texts.ts'

interface PersonFieldsProps {
  readonly draft: PersonDraft
  /** A name has to be said, and a phone or an e-mail. */
  readonly isRequired?: boolean
  readonly onChange: (change: Partial<PersonDraft>) => void
}

/** Name, phone and e-mail of whoever stands at the desk or calls. */
export function PersonFields({ draft, isRequired = false, onChange }: PersonFieldsProps) {
  const texts = useTexts(uiStaffTexts).person
  const labels = isRequired ? texts.needed : texts.optional
  return (
    <div className="col g2">
      <TextField
        label={labels.name}
        value={draft.name}
        maxLength={50}
        autoCapitalize="words"
        error={isNameRight(draft) ? undefined : texts.nameShort}
        onChange={(name) => onChange({ name })}
      />
      {isRequired || draft.name.trim() !== '' ? (
        <>
          <TextField
            label={labels.phone}
            type="tel"
            value={draft.phone}
            maxLength={20}
            onChange={(phone) => onChange({ phone })}
          />
          <TextField
            label={labels.email}
            type="email"
            value={draft.email}
            maxLength={254}
            onChange={(email) => onChange({ email })}
          />
        </>
      ) : null}
    </div>
  )
}
