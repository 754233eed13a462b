import { useState, type ReactNode } from 'react'
import type { Language } from '../../../domain/platform/language.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AllergenEditor } from './AllergenEditor.tsx'
import { amountField, typedCents } from '../../ui/staff/amount.ts'
import type { FoodDraft } from './food-draft.ts'
import { LocalizedField } from './LocalizedField.tsx'
import { catalogTexts } from './texts.ts'

interface FoodFieldsProps {
  readonly food: FoodDraft
  readonly onChange: (part: Partial<FoodDraft>) => void
  /** The language that is written now. */
  readonly language: Language
  /** Most letters of the description. */
  readonly descriptionLength: number
  /** What was asked for when publishing and is still missing is marked. */
  readonly isAsked: boolean
  /** Beside the price: course or category. */
  readonly beside: ReactNode
  /** Below the allergens. */
  readonly children?: ReactNode
}

const NAME_LENGTH = 60

/** The fields of something to eat or drink: words in one language, price, declaration (mockup 54). */
export function FoodFields(props: FoodFieldsProps) {
  const { food, onChange, language, descriptionLength, isAsked, beside, children } = props
  const texts = useTexts(catalogTexts)
  const missing = isAsked ? texts.missing.here : undefined
  const isDescribed = Object.values(food.description).some((text) => text.trim() !== '')
  return (
    <div className="col g3 mt4">
      <LocalizedField
        name="name"
        label={texts.food.name}
        value={food.name}
        language={language}
        maxLength={NAME_LENGTH}
        onChange={(name) => onChange({ name })}
        errorOf={(text) => (text.trim() === '' ? missing : undefined)}
      />
      <LocalizedField
        name="description"
        label={texts.food.description}
        rows={2}
        value={food.description}
        language={language}
        maxLength={descriptionLength}
        onChange={(description) => onChange({ description })}
        errorOf={(text) => (isDescribed && text.trim() === '' ? missing : undefined)}
      />
      <div className="row g3 top-row">
        <PriceField cents={food.cents} onChange={(cents) => onChange({ cents })} />
        {beside}
      </div>
      <AllergenEditor contains={food.contains} traces={food.traces} onChange={onChange} />
      {children}
      <div className="list outlined">
        <Switch isSelected={food.isFrozen} onChange={(isFrozen) => onChange({ isFrozen })}>
          {texts.food.frozen}
        </Switch>
        <div data-field="alcohol">
          <span className="grow">{texts.food.alcohol}</span>
          <Segmented
            className="yes-no"
            label={texts.food.alcohol}
            value={food.isAlcoholic === null ? 'unsaid' : food.isAlcoholic ? 'yes' : 'no'}
            onChange={(answer) => onChange({ isAlcoholic: answer === 'yes' })}
            options={[
              { id: 'no', label: texts.food.no },
              { id: 'yes', label: texts.food.yes },
            ]}
          />
        </div>
      </div>
    </div>
  )
}

interface PriceFieldProps {
  readonly cents: number
  readonly label?: string
  readonly onChange: (cents: number) => void
}

/** A price in euros; what is no price is said and not taken over. */
export function PriceField({ cents, label, onChange }: PriceFieldProps) {
  const texts = useTexts(catalogTexts).food
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? amountField(cents, language)
  const isPrice = typeof typedCents(text) === 'number'
  const write = (next: string) => {
    setTyped(next)
    const parsed = typedCents(next)
    if (typeof parsed === 'number') onChange(parsed)
  }
  return (
    <TextField
      className="grow"
      label={label ?? texts.price}
      inputMode="decimal"
      icon="euro"
      value={text}
      onChange={write}
      onBlur={() => isPrice && setTyped(null)}
      error={isPrice ? undefined : texts.priceWrong}
    />
  )
}
