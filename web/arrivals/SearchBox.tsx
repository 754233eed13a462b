import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { arrivalTexts } from './texts.ts'

interface SearchBoxProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Name, place or order: finds while one types. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const texts = useTexts(arrivalTexts)
  return (
    <span className="sel desk-search" role="search">
      <Icon name="search" size={19} />
      <input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={value}
        maxLength={60}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <button type="button" aria-label={texts.clearSearch} onClick={() => onChange('')}>
          <Icon name="close" size={17} stroke={2.2} />
        </button>
      )}
    </span>
  )
}
