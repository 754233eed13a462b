import { useState } from 'react'
import { DAY_PARTS } from '../../../../domain/platform/day-part.ts'
import { LANGUAGES, type Language } from '../../../../domain/platform/language.ts'
import type { Category } from '../../../../domain/umbrellas/plan.ts'
import { CHANNELS } from '../../../../domain/umbrellas/promotion.ts'
import { LanguageTabs } from '../../../content/staff/LanguageTabs.tsx'
import { LocalizedField } from '../../../content/staff/LocalizedField.tsx'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Switch } from '../../../ui/choices.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { DateField } from '../../../ui/staff/DateField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { CheckChoice } from './CheckChoice.tsx'
import { Fold } from './Fold.tsx'
import type { PromotionField, PromotionForm, problemsOf } from './promotion-form.ts'
import { hasRareConditions } from './promotion-steps.ts'
import { priceTexts } from './texts.ts'
import { WeekdayChoice } from './WeekdayChoice.tsx'

interface FieldsProps {
  readonly form: PromotionForm
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
type NumberField = keyof typeof RANGES
type WordField = 'euro' | 'code' | 'rows'
type DayField = 'stayFrom' | 'stayTo' | 'validFrom' | 'validTo'

/** What is wrong at a field, in words. */
function useErrors(problems: FieldsProps['problems']) {
  const { wrong } = useTexts(priceTexts)
  return (field: PromotionField): string | undefined => {
    const problem = problems[field]
    if (problem === undefined) return undefined
    if (problem !== 'wrong') return wrong[problem]
    switch (field) {
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

/** The kinds of fields that the steps are made of, each with its value and its error. */
function useFields({ form, problems, onChange }: FieldsProps) {
  const texts = useTexts(priceTexts)
  const errorOf = useErrors(problems)
  return {
    errorOf,
    words: (field: WordField, label: string, maxLength: number, error = errorOf(field)) => (
      <TextField
        label={label}
        value={form[field]}
        maxLength={maxLength}
        error={error}
        onChange={(value) => onChange({ [field]: value })}
      />
    ),
    number: (field: NumberField, label: string) => (
      <TextField
        label={label}
        value={form[field]}
        inputMode="numeric"
        maxLength={6}
        error={errorOf(field)}
        onChange={(value) => onChange({ [field]: value.replace(/\D/g, '') })}
      />
    ),
    date: (field: DayField, error?: string) => (
      <DateField
        label={texts[field]}
        value={form[field]}
        error={error}
        onChange={(value) => onChange({ [field]: value })}
      />
    ),
  }
}

/** What it is: its name, and the code of one that does not hold by itself. It opens in the first language that was found to lack its name. */
export function WhatStep(props: FieldsProps) {
  const texts = useTexts(priceTexts)
  const { form, onChange } = props
  const { errorOf, words, number } = useFields(props)
  const missing = LANGUAGES.filter((one) => form.name[one].trim() === '')
  const nameError = errorOf('name')
  const [language, setLanguage] = useState<Language>(() => (nameError === undefined ? 'it' : (missing[0] ?? 'it')))
  return (
    <>
      <LanguageTabs value={language} onChange={setLanguage} missing={missing} />
      <LocalizedField
        name="name"
        label={texts.name}
        value={form.name}
        language={language}
        maxLength={200}
        onChange={(name) => onChange({ name })}
        errorOf={(text) => (text.trim() === '' ? nameError : undefined)}
      />
      <div className="price-fields">
        {words('code', texts.code, 24)}
        {form.code.trim() === '' ? null : (
          <>
            {number('uses', texts.uses)}
            {number('usesPerCustomer', texts.usesEach)}
          </>
        )}
      </div>
    </>
  )
}

/** When and for whom it holds; what few promotions ask for is folded. */
export function WhenStep({ categories, ...props }: FieldsProps & { readonly categories: readonly Category[] }) {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  const { form, problems, onChange } = props
  const { errorOf, words, number, date } = useFields(props)
  return (
    <>
      <div className="price-fields">
        {date('stayFrom')}
        {date('stayTo', errorOf('days'))}
        <WeekdayChoice label={texts.onlyDays} value={form.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
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
      </div>
      <Fold title={texts.moreConditions} isOpen={hasRareConditions(form) || Object.keys(problems).length > 0}>
        <div className="price-fields">
          {words('rows', texts.onlyRows, 40)}
          {number('leastDays', texts.leastDays)}
          {number('aheadLeast', texts.aheadLeast)}
          {number('aheadMost', texts.aheadMost)}
          {date('validFrom')}
          {date('validTo', errorOf('valid'))}
          <CheckChoice
            label={texts.onlyChannels}
            options={CHANNELS.map((id) => ({ id, label: texts.channel[id] }))}
            value={form.channels}
            onChange={(channels) => onChange({ channels })}
          />
        </div>
      </Fold>
    </>
  )
}

/** How much it takes off. */
export function HowMuchStep(props: FieldsProps) {
  const texts = useTexts(priceTexts)
  const { form, onChange } = props
  const { errorOf, words, number } = useFields(props)
  return (
    <>
      <Segmented
        label={texts.reduction}
        value={form.reduction}
        options={[
          { id: 'percent', label: texts.inPercent },
          { id: 'euro', label: texts.inEuro },
        ]}
        onChange={(reduction) => onChange({ reduction })}
      />
      {form.reduction === 'percent'
        ? number('percent', texts.percent)
        : words('euro', texts.euro, 8, errorOf('euro') ?? errorOf('percent'))}
      <Switch isSelected={form.isCombinable} onChange={(isCombinable) => onChange({ isCombinable })}>
        {texts.combinable}
      </Switch>
    </>
  )
}
