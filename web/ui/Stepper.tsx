import { useId } from 'react'
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

/** A quantity with minus and plus; every change is spoken. */
export function Stepper({ value, min, max, label, onChange, reason, isDisabled = false }: StepperProps) {
  const texts = useTexts(uiTexts)
  const reasonId = useId()
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by))
    if (next === value) return
    onChange(next)
    const limit = next === max ? texts.atMost(max) : next === min ? texts.atLeast(min) : ''
    announce([`${label}: ${next}`, limit].filter(Boolean).join('. '))
  }
  return (
    <span className="stepper" role="group" aria-label={label} aria-describedby={reason ? reasonId : undefined}>
      <Button aria-label={texts.less(label)} isDisabled={isDisabled || value <= min} onPress={() => step(-1)}>
        <Icon name="minus" size={20} stroke={2.2} />
      </Button>
      <output aria-live="off">{value}</output>
      <Button aria-label={texts.more(label)} isDisabled={isDisabled || value >= max} onPress={() => step(1)}>
        <Icon name="plus" size={20} stroke={2.2} />
      </Button>
      {reason ? (
        <span id={reasonId} className="sr">
          {reason}
        </span>
      ) : null}
    </span>
  )
}
