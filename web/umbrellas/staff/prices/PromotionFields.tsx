import { LANGUAGES } from '../../../../domain/platform/language.ts'
import { DAY_PARTS } from '../../../../domain/platform/day-part.ts'
import type { Category } from '../../../../domain/umbrellas/plan.ts'
import { CHANNELS } from '../../../../domain/umbrellas/promotion.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Switch } from '../../../ui/choices.tsx'
import { DateField } from '../../../ui/staff/DateField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CheckChoice } from './CheckChoice.tsx'
import type { PromotionField, PromotionForm, problemsOf } from './promotion-form.ts'
import { priceTexts } from './texts.ts'
import { WeekdayChoice } from './WeekdayChoice.tsx'

interface FieldsProps {
  readonly form: PromotionForm
  readonly categories: readonly Category[]
  readonly isNew: boolean
  readonly problems: ReturnType<typeof problemsOf>
  readonly onChange: (change: Partial<PromotionForm>) => void
}

const RANGES = {
  percent: [1, 100],
  uses: [1, 100_000],
  usesPerCustomer: [1, 100],
  aheadLeast: [1, 400],
  aheadMost: [0, 400],
  leastDays: [2, 60],
} as const

/** What is wrong at a field, in words. */
function useErrors(problems: FieldsProps['problems']) {
  const { wrong } = useTexts(priceTexts)
  return (field: PromotionField): string | undefined => {
    const problem = problems[field]
    if (problem === undefined) return undefined
    if (problem === 'taken') return wrong.taken
    if (problem === 'discount') return wrong.discount
    switch (field) {
      case 'id':
      case 'name':
      case 'euro':
      case 'code':
      case 'rows':
        return wrong[field]
      case 'days':
      case 'valid':
        return wrong.order
      case 'aheadMost':
        return wrong.ahead
      default: {
        const [least, most] = RANGES[field]
        return wrong.between(least, most)
      }
    }
  }
}

/** The fields of a promotion. */
export function PromotionFields({ form, categories, isNew, problems, onChange }: FieldsProps) {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  const errorOf = useErrors(problems)
  const words = (field: 'id' | 'euro' | 'code' | 'rows', label: string, maxLength: number) => (
    <TextField
      label={label}
      value={form[field]}
      maxLength={maxLength}
      error={errorOf(field)}
      isReadOnly={field === 'id' && !isNew}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  const number = (field: keyof typeof RANGES, label: string) => (
    <TextField
      label={label}
      value={form[field]}
      inputMode="numeric"
      maxLength={6}
      error={errorOf(field)}
      onChange={(value) => onChange({ [field]: value.replace(/\D/g, '') })}
    />
  )
  const date = (field: 'stayFrom' | 'stayTo' | 'validFrom' | 'validTo', error?: string) => (
    <DateField
      label={texts[field]}
      value={form[field]}
      error={error}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  const nameError = errorOf('name')
  return (
    <div className="price-fields">
      {words('id', texts.id, 40)}
      {LANGUAGES.map((one) => (
        <TextField
          key={one}
          label={texts.name(one.toUpperCase())}
          value={form.name[one]}
          maxLength={200}
          error={form.name[one] === '' ? nameError : undefined}
          onChange={(value) => onChange({ name: { ...form.name, [one]: value } })}
        />
      ))}
      {number('percent', texts.percent)}
      {words('euro', texts.euro, 8)}
      {words('code', texts.code, 24)}
      {number('uses', texts.uses)}
      {number('usesPerCustomer', texts.usesEach)}
      {words('rows', texts.onlyRows, 40)}
      <CheckChoice
        label={texts.onlyCategories}
        options={categories.map((one) => ({ id: one.id, label: one.name[language] }))}
        value={form.categories}
        onChange={(value) => onChange({ categories: value })}
      />
      <CheckChoice
        label={texts.onlyParts}
        options={DAY_PARTS.map((id) => ({ id, label: id === 'full_day' ? texts.fullDay : texts[id] }))}
        value={form.parts}
        onChange={(parts) => onChange({ parts })}
      />
      <CheckChoice
        label={texts.onlyChannels}
        options={CHANNELS.map((id) => ({ id, label: texts.channel[id] }))}
        value={form.channels}
        onChange={(channels) => onChange({ channels })}
      />
      <WeekdayChoice label={texts.onlyDays} value={form.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      {date('stayFrom')}
      {date('stayTo', errorOf('days'))}
      {date('validFrom')}
      {date('validTo', errorOf('valid'))}
      {number('aheadLeast', texts.aheadLeast)}
      {number('aheadMost', texts.aheadMost)}
      {number('leastDays', texts.leastDays)}
      <Switch isSelected={form.isCombinable} onChange={(isCombinable) => onChange({ isCombinable })}>
        {texts.combinable}
      </Switch>
    </div>
  )
}
