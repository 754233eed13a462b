import { Icon } from '../Icon.tsx'
import { MenuButton } from '../MenuButton.tsx'

interface SelectFieldProps<K extends string> {
  readonly label: string
  readonly value: K
  readonly options: readonly { readonly id: K; readonly label: string }[]
  readonly onChange: (value: K) => void
}

/** A labelled choice that looks like a field and opens the system's own menu. */
export function SelectField<K extends string>({ label, value, options, onChange }: SelectFieldProps<K>) {
  return (
    <div className="field grow">
      <span className="lab" aria-hidden="true">
        {label}
      </span>
      <div>
        <MenuButton label={label} value={value} options={options} onChange={onChange} className="inp">
          <span className="grow ell">{options.find(({ id }) => id === value)?.label}</span>
          <Icon name="chevron-down" size={18} />
        </MenuButton>
      </div>
    </div>
  )
}
