import { useId } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { FieldError } from '../ui/TextField.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './PhoneField.module.css'
import { joinPhone, PHONE_PREFIXES, splitPhone, type PhoneParts } from './phone-number.ts'
import { accountTexts } from './texts.ts'
import { useErrorText } from './use-form-errors.ts'

/**
 * A phone number with its country code (mockup 03). What is pasted or filled in with a code of its own moves the
 * code into the menu; the form holds the whole number.
 */
export function PhoneField<T extends FieldValues>(props: {
  control: Control<T>
  name: FieldPath<T>
  label: string
  /** The menu's choice is kept here, because an empty number has none. */
  prefix: string
  onPrefixChange: (prefix: string) => void
}) {
  const { control, name, label, prefix, onPrefixChange } = props
  const texts = useTexts(accountTexts).signup
  const errorText = useErrorText()
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController({ control, name })
  const [inputId, errorId] = [useId(), useId()]
  const error = errorText(name, fieldState.error)
  const options = [...PHONE_PREFIXES.map((id) => ({ id: id as string, label: id })), { id: '', label: texts.noPrefix }]
  const number = numberWithout(String(value), prefix)
  const change = (parts: PhoneParts) => {
    if (parts.prefix !== prefix) onPrefixChange(parts.prefix)
    onChange(joinPhone(parts))
  }
  return (
    <div className="field">
      <label className="lab" htmlFor={inputId}>
        {label}
      </label>
      <div className={classNames('inp', error !== undefined && 'err')}>
        <MenuButton
          label={texts.prefix}
          options={options}
          value={prefix}
          onChange={(code) => change({ prefix: code, number })}
          className={styles['prefix'] ?? ''}
        >
          {prefix === '' ? '–' : prefix}
          <Icon name="chevron-down" size={15} stroke={2.2} />
        </MenuButton>
        <input
          id={inputId}
          ref={ref}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete={prefix === '' ? 'tel' : 'tel-national'}
          value={number}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onBlur={onBlur}
          onChange={(event) => {
            const typed = splitPhone(event.target.value)
            change(typed.prefix === '' ? { prefix, number: event.target.value } : typed)
          }}
        />
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** The part of the whole number beside its country code, as it was typed. */
function numberWithout(value: string, prefix: string): string {
  if (prefix === '' || !value.startsWith(prefix)) return value
  return value.slice(prefix.length).replace(/^ /, '')
}
