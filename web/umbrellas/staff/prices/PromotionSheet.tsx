import { useState } from 'react'
import { LANGUAGES } from '../../../../domain/platform/language.ts'
import { promotionsFile, type PromotionEntry } from '../../../../domain/umbrellas/promotion-file.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/choices.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { DateField } from '../../../ui/staff/DateField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { entryOf, formOf, type PromotionForm } from './promotion-form.ts'
import { priceTexts } from './texts.ts'
import { WeekdayChoice } from './WeekdayChoice.tsx'

interface PromotionSheetProps {
  /** Null is a new one. */
  readonly entry: PromotionEntry | null
  readonly isBusy: boolean
  readonly onSave: (entry: PromotionEntry) => void
  readonly onRemove: (id: string) => void
  readonly onClose: () => void
}

/** One promotion: what it takes off, when it holds, its code. It goes into the draft when the file's own rules are content. */
export function PromotionSheet({ entry, isBusy, onSave, onRemove, onClose }: PromotionSheetProps) {
  const texts = useTexts(priceTexts)
  const [form, setForm] = useState<PromotionForm>(() => formOf(entry))
  const next = entryOf(form, entry)
  const isFine = promotionsFile.safeParse({ promotions: [next], minimumStays: [] }).success
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={entry === null ? texts.newPromotion : texts.promotions}
      footer={
        <div className="col g2">
          <Button full isBusy={isBusy} isDisabled={!isFine} onPress={() => onSave(next)}>
            {texts.save}
          </Button>
          {entry === null ? null : (
            <Button full variant="danger-tint" isBusy={isBusy} onPress={() => onRemove(entry.id)}>
              {texts.remove}
            </Button>
          )}
        </div>
      }
    >
      <Fields form={form} isNew={entry === null} onChange={(change) => setForm({ ...form, ...change })} />
    </Sheet>
  )
}

interface FieldsProps {
  readonly form: PromotionForm
  readonly isNew: boolean
  readonly onChange: (change: Partial<PromotionForm>) => void
}

function Fields({ form, isNew, onChange }: FieldsProps) {
  const texts = useTexts(priceTexts)
  const words = (field: 'id' | 'euro' | 'code' | 'rows', label: string, maxLength: number) => (
    <TextField
      label={label}
      value={form[field]}
      maxLength={maxLength}
      isReadOnly={field === 'id' && !isNew}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  const number = (
    field: 'percent' | 'uses' | 'usesPerCustomer' | 'aheadLeast' | 'aheadMost' | 'leastDays',
    label: string,
  ) => (
    <TextField
      label={label}
      value={form[field]}
      inputMode="numeric"
      maxLength={6}
      onChange={(value) => onChange({ [field]: value.replace(/\D/g, '') })}
    />
  )
  const date = (field: 'stayFrom' | 'stayTo' | 'validFrom' | 'validTo') => (
    <DateField label={texts[field]} value={form[field]} onChange={(value) => onChange({ [field]: value })} />
  )
  return (
    <div className="price-fields">
      {words('id', texts.id, 40)}
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={texts.name(language.toUpperCase())}
          value={form.name[language]}
          maxLength={200}
          onChange={(value) => onChange({ name: { ...form.name, [language]: value } })}
        />
      ))}
      {number('percent', texts.percent)}
      {words('euro', texts.euro, 8)}
      {words('code', texts.code, 24)}
      {number('uses', texts.uses)}
      {number('usesPerCustomer', texts.usesEach)}
      {words('rows', texts.onlyRows, 40)}
      <WeekdayChoice label={texts.onlyDays} value={form.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      {date('stayFrom')}
      {date('stayTo')}
      {date('validFrom')}
      {date('validTo')}
      {number('aheadLeast', texts.aheadLeast)}
      {number('aheadMost', texts.aheadMost)}
      {number('leastDays', texts.leastDays)}
      <Switch isSelected={form.isCombinable} onChange={(isCombinable) => onChange({ isCombinable })}>
        {texts.combinable}
      </Switch>
    </div>
  )
}
