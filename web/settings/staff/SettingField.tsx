import { SETTINGS, type SettingKey } from '../../../domain/settings/settings.ts'
import type { SettingValue } from '../../../domain/settings/staff-calls.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { numberField, typedNumber } from '../../ui/staff/amount.ts'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { TextArea } from '../../ui/staff/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SettingsList } from './known-settings.ts'
import { scaleOf, unitOf } from './setting-unit.ts'
import { useSettingWords } from './setting-words.ts'
import { settingsTexts } from './texts.ts'

/** What stands in a field before it is a value. */
export type SettingDraft = string | boolean

/** A value as its field shows it. */
export function draftOf(key: SettingKey, value: SettingValue, language: Language): SettingDraft {
  if (typeof value === 'boolean') return value
  if (value === null) return ''
  if (Array.isArray(value)) return value.join('\n')
  const isClock = unitOf(key) === 'clock'
  if (typeof value === 'number' && !isClock) return numberField(value / scaleOf(unitOf(key)), language)
  return String(value)
}

/** The value of a draft; undefined when a number is none. What is not accepted is the server's to say. */
export function valueOf(key: SettingKey, draft: SettingDraft): SettingValue | undefined {
  if (typeof draft === 'boolean') return draft
  const text = draft.trim()
  const { kind } = SETTINGS[key]
  if (kind === 'date') return text === '' ? null : text
  if (kind === 'list') return text.split(/[\s,]+/).filter((entry) => entry !== '')
  if (kind !== 'whole') return text
  const number = typedNumber(text)
  return number === null ? undefined : Math.round(number * scaleOf(unitOf(key)) * 1000) / 1000
}

interface SettingFieldProps {
  readonly settingKey: SettingKey
  readonly draft: SettingDraft
  readonly onChange: (draft: SettingDraft) => void
  readonly pages: SettingsList['pages']
  readonly error: string | undefined
}

/** The field for a kind of setting: switch, number with unit and range, day, time, text, link, version, list, page. */
export function SettingField({ settingKey, draft, onChange, pages, error }: SettingFieldProps) {
  const texts = useTexts(settingsTexts)
  const label = useSettingWords().title(settingKey)
  const hint = useRange(settingKey)
  const { kind, range } = SETTINGS[settingKey]
  if (typeof draft === 'boolean')
    return (
      <Switch isSelected={draft} onChange={onChange}>
        {label}
      </Switch>
    )
  const field = { label, value: draft, onChange, error }
  if (kind === 'date') return <DateField {...field} />
  if (kind === 'list') return <TextArea {...field} name={settingKey} rows={5} hint={texts.listHint} />
  if (kind === 'page') {
    const options = pages.map(({ slug, title }) => ({ id: slug, label: title }))
    return <SelectField label={label} value={draft} options={options} onChange={onChange} />
  }
  if (unitOf(settingKey) === 'clock' && range !== null) {
    const hours = Array.from({ length: range[1] - range[0] + 1 }, (_, at) => String(range[0] + at))
    const options = hours.map((id) => ({ id, label: `${id.padStart(2, '0')}:00` }))
    return <SelectField label={label} value={draft} options={options} onChange={onChange} />
  }
  const inputMode = kind === 'whole' ? ('decimal' as const) : ('text' as const)
  return <TextField {...field} inputMode={inputMode} {...(hint === undefined ? {} : { hint })} maxLength={500} />
}

/** "1–60 min · predefinito 8 min". */
function useRange(key: SettingKey): string | undefined {
  const words = useSettingWords()
  const { kind, range, default: initial } = SETTINGS[key]
  const said = `${words.texts.default} ${words.value(key, initial)}`
  if (kind !== 'whole' || range === null) return said
  return `${words.value(key, range[0])} – ${words.value(key, range[1])} · ${said}`
}
