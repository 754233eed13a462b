import type { Category } from '../../domain/umbrellas/plan.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { subscriptionTexts } from './texts.ts'
import styles from './subscriptions.module.css'

/** What fits into one bar on a phone. */
const MOST_IN_BAR = 3

interface ZoneChoiceProps {
  readonly categories: readonly Category[]
  readonly chosen: Category | null
  readonly onChange: (category: string) => void
}

/** For whom the place is: the categories that the plan is sold for (R-306, mockup 16); nothing where there is no choice. */
export function ZoneChoice({ categories, chosen, onChange }: ZoneChoiceProps) {
  const texts = useTexts(subscriptionTexts).plans
  const language = useLanguage()
  if (categories.length < 2) return null
  const nameOf = ({ kind, name }: Category) =>
    categories.filter((each) => each.kind === kind).length > 1 ? name[language] : texts.zones[kind]
  return (
    <section>
      <h2 className="lh">{texts.zone}</h2>
      {categories.length > MOST_IN_BAR ? (
        <ChipRow label={texts.zone} wrap className={styles['more'] ?? ''}>
          {categories.map((category) => (
            <Chip key={category.id} isSelected={category.id === chosen?.id} onPress={() => onChange(category.id)}>
              {nameOf(category)}
            </Chip>
          ))}
        </ChipRow>
      ) : (
        <Segmented
          label={texts.zone}
          className={styles['zones'] ?? ''}
          value={chosen?.id ?? ''}
          options={categories.map((category) => ({ id: category.id, label: nameOf(category) }))}
          onChange={onChange}
        />
      )}
    </section>
  )
}
