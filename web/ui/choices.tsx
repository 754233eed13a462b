import { Fragment, useId, type KeyboardEvent, type ReactNode } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { FieldError } from './TextField.tsx'

interface CheckRowProps {
  /** What is accepted: a press on the words ticks the box. */
  readonly children: ReactNode
  /** What opens the text in question, beside the words. */
  readonly beside?: ReactNode
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly error?: string | undefined
  readonly name?: string
  readonly isDisabled?: boolean
  readonly onBlur?: () => void
  readonly ref?: React.Ref<HTMLInputElement>
}

/** A consent box with its words; the error stands under the row. */
export function CheckRow({ children, beside, isSelected, onChange, error, ref, ...rest }: CheckRowProps) {
  const errorId = useId()
  return (
    <div>
      <div className="row g3">
        <Checkbox
          {...rest}
          className="choice grow"
          isSelected={isSelected}
          onChange={onChange}
          isInvalid={error !== undefined}
          validationBehavior="aria"
          {...(ref === undefined ? {} : { inputRef: ref })}
          {...(error === undefined ? {} : { 'aria-describedby': errorId })}
        >
          <span className="check">
            <Icon name="check" size={16} stroke={3} />
          </span>
          <span className="grow">{children}</span>
        </Checkbox>
        {beside}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

interface SwitchProps {
  /** Words at the left; the accessible name. */
  readonly children: ReactNode
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean
  /** Hides the words, where they stand elsewhere. */
  readonly isLabelHidden?: boolean
  readonly className?: string
}

/** A flag that is on or off at once. */
export function Switch({ children, isLabelHidden = false, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={classNames('row g3 sp choice-switch', className)}>
      <span className={isLabelHidden ? 'sr' : 'grow'}>{children}</span>
      <span className="switch" />
    </AriaSwitch>
  )
}

export interface RadioOption<K extends string> {
  readonly id: K
  readonly label: ReactNode
  readonly detail?: ReactNode
  readonly leading?: ReactNode
  readonly isDisabled?: boolean
  /** Why it cannot be chosen: the row stays and says so. */
  readonly reason?: string
  /** A link in the row, before its mark. */
  readonly action?: ReactNode
  /** What belongs to the row while it is chosen, e.g. fields to fill. */
  readonly below?: ReactNode
}

interface RadioListProps<K extends string> {
  readonly label: string
  /** Null when nothing is chosen yet. */
  readonly value: K | null
  readonly options: readonly RadioOption<K>[]
  readonly onChange: (value: K) => void
  readonly className?: string
  /** Id of what says what is wrong with the choice. */
  readonly describedBy?: string
}

/** Arrows move between the rows; in what belongs to a row they are its own. */
function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation()
}

/** A list of which one row is chosen, e.g. how to pay. */
export function RadioList<K extends string>(props: RadioListProps<K>) {
  const { label, value, options, onChange, className, describedBy } = props
  return (
    <RadioGroup
      aria-label={label}
      isInvalid={describedBy !== undefined}
      validationBehavior="aria"
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      className={classNames('list', className)}
      value={value}
      onChange={(next) => onChange(next as K)}
    >
      {options.map((option) => (
        <Fragment key={option.id}>
          <Radio value={option.id} isDisabled={option.isDisabled === true || option.reason !== undefined}>
            {option.leading}
            <span className="grow">
              <span className="head row-detail">{option.label}</span>
              {option.detail === undefined ? null : <span className="foot ink2 row-detail">{option.detail}</span>}
              {option.reason === undefined ? null : <span className="foot ink2 row-detail">{option.reason}</span>}
            </span>
            {option.action}
            <span className="radio">
              <Icon name="check" size={15} stroke={3.2} />
            </span>
          </Radio>
          {option.below === undefined ? null : (
            <div className="radio-below" role="group" onKeyDown={keepKeys}>
              {option.below}
            </div>
          )}
        </Fragment>
      ))}
    </RadioGroup>
  )
}
