import type { CivilDate } from '../../../../domain/platform/civil-date.ts'
import type { Query } from '../../../platform/navigation.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { DateField } from '../../../ui/staff/DateField.tsx'
import { TAGS_PER_SHEET, toggledRows, type TagsPerSheet } from './tag-sheets.ts'
import { tagTexts } from './texts.ts'

interface TagChoiceProps {
  readonly size: TagsPerSheet
  readonly known: readonly string[]
  /** None is all. */
  readonly chosen: readonly string[]
  /** Null is the whole season. */
  readonly day: CivilDate | null
  readonly today: string
  readonly onChange: (query: Query) => void
}

/** How large tags are, of which rows they are printed, and how long their codes hold. */
export function TagChoice({ size, known, chosen, day, today, onChange }: TagChoiceProps) {
  const texts = useTexts(tagTexts)
  return (
    <section className="panel tag-choice" aria-label={texts.choice}>
      <h2 className="t3">{texts.size}</h2>
      <Segmented
        label={texts.size}
        value={size}
        options={TAGS_PER_SHEET.map((id) => ({ id, label: id }))}
        onChange={(next) => onChange({ size: next === '8' ? undefined : next })}
      />
      <p className="foot ink2">{texts.paper}</p>
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
    </section>
  )
}
