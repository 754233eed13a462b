import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface MenuOption<K extends string> {
  readonly id: K
  readonly label: string
  /** Language of the words, when it is another than the page's. */
  readonly lang?: string
}

interface MenuButtonProps<K extends string> {
  /** What the menu chooses, e.g. "Lingua". */
  readonly label: string
  /** What the button shows. */
  readonly children: ReactNode
  readonly options: readonly MenuOption<K>[]
  readonly value: K
  readonly onChange: (value: K) => void
  /** Classes of the button; the outlined selector of the top bar by default. */
  readonly className?: string
}

/**
 * A button that opens the system's own menu, of which one item holds: on a phone its wheel or sheet, with every
 * keyboard and screen reader. It costs the first load nothing, where a menu of our own costs 24 KB.
 */
export function MenuButton<K extends string>({
  label,
  children,
  options,
  value,
  onChange,
  className = 'sel',
}: MenuButtonProps<K>) {
  return (
    <span className={classNames(className, 'menu-button')}>
      <span className="menu-face" aria-hidden="true">
        {children}
      </span>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value as K)}>
        {options.map((option) => (
          <option key={option.id} value={option.id} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
