import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTexts } from '../platform/texts.ts'
import { announce } from './Announcer.tsx'
import { Icon } from './Icon.tsx'
import { uiTexts } from './texts.ts'

interface StepperProps {
  readonly value: number
  readonly min: number
  readonly max: number
  /** What is counted: "Lettini". */
  readonly label: string
  readonly onChange: (value: number) => void
  /** Why it cannot go further, e.g. "Esaurito"; read with the group. */
  readonly reason?: string
  readonly isDisabled?: boolean
}

/** A quantity with minus and plus; every change is spoken. At its bound the button that is on it keeps the focus, and says so again. */
export function Stepper({ value, min, max, label, onChange, reason, isDisabled = false }: StepperProps) {
  const texts = useTexts(uiTexts)
  const reasonId = useId()
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by))
    if (next !== value) onChange(next)
    const limit = next === max ? texts.atMost(max) : next === min ? texts.atLeast(min) : ''
    announce([`${label}: ${next}`, limit].filter(Boolean).join('. '))
  }
  return (
    <span className="stepper" role="group" aria-label={label} aria-describedby={reason ? reasonId : undefined}>
      <StepButton
        icon="minus"
        label={texts.less(label)}
        isOff={isDisabled}
        isAtEnd={value <= min}
        onPress={() => step(-1)}
      />
      <output aria-live="off">{value}</output>
      <StepButton
        icon="plus"
        label={texts.more(label)}
        isOff={isDisabled}
        isAtEnd={value >= max}
        onPress={() => step(1)}
      />
      {reason ? (
        <span id={reasonId} className="sr">
          {reason}
        </span>
      ) : null}
    </span>
  )
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus'
  readonly label: string
  readonly isOff: boolean
  readonly isAtEnd: boolean
  readonly onPress: () => void
}

/** Minus or plus. A disabled button loses the focus: the one that a person is on is only marked, until they leave it. */
function StepButton({ icon, label, isOff, isAtEnd, onPress }: StepButtonProps) {
  const [isHeld, setHeld] = useState(false)
  return (
    <Button
      aria-label={label}
      isDisabled={isOff || (isAtEnd && !isHeld)}
      {...(isAtEnd ? { 'aria-disabled': true } : {})}
      onFocusChange={setHeld}
      onPress={onPress}
    >
      <Icon name={icon} size={20} stroke={2.2} />
    </Button>
  )
}
