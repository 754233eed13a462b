import type { FocusEvent, ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useChosenInView } from './chosen-in-view.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'

interface ChipProps {
  readonly children: ReactNode
  readonly isSelected?: boolean
  readonly onPress: () => void
  readonly icon?: IconName
  /** A count behind the words. */
  readonly count?: ReactNode
  readonly isDisabled?: boolean
  /** Reached by the arrows of its row only. */
  readonly excludeFromTabOrder?: boolean
  /** The place that it stands for, where arrows lead along a row of places. */
  readonly 'data-place'?: number
  readonly 'aria-label'?: string
}

/** A filter, a category or a day: pressed or not. */
export function Chip({ children, isSelected = false, onPress, icon, count, isDisabled = false, ...rest }: ChipProps) {
  return (
    <ToggleButton {...rest} className="chip" isSelected={isSelected} isDisabled={isDisabled} onPress={onPress}>
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
      {count === undefined ? null : <span className="n num">{count}</span>}
    </ToggleButton>
  )
}

interface ChipRowProps {
  /** Accessible name of the row. */
  readonly label: string
  readonly children: ReactNode
  /** Breaks into lines instead of scrolling. */
  readonly wrap?: boolean
  readonly className?: string
}

/** Browsers leave a chip that is half out of the row where it is when the keyboard reaches it. */
function bringIntoView(event: FocusEvent<HTMLElement>) {
  event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** A row of chips that scrolls sideways from edge to edge, to the one that is chosen. */
export function ChipRow({ label, children, wrap = false, className }: ChipRowProps) {
  const row = useChosenInView()
  return (
    <div
      ref={row}
      className={classNames('chips', wrap && 'wrap', className)}
      role="group"
      aria-label={label}
      onFocus={bringIntoView}
    >
      {children}
    </div>
  )
}
