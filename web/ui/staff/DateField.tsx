import { useId } from 'react'

interface DateFieldProps {
  readonly label: string
  /** 'YYYY-MM-DD'; empty is no day. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly error?: string | undefined
}

/** A labelled day, chosen with the system's own calendar. */
export function DateField({ label, value, onChange, hint, error }: DateFieldProps) {
  const id = useId()
  const below = error ?? hint
  return (
    <div className="field grow">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      <div className={error === undefined ? 'inp' : 'inp err'}>
        <input
          id={id}
          type="date"
          value={value}
          aria-invalid={error !== undefined}
          {...(below === undefined ? {} : { 'aria-describedby': `${id}-below` })}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {below === undefined ? null : (
        <p id={`${id}-below`} className={error === undefined ? 'hint' : 'msg e'}>
          {below}
        </p>
      )}
    </div>
  )
}
