import type { CivilDate } from '../../../../domain/platform/civil-date.ts'
import type { Query } from '../../../platform/navigation.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { DateField } from '../../../ui/staff/DateField.tsx'
import { toggledRows } from './tag-sheets.ts'
import { tagTexts } from './texts.ts'

interface TagChoiceProps {
  readonly known: readonly string[]
  /** None is all. */
  readonly chosen: readonly string[]
  /** Null is the whole season. */
  readonly day: CivilDate | null
  readonly today: string
  readonly onChange: (query: Query) => void
}

/** Which rows are printed, and how long their codes hold. */
export function TagChoice({ known, chosen, day, today, onChange }: TagChoiceProps) {
  const texts = useTexts(tagTexts)
  return (
    <section className="panel tag-choice" aria-label={texts.choice}>
      <h2 className="t3">{texts.rows}</h2>
      <ChipRow label={texts.rows} wrap>
        <Chip isSelected={chosen.length === 0} onPress={() => onChange({ rows: undefined })}>
          {texts.allRows}
        </Chip>
        {known.map((row) => (
          <Chip
            key={row}
            isSelected={chosen.includes(row)}
            aria-label={texts.row(row)}
            onPress={() => onChange({ rows: toggledRows(chosen, row, known) })}
          >
            {row}
          </Chip>
        ))}
      </ChipRow>
      <h2 className="t3">{texts.validity}</h2>
      <Segmented
        label={texts.validity}
        value={day === null ? 'season' : 'day'}
        options={[
          { id: 'season', label: texts.season },
          { id: 'day', label: texts.oneDay },
        ]}
        onChange={(id) => onChange({ day: id === 'day' ? today : undefined })}
      />
      {day === null ? (
        <p className="foot ink2">{texts.seasonText(today.slice(0, 4))}</p>
      ) : (
        <DateField
          label={texts.day}
          value={day}
          error={day < today ? texts.dayOver : undefined}
          hint={texts.dayText}
          onChange={(next) => {
            if (next !== '') onChange({ day: next })
          }}
        />
      )}
      <p className="foot ink2">{texts.paper}</p>
    </section>
  )
}
