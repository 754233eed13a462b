import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { StaffIcon, type StaffIconName } from './StaffIcon.tsx'

interface TileChoiceProps<K extends string> {
  readonly label: string
  /** Null when nothing is chosen yet. */
  readonly value: K | null
  readonly options: readonly { readonly id: K; readonly label: string; readonly icon: StaffIconName }[]
  readonly onChange: (value: K) => void
}

/** A few pictures with their words beside each other, of which one holds; each tile bears its choice as `data-choice`. */
export function TileChoice<K extends string>({ label, value, options, onChange }: TileChoiceProps<K>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      className="tiles"
      value={value}
      onChange={(next) => onChange(next as K)}
    >
      {options.map(({ id, label: words, icon }) => (
        <Radio key={id} value={id} data-choice={id}>
          <StaffIcon name={icon} size={26} />
          <span>{words}</span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
