import type { ReactNode } from 'react'
import { Chip, ChipRow } from '../Chip.tsx'
import './fields.css'

interface CountChipsProps {
  readonly label: string
  readonly value: number
  readonly from: number
  readonly to: number
  readonly onChange: (value: number) => void
}

/** A small number as chips: one tap says it. */
export function CountChips({ label, value, from, to, onChange }: CountChipsProps) {
  if (to < from) return null
  return (
    <LabelledChips label={label}>
      {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((count) => (
        <Chip key={count} isSelected={count === value} onPress={() => onChange(count)}>
          {count}
        </Chip>
      ))}
    </LabelledChips>
  )
}

/** Chips with what they are beside them. */
export function LabelledChips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="labelled-chips">
      <span className="sub">{label}</span>
      <ChipRow label={label} wrap>
        {children}
      </ChipRow>
    </div>
  )
}
