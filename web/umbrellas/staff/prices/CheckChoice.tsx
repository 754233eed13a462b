interface CheckChoiceProps<T extends string> {
  readonly label: string
  readonly options: readonly { readonly id: T; readonly label: string }[]
  readonly value: readonly T[]
  readonly onChange: (value: T[]) => void
}

/** Any number of a few things; they stay in the order of the options. */
export function CheckChoice<T extends string>({ label, options, value, onChange }: CheckChoiceProps<T>) {
  const ids = options.map((one) => one.id)
  return (
    <fieldset className="price-weekdays">
      <legend className="lab">{label}</legend>
      {options.map((one) => (
        <label key={one.id} className="price-brush">
          <input
            type="checkbox"
            checked={value.includes(one.id)}
            onChange={(event) =>
              onChange(ids.filter((id) => (id === one.id ? event.target.checked : value.includes(id))))
            }
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  )
}
