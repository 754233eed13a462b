import { useId } from 'react'

interface TimeFieldProps {
  readonly label: string
  /** HH:MM; empty when none is chosen. */
  readonly value: string
  readonly onChange: (time: string) => void
}

/** A labelled time of the day, chosen with the system's own clock. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <div className="inp">
        <input id={id} type="time" value={value} onChange={(event) => onChange(event.target.value)} />
      </div>
    </div>
  )
}
