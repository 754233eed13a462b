import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'

interface SegmentedOption<K extends string> {
  readonly id: K
  readonly label: ReactNode
  readonly isDisabled?: boolean
}

interface SegmentedProps<K extends string> {
  /** Accessible name. */
  readonly label: string
  readonly value: K
  readonly options: readonly SegmentedOption<K>[]
  readonly onChange: (value: K) => void
  readonly className?: string
}

/** Two or three options of which one holds, in one bar. */
export function Segmented<K extends string>({ label, value, options, onChange, className = '' }: SegmentedProps<K>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      className={`seg ${className}`}
      value={value}
      onChange={(next) => onChange(next as K)}
    >
      {options.map((option) => (
        <Radio key={option.id} value={option.id} isDisabled={option.isDisabled ?? false}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  )
}
